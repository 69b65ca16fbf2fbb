import type { CompanyCard } from '@pinjian/contract/company.ts';
import { Link } from 'react-router';
import { StatusTag } from '#ui/tag.tsx';
import { CompanyLogo } from './company-logo.tsx';
import styles from './company-view.module.css';

interface CompanyBriefProps {
  readonly company: CompanyCard;
  readonly to: string;
  /** What the link takes along, for the way back from there. */
  readonly state?: unknown;
  /** What stands there, where it is not what seekers are led to. */
  readonly label?: string;
}

/** Who offers a position, beside it. */
export function CompanyBrief({ company, to, state, label = '查看公司和在招职位' }: CompanyBriefProps) {
  const facts = [company.industryName, company.staffSize, company.financingStage, company.cityName].filter(
    (fact) => fact !== null,
  );
  return (
    <section className={styles.brief} aria-label="公司">
      <div className={styles.who}>
        <CompanyLogo name={company.name} url={company.logoUrl} size={44} />
        <div>
          <strong className={styles.name}>{company.name}</strong>
          {company.verified && <StatusTag tone="success">已认证</StatusTag>}
        </div>
      </div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={to} state={state} className="target">
        {label}
      </Link>
    </section>
  );
}

import { StatusTag } from '#ui/tag.tsx';
import type { CompanyProfile } from '../model.ts';
import { AgencyNumber } from './agency-card.tsx';
import { CompanyLogo } from './company-logo.tsx';
import styles from './company-view.module.css';

/** http and https only: a link that a company typed must not run anything. */
function websiteOf(company: CompanyProfile): string | null {
  if (company.website === null || company.website === '') return null;
  const address = /^https?:\/\//i.test(company.website) ? company.website : `https://${company.website}`;
  return URL.canParse(address) ? address : null;
}

/** A company as seekers see it. */
export function CompanyView({ company }: { readonly company: CompanyProfile }) {
  const website = websiteOf(company);
  const facts = [
    company.industryName,
    company.staffSizeLabel,
    company.financingStageLabel,
    company.companyTypeLabel,
    company.cityName,
    company.foundedYear === null ? null : `${company.foundedYear} 年成立`,
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <CompanyLogo name={company.shortName ?? company.name} url={company.logoUrl} size={72} />
        <div className={styles.heading}>
          <h1 className={styles.title}>{company.shortName ?? company.name}</h1>
          {company.shortName !== null && <p className={styles.muted}>{company.name}</p>}
          <div className={styles.tags}>
            {company.verificationStatus === 1 && <StatusTag tone="success">已认证</StatusTag>}
            {facts.map((fact) => (
              <StatusTag key={fact}>{fact}</StatusTag>
            ))}
          </div>
        </div>
      </header>
      {company.agencyLicence !== null && (
        <p className={styles.muted}>
          <AgencyNumber licence={company.agencyLicence} />
        </p>
      )}
      {company.introduction !== null && company.introduction !== '' && (
        <section className={styles.block}>
          <h2 className={styles.blockTitle}>公司介绍</h2>
          <p className={styles.prose}>{company.introduction}</p>
        </section>
      )}
      {(company.benefits.length > 0 || website !== null || (company.address ?? '') !== '') && (
        <section className={styles.block}>
          <h2 className={styles.blockTitle}>更多信息</h2>
          {company.benefits.length > 0 && (
            <div className={styles.tags}>
              {company.benefits.map((benefit) => (
                <StatusTag key={benefit}>{benefit}</StatusTag>
              ))}
            </div>
          )}
          {(company.address ?? '') !== '' && <p>{company.address}</p>}
          {website !== null && (
            <a href={website} target="_blank" rel="noreferrer nofollow">
              {company.website}
            </a>
          )}
        </section>
      )}
    </div>
  );
}

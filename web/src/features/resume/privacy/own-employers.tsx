import type { OwnEmployer } from '@pinjian/contract/resume-privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ownEmployersQuery } from './api.ts';
import styles from './privacy.module.css';

/** More than these are looked for by name. */
const shown = 6;

interface OwnEmployersProps {
  readonly onBlock: (company: OwnEmployer) => void;
  /** Companies that are blocked already. */
  readonly covered: ReadonlySet<string>;
}

/** The employers of the seeker's own resumes, to be blocked in one press: what most people come for. */
export function OwnEmployers({ onBlock, covered }: OwnEmployersProps) {
  const { data = [] } = useQuery(ownEmployersQuery);
  const employers = data.filter(({ companyId }) => !covered.has(companyId)).slice(0, shown);
  if (employers.length === 0) return null;
  return (
    <div className={styles.employers} role="group" aria-label="简历里的公司">
      <p className={styles.text}>简历里的公司</p>
      {employers.map((employer) => (
        <Button
          key={employer.companyId}
          className={styles.employer}
          aria-label={`屏蔽「${employer.name}」`}
          onClick={() => onBlock(employer)}
        >
          屏蔽{employer.current ? '现在的公司' : ''}「{employer.shortName ?? employer.name}」
        </Button>
      ))}
    </div>
  );
}

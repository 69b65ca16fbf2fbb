import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { companyPositionsQuery } from '../api.ts';
import { PositionList } from './position-list.tsx';
import styles from './company-positions.module.css';

/** What a company is hiring for now. */
export function CompanyPositions({ companyId, base }: { readonly companyId: string; readonly base: string }) {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(companyPositionsQuery(companyId, current));
  return (
    <section className={styles.section} aria-labelledby="company-positions">
      <h2 id="company-positions" className={styles.title}>
        在招职位{data === undefined ? '' : `（${data.total}${data.totalCapped ? '+' : ''}）`}
      </h2>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} title="职位没有加载出来" />}
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data?.records.length === 0 && <EmptyState title="这家公司暂时没有在招的职位" />}
      {data !== undefined && data.records.length > 0 && <PositionList positions={data.records} base={base} />}
      {data !== undefined && (
        <Pages current={current} pageSize={data.pageSize} total={data.total} onChange={setCurrent} />
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { DashboardTab, TargetJob } from '@pinjian/contract/application.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { targetJobsQuery } from '../api.ts';
import { comparePath } from '../offer/mine/path.ts';
import styles from './home.module.css';
import { emptyTabs } from './tabs.ts';

/** Draws one position of a page of a list; given by the route, since the card belongs to another feature. */
export type DrawCard = (target: TargetJob, page: readonly TargetJob[]) => ReactNode;

interface TargetJobsProps {
  readonly tab: DashboardTab;
  readonly current: number;
  readonly onPage: (current: number) => void;
  readonly card: DrawCard;
}

const pageSize = 10;

/** The positions behind a counter, what changed last first. */
export function TargetJobs({ tab, current, onPage, card }: TargetJobsProps) {
  const { data, error, refetch } = useQuery(targetJobsQuery({ tab, current, pageSize }));
  if (data === undefined) {
    return error === null ? (
      <CardSkeletons count={3} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="职位没有加载出来" />
    );
  }
  const { title, text, action } = emptyTabs[tab];
  if (data.total === 0) {
    return <EmptyState title={title} text={text} action={<LinkButton to={action.to}>{action.label}</LinkButton>} />;
  }
  return (
    <>
      {tab === 6 && data.total > 1 && (
        <div className={styles.above}>
          <LinkButton to={comparePath}>对比Offer</LinkButton>
        </div>
      )}
      {data.records.length === 0 && <EmptyState title="这一页已经没有职位了" text="可能刚刚有变动，请回到第一页。" />}
      <ul className={styles.list}>
        {data.records.map((target) => (
          <li key={target.position.positionId}>{card(target, data.records)}</li>
        ))}
      </ul>
      <Pages current={current} pageSize={data.pageSize} total={data.total} onChange={onPage} />
    </>
  );
}

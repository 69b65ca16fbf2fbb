import type { PositionDetail as Detail } from '@pinjian/contract/position-view.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { positionQuery } from '../api.ts';
import { CollectButton } from '../components/collect-button.tsx';
import { PositionDetail } from '../detail/position-detail.tsx';
import styles from './browse.module.css';

interface PositionPaneProps {
  readonly positionId: string;
  readonly base: string;
  readonly state: object;
  /** What a seeker can do besides collecting: applying, by the application feature. */
  readonly actions: (position: Detail) => ReactNode;
  readonly company: (position: Detail) => ReactNode;
}

/** The position that is open beside a list. */
export function PositionPane({ positionId, base, state, actions, company }: PositionPaneProps) {
  const { data: position, error, refetch } = useQuery(positionQuery(positionId));
  if (position === undefined)
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="职位没有加载出来" />
    );
  return (
    <>
      <div className={styles.paneHead}>
        <LinkButton to={`${base}/job-details/${positionId}`} state={state}>
          打开完整页面
        </LinkButton>
      </div>
      <PositionDetail
        position={position}
        actions={
          <>
            {actions(position)}
            <CollectButton positionId={positionId} title={position.title} collected={position.collected} labelled />
          </>
        }
      />
      <div className={styles.company}>{company(position)}</div>
    </>
  );
}

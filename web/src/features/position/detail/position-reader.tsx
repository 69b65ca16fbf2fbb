import { useQuery } from '@tanstack/react-query';
import type { PositionDetail as Detail } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { positionQuery } from '../api.ts';
import { CollectButton } from '../components/collect-button.tsx';
import { PositionDetail } from './position-detail.tsx';
import styles from './position-detail.module.css';
import { PositionFoot } from './position-foot.tsx';
import { ShareButton } from './share/share-button.tsx';

/** What the other features have to say of a position, for whoever draws one. */
export interface PositionSlots {
  /** What a seeker can do besides collecting: applying, by the application feature. */
  readonly actions: (position: Detail) => ReactNode;
  readonly company: (position: Detail) => ReactNode;
  /** How the reader's resume stands to it. */
  readonly fit?: ReactNode;
  /** What resembles it, below. */
  readonly similar?: ReactNode;
}

interface PositionReaderProps extends PositionSlots {
  readonly positionId: string;
  /** The company stands below where there is no room beside. */
  readonly narrow?: boolean;
  /** Where to go where there is no such position. */
  readonly elsewhere: string;
}

/** A position as a seeker reads it, on its own page or beside a list, with its states. */
export function PositionReader(props: PositionReaderProps) {
  const { positionId, narrow = false, elsewhere, actions, company, fit, similar } = props;
  const { data: position, error, refetch } = useQuery(positionQuery(positionId));
  if (position === undefined)
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <ErrorState
        error={error}
        onRetry={() => void refetch()}
        title="职位没有加载出来"
        gone={{ title: '这个职位不存在或已下线', to: elsewhere, label: '看看其他职位' }}
      />
    );
  return (
    <>
      <PositionDetail
        position={position}
        fit={fit}
        foot={<PositionFoot position={position} />}
        actions={
          <>
            {actions(position)}
            <CollectButton positionId={positionId} title={position.title} collected={position.collected} labelled />
            <ShareButton position={position} />
          </>
        }
        {...(narrow ? {} : { company: company(position) })}
      />
      {narrow && <div className={styles.similar}>{company(position)}</div>}
      {similar !== undefined && <div className={styles.similar}>{similar}</div>}
    </>
  );
}

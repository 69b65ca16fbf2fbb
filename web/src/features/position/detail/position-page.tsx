import { useQuery } from '@tanstack/react-query';
import type { PositionDetail as Detail } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { positionQuery } from '../api.ts';
import { CollectButton } from '../components/collect-button.tsx';
import { PositionDetail } from './position-detail.tsx';
import styles from './position-detail.module.css';
import { PositionFoot } from './position-foot.tsx';
import { ShareButton } from './share/share-button.tsx';

interface PositionPageProps {
  readonly positionId: string;
  readonly back: { readonly to: string; readonly label: string };
  /** What a seeker can do besides collecting: applying, by the application feature. */
  readonly actions: (position: Detail) => ReactNode;
  readonly company: (position: Detail) => ReactNode;
  /** How the reader's resume stands to it. */
  readonly fit?: ReactNode;
  /** What resembles it, below. */
  readonly similar?: ReactNode;
}

/** One position, from wherever it was opened. */
export function PositionPage({ positionId, back, actions, company, fit, similar }: PositionPageProps) {
  const { data: position, error, refetch } = useQuery(positionQuery(positionId));
  return (
    <Page>
      <PageHeader title="职位详情" back={back} />
      {error !== null && position === undefined && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="职位没有加载出来"
          gone={{ title: '这个职位不存在或已下线', to: back.to, label: '看看其他职位' }}
        />
      )}
      {position === undefined && error === null && <CardSkeletons count={2} />}
      {position !== undefined && (
        <>
          <PositionDetail
            position={position}
            fit={fit}
            foot={<PositionFoot position={position} />}
            actions={
              <>
                {actions(position)}
                <CollectButton
                  positionId={position.positionId}
                  title={position.title}
                  collected={position.collected}
                  labelled
                />
                <ShareButton position={position} />
              </>
            }
            company={company(position)}
          />
          {similar !== undefined && <div className={styles.similar}>{similar}</div>}
        </>
      )}
    </Page>
  );
}

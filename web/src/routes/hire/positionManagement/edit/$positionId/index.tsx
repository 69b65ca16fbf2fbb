import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SetupEditor } from '#features/interview/setup/setup-editor.tsx';
import { UnverifiedNotice } from '#features/company/components/unverified-notice.tsx';
import { InReview } from '#features/position/editor/in-review.tsx';
import { PositionEditor } from '#features/position/editor/position-editor.tsx';
import { editedPositionQuery } from '#features/position/management/api.ts';
import { PlanEditor } from '#features/position/plan/plan-editor.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';

export const handle = { title: '编辑职位' };

/** Writes one position. */
export function Component() {
  const { positionId = '' } = useParams();
  const { data, error, refetch } = useQuery(editedPositionQuery(positionId));
  return (
    <Page>
      <UnverifiedNotice />
      {error !== null && data === undefined && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="职位没有加载出来"
          gone={{ title: '这个职位不存在或已被删除', to: '/hire/positionManagement', label: '返回职位管理' }}
        />
      )}
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data?.review?.state === 'pending' && (
        <>
          <InReview positionId={positionId} title={data.content.title} />
          <SetupEditor positionId={positionId} />
          <PlanEditor positionId={positionId} />
        </>
      )}
      {data !== undefined && data.review?.state !== 'pending' && (
        <PositionEditor
          key={positionId}
          position={data}
          plan={
            <>
              <SetupEditor positionId={positionId} />
              <PlanEditor positionId={positionId} />
            </>
          }
        />
      )}
    </Page>
  );
}

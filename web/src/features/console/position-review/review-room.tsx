import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { reviewsQuery } from './api.ts';
import { ReviewDetail } from './review-detail.tsx';

/** 职位审核: positions whose words the automatic check objects to and whose company asked a person. */
export function PositionReviewRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(reviewsQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ reviewId }) => reviewId));
  const now = useNow();
  return (
    <QueueRoom
      title="职位审核"
      subtitle="自动检查有异议、等待人工判断的职位"
      empty={{
        title: '没有等待审核的职位',
        text: '自动检查通过的职位会直接发布；企业对检查结果有异议，或发布规范更新后需要复查时，会出现在这里。',
      }}
      queue={queue}
      items={data?.records.map(({ reviewId, title, companyName, submittedAt }) => ({
        id: reviewId,
        title,
        detail: `${companyName} · ${waitedText(submittedAt, now)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && <ReviewDetail key={queue.current} reviewId={queue.current} onDecided={queue.leave} />}
    </QueueRoom>
  );
}

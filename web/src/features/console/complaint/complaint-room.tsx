import { complaintKindLabels } from '@pinjian/contract/position-complaint.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { complaintsQuery } from './api.ts';
import { ComplaintDetail } from './complaint-detail.tsx';

/** 职位举报: what seekers find wrong with positions. */
export function ComplaintRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(complaintsQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ complaintId }) => complaintId));
  const now = useNow();
  return (
    <QueueRoom
      title="职位举报"
      subtitle="求职者举报、等待处理的职位"
      empty={{
        title: '没有等待处理的举报',
        text: '求职者在职位详情里举报后会出现在这里；已请企业核对的排在后面，直到有结果。',
      }}
      queue={queue}
      items={data?.records.map(({ complaintId, title, companyName, kind, state, submittedAt }) => ({
        id: complaintId,
        title,
        detail: `${complaintKindLabels[kind]} · ${companyName} · ${
          state === 'asked' ? '已请企业核对' : waitedText(submittedAt, now)
        }`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && (
        <ComplaintDetail key={queue.current} complaintId={queue.current} onDecided={queue.leave} />
      )}
    </QueueRoom>
  );
}

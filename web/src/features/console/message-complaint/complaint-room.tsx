import { complaintReasonLabels } from '@pinjian/contract/application-conversation-complaint.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { complaintsQuery } from './api.ts';
import { ComplaintDetail } from './complaint-detail.tsx';

/** 消息举报: messages of conversations that the other side complains of. */
export function MessageComplaintRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(complaintsQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ complaintId }) => complaintId));
  const now = useNow();
  return (
    <QueueRoom
      title="消息举报"
      subtitle="求职者和企业在沟通中举报的消息"
      empty={{ title: '没有等待处理的举报', text: '有人举报对方发来的消息时，会出现在这里。' }}
      queue={queue}
      items={data?.records.map(({ complaintId, reason, companyName, complainedAt }) => ({
        id: complaintId,
        title: complaintReasonLabels[reason],
        detail: `${companyName} · ${waitedText(complainedAt, now)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && (
        <ComplaintDetail key={queue.current} complaintId={queue.current} onSettled={queue.leave} />
      )}
    </QueueRoom>
  );
}

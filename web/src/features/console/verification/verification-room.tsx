import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { verificationsQuery } from './api.ts';
import { VerificationDetail } from './verification-detail.tsx';
import { useSearchParams } from 'react-router';

/** 企业认证: submissions that the licence check left unsure, and claims to a credit code that is taken. */
export function VerificationRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(verificationsQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ verificationId }) => verificationId));
  const now = useNow();
  return (
    <QueueRoom
      title="企业认证"
      subtitle="自动核验无法判断的提交，对已被占用的统一社会信用代码的认领，以及人力资源服务许可证"
      empty={{
        title: '没有等待核对的企业认证',
        text: '自动核验无法判断、有人认领已被占用的信用代码，或提交人力资源服务许可证时，会出现在这里。',
      }}
      queue={queue}
      items={data?.records.map(({ verificationId, kind, companyName, cause, submittedAt }) => ({
        id: verificationId,
        title: companyName,
        detail: (
          <>
            <StatusTag tone={cause === 'claim' ? 'danger' : 'warning'}>
              {kind === 'agency' ? '人力资源服务许可证' : cause === 'claim' ? '认领信用代码' : '无法判断'}
            </StatusTag>
            {waitedText(submittedAt, now)}
          </>
        ),
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && (
        <VerificationDetail key={queue.current} verificationId={queue.current} onDecided={queue.leave} />
      )}
    </QueueRoom>
  );
}

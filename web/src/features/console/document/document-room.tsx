import { documentLabels } from '@pinjian/contract/account-real-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { documentsQuery } from './api.ts';
import { DocumentDetail } from './document-detail.tsx';

/** 实名材料: documents that somebody has to compare with what was typed. */
export function DocumentRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(documentsQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ checkId }) => checkId));
  const now = useNow();
  return (
    <QueueRoom
      title="实名材料"
      subtitle="求职者提交的证件照片，核对姓名、号码与照片是否一致"
      empty={{
        title: '没有等待核对的实名材料',
        text: '求职者提交证件照片后，会出现在这里。人脸核验由服务商完成，不在这里。',
      }}
      queue={queue}
      items={data?.records.map(({ checkId, maskedName, documentType, submittedAt }) => ({
        id: checkId,
        title: `${maskedName}的${documentLabels[documentType]}`,
        detail: waitedText(submittedAt, now),
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && <DocumentDetail key={queue.current} checkId={queue.current} onDecided={queue.leave} />}
    </QueueRoom>
  );
}

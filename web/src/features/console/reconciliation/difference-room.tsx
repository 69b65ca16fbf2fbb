import { differenceKindLabels } from '@pinjian/contract/console-reconciliation.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { differencesQuery } from './api.ts';
import { DifferenceFacts } from './difference-facts.tsx';
import { DifferenceWays } from './difference-ways.tsx';
import { sidesText, vendorWords } from './words.ts';

/** 对账差异: what does not match in vendors' bills and nobody has dealt with. */
export function DifferenceRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(differencesQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ differenceId }) => differenceId));
  const chosen = data?.records.find(({ differenceId }) => differenceId === queue.current);
  return (
    <QueueRoom
      title="对账差异"
      subtitle="渠道账单与这里的记录不一致，逐条处理"
      empty={{ title: '没有待处理的差异', text: '每天获取渠道账单并逐笔核对，不一致的会出现在这里。' }}
      queue={queue}
      lists={<LinkButton to="/console/reconciliation">查看每日对账</LinkButton>}
      items={data?.records.map((one) => ({
        id: one.differenceId,
        title: differenceKindLabels[one.kind],
        detail: `${vendorWords[one.vendor]} ${one.day} · ${sidesText(one)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {chosen !== undefined && (
        <div key={chosen.differenceId}>
          <Section title={differenceKindLabels[chosen.kind]}>
            <DifferenceFacts difference={chosen} />
          </Section>
          <Section title="处理方式">
            <DifferenceWays difference={chosen} onDone={() => queue.leave(chosen.differenceId)} />
          </Section>
        </div>
      )}
      {chosen === undefined && data === undefined && <CardSkeletons count={2} />}
      {chosen === undefined && data !== undefined && queue.current !== null && (
        <EmptyState
          title="这条差异已经处理"
          text="可以在那一天的对账里查看结果。"
          action={<LinkButton to="/console/reconciliation">查看每日对账</LinkButton>}
        />
      )}
    </QueueRoom>
  );
}

import { handReturnLists } from '@pinjian/contract/console-hand-return.ts';
import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { dateOnly, relativeTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { handReturnsQuery } from './api.ts';
import { HandReturnDetail } from './hand-return-detail.tsx';
import { listWords } from './words.ts';

/** 人工退回: money that no vendor gives back; a person sends it and enters the movement. */
export function HandReturnRoom() {
  const [params, setParams] = useSearchParams();
  const list = handReturnLists.find((each) => each === params.get('list')) ?? 'toSend';
  const { data, error, refetch } = useQuery(handReturnsQuery(list, Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ partId }) => partId));
  const now = useNow();
  const chosen = data?.records.find(({ partId }) => partId === queue.current);
  return (
    <QueueRoom
      title="人工退回"
      subtitle="不属于任何订单或多付的款项，渠道退不回去的，由财务转回后登记"
      empty={listWords[list].empty}
      queue={queue}
      lists={
        <ChoiceChips
          label="人工退回的列表"
          choices={handReturnLists.map((key) => ({ key, label: listWords[key].label }))}
          value={list}
          onChange={(key) => setParams(key === 'toSend' ? {} : { list: key })}
        />
      }
      items={data?.records.map(({ partId, payer, fen, channel, createdAt }) => ({
        id: partId,
        title: payerText(payer),
        detail: `${amountText(fen)} · ${paymentChannelLabels[channel]} · ${relativeTime(createdAt, now) || dateOnly(createdAt)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {chosen !== undefined && (
        <HandReturnDetail key={chosen.partId} one={chosen} onDecided={() => queue.leave(chosen.partId)} />
      )}
      {chosen === undefined && data === undefined && <CardSkeletons count={2} />}
      {chosen === undefined && data !== undefined && queue.current !== null && (
        <EmptyState
          title="这笔款项已经处理"
          text="可以在“已退回”里查看结果。"
          action={<LinkButton to="/console/reconciliation/returns?list=done">查看已退回</LinkButton>}
        />
      )}
    </QueueRoom>
  );
}

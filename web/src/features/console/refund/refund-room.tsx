import { refundReasonLabels } from '@pinjian/contract/billing-refund.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { relativeTime, dateOnly } from '#lib/format/time.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { refundLists, refundsQuery, type RefundList } from './api.ts';
import { RefundDetail } from './refund-detail.tsx';

const lists: Readonly<Record<RefundList, { readonly label: string; readonly empty: { title: string; text: string } }>> =
  {
    toDecide: { label: '待处理', empty: { title: '没有待处理的退款', text: '企业或求职者申请退款后，会出现在这里。' } },
    secondAsked: {
      label: '待复核',
      empty: { title: '没有待复核的退款', text: '达到限额的退款，由第一位管理员同意后在这里等待另一位确认。' },
    },
    needsHelp: {
      label: '没有退成',
      empty: { title: '没有退不出去的退款', text: '渠道没有受理的退款，以及需要人工转账的，会出现在这里。' },
    },
    sending: {
      label: '退款中',
      empty: { title: '没有进行中的退款', text: '同意后、渠道还没有完成的退款会出现在这里。' },
    },
    over: { label: '已结束', empty: { title: '还没有结束的退款', text: '已退款、未通过和撤回的退款会出现在这里。' } },
  };
/** 退款: what payers ask back, decided by one admin or two. */
export function RefundRoom() {
  const [params, setParams] = useSearchParams();
  const list = refundLists.find((each) => each === params.get('list')) ?? 'toDecide';
  const { data, error, refetch } = useQuery(refundsQuery(list, Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ refundId }) => refundId));
  const now = useNow();
  return (
    <QueueRoom
      title="退款"
      subtitle="没有用掉的部分原路退回，达到限额需要两位管理员"
      empty={lists[list].empty}
      queue={queue}
      lists={
        <ChoiceChips
          label="退款的列表"
          choices={refundLists.map((key) => ({ key, label: lists[key].label }))}
          value={list}
          onChange={(key) => setParams(key === 'toDecide' ? {} : { list: key })}
        />
      }
      items={data?.records.map(({ refundId, payer, fen, reason, requestedAt }) => ({
        id: refundId,
        title: payerText(payer),
        detail: `${amountText(fen)} · ${refundReasonLabels[reason]} · ${relativeTime(requestedAt, now) || dateOnly(requestedAt)}申请`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {queue.current !== null && <RefundDetail key={queue.current} refundId={queue.current} onDecided={queue.leave} />}
    </QueueRoom>
  );
}

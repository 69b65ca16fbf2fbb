import type { BankPayment } from '@pinjian/contract/console-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { waitedText } from '../queue/waited.ts';
import { bankLists, bankPaymentsQuery, type BankList } from './api.ts';
import { BankDetail } from './bank-detail.tsx';

const lists: Readonly<Record<BankList, { readonly label: string; readonly empty: { title: string; text: string } }>> = {
  toConfirm: {
    label: '待核对',
    empty: { title: '没有待核对的转账', text: '企业提交转账凭证后，会出现在这里。' },
  },
  waiting: {
    label: '等待转账',
    empty: { title: '没有等待转账的订单', text: '企业选择对公转账、还没有提交凭证的订单会出现在这里。' },
  },
  decided: { label: '已处理', empty: { title: '还没有处理过转账', text: '确认到账或不通过的转账会出现在这里。' } },
};
function detailOf({ decision, fen, voucherAt, createdAt }: BankPayment, now: number): string {
  if (decision !== null) return `${amountText(fen)} · ${decision.confirmed ? '已到账' : '未通过'}`;
  return `${amountText(fen)} · ${voucherAt === null ? '等待企业转账' : waitedText(voucherAt ?? createdAt, now)}`;
}

/** 对公转账: what companies transferred to our account, compared with the bank's list by a person. */
export function BankRoom() {
  const [params, setParams] = useSearchParams();
  const list = bankLists.find((each) => each === params.get('list')) ?? 'toConfirm';
  const { data, error, refetch } = useQuery(bankPaymentsQuery(list, Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ paymentId }) => paymentId));
  const now = useNow();
  const chosen = data?.records.find(({ paymentId }) => paymentId === queue.current);
  return (
    <QueueRoom
      title="对公转账"
      subtitle="企业转到平台账户的款项，核对银行明细后到账"
      empty={lists[list].empty}
      queue={queue}
      lists={
        <ChoiceChips
          label="转账的列表"
          choices={bankLists.map((key) => ({ key, label: lists[key].label }))}
          value={list}
          onChange={(key) => setParams(key === 'toConfirm' ? {} : { list: key })}
        />
      }
      items={data?.records.map((one) => ({
        id: one.paymentId,
        title: payerText(one.payer),
        detail: detailOf(one, now),
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {chosen !== undefined && <BankDetail key={chosen.paymentId} payment={chosen} onDecided={queue.leave} />}
      {chosen === undefined && data === undefined && <CardSkeletons count={2} />}
      {chosen === undefined && data !== undefined && queue.current !== null && (
        <EmptyState
          title="这笔转账不在这个列表里"
          text="它可能已经处理。"
          action={<LinkButton to="/console/bank-payments?list=decided">查看已处理的转账</LinkButton>}
        />
      )}
    </QueueRoom>
  );
}

import { amountText } from '@pinjian/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { waitedFor } from '../model.ts';
import { doubtWords } from '../money/looks.ts';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { paymentsInDoubtQuery } from './api.ts';
import { PaymentDetail } from './payment-detail.tsx';

/** 存疑支付: money that came and does not fit, or could not be sent back. */
export function PaymentRoom() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(paymentsInDoubtQuery(Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ paymentId }) => paymentId));
  const now = useNow();
  const chosen = data?.records.find(({ paymentId }) => paymentId === queue.current);
  return (
    <QueueRoom
      title="存疑支付"
      subtitle="收到的钱和订单不符，或没有退回去，需要您决定"
      empty={{ title: '没有存疑的支付', text: '渠道收到的金额与订单不符，或退回失败时，会出现在这里。' }}
      queue={queue}
      items={data?.records.map((one) => ({
        id: one.paymentId,
        title: payerText(one.payer),
        detail: `${one.doubt === null ? '' : `${doubtWords[one.doubt]} · `}${amountText(one.receivedFen ?? one.fen)} · 已等待 ${waitedFor(one.paidAt ?? one.createdAt, now)}`,
      }))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {chosen !== undefined && <PaymentDetail key={chosen.paymentId} payment={chosen} onDecided={queue.leave} />}
      {chosen === undefined && data === undefined && <CardSkeletons count={2} />}
      {chosen === undefined && data !== undefined && queue.current !== null && (
        <EmptyState
          title="这笔支付已经处理"
          text="可以在订单里查看它的结果。"
          action={<LinkButton to="/console/orders">查看订单</LinkButton>}
        />
      )}
    </QueueRoom>
  );
}

import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import type { getConsoleOrder } from '@pinjian/contract/console-payment.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { orderLook, partLooks, paymentLook } from '../money/looks.ts';
import styles from '../money/money.module.css';
import { PayerName } from '../money/payer-name.tsx';
import records from '../records/records.module.css';
import { askVendorMutation, orderQuery } from './api.ts';
import { Notices } from './notices.tsx';

type OrderCase = Answer<typeof getConsoleOrder>;
type Attempt = OrderCase['payments'][number];

/** Whose outcome a question may settle. */
const unsettled: readonly Attempt['state'][] = ['open', 'confirming', 'returning'];

function AttemptItem({ attempt }: { readonly attempt: Attempt }) {
  const ask = useMutation(askVendorMutation);
  const look = paymentLook(attempt.state);
  const askable = attempt.channel !== 'bank' && unsettled.includes(attempt.state);
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <p className={styles.partTitle}>
          {paymentChannelLabels[attempt.channel]} <span className={styles.amount}>{amountText(attempt.fen)}</span>
        </p>
        <StatusTag tone={look.tone}>{look.word}</StatusTag>
      </div>
      <dl className={records.facts}>
        <dt>商户单号</dt>
        <dd className={records.number}>{attempt.tradeNo}</dd>
        <dt>渠道单号</dt>
        <dd className={records.number}>{attempt.vendorTradeNo ?? '还没有'}</dd>
        {attempt.receivedFen !== null && (
          <>
            <dt>实际收到</dt>
            <dd>{amountText(attempt.receivedFen)}</dd>
          </>
        )}
        <dt>发起时间</dt>
        <dd>{dateTime(attempt.createdAt)}</dd>
        {attempt.paidAt !== null && (
          <>
            <dt>付款时间</dt>
            <dd>{dateTime(attempt.paidAt)}</dd>
          </>
        )}
        {attempt.askedAt !== null && (
          <>
            <dt>最近查询</dt>
            <dd>{dateTime(attempt.askedAt)}</dd>
          </>
        )}
      </dl>
      {attempt.channel !== 'bank' && (
        <>
          <p className={styles.subtitle}>渠道的通知和查询</p>
          <Notices notices={attempt.notices} />
        </>
      )}
      <div className={styles.acts}>
        {askable && (
          <Button
            loading={ask.isPending}
            onClick={() =>
              ask.mutate(attempt.paymentId, {
                onSuccess: ({ state }) => notify('info', `渠道答复：${paymentLook(state).word}`),
              })
            }
          >
            立即向渠道查询
          </Button>
        )}
        {attempt.state === 'inDoubt' && (
          <LinkButton to={`/console/payments?item=${attempt.paymentId}`}>处理这笔支付</LinkButton>
        )}
        {attempt.channel === 'bank' && (
          <LinkButton to={`/console/bank-payments?item=${attempt.paymentId}`}>查看这笔转账</LinkButton>
        )}
      </div>
    </li>
  );
}

function Refunds({ refunds }: { readonly refunds: OrderCase['refunds'] }) {
  return (
    <ul className={records.plain}>
      {refunds.map(({ refundId, fen, state, at }) => (
        <li key={`${refundId} ${at}`}>
          <Link className={records.grow} to={`/console/refunds?item=${refundId}`}>
            退款 {amountText(fen)}
          </Link>
          <StatusTag tone={partLooks[state].tone}>{partLooks[state].word}</StatusTag>
          <span className={records.when}>{dateTime(at)}</span>
        </li>
      ))}
    </ul>
  );
}

/** One order: what was bought and by whom, each attempt to pay it with what the vendor said, and what went back. */
export function OrderPage({ orderId }: { readonly orderId: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  const back = { to: '/console/orders', label: '订单' };
  if (error !== null && order === undefined) {
    const gone = { title: '没有找到这笔订单', to: back.to, label: '返回订单' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这笔订单没有加载出来" gone={gone} />;
  }
  if (order === undefined) return <CardSkeletons count={3} />;
  const look = orderLook(order);
  return (
    <>
      <PageHeader
        title={
          <>
            订单 {order.number} <StatusTag tone={look.tone}>{look.word}</StatusTag>
          </>
        }
        subtitle={`${dateTime(order.createdAt)} 下单`}
        back={back}
        actions={<LinkButton to={`/console/adjustments/new?order=${orderId}`}>给付款方调账</LinkButton>}
      />
      <Section title={order.title}>
        <dl className={records.facts}>
          <dt>付款方</dt>
          <dd>
            <PayerName payer={order.payer} />
          </dd>
          <dt>金额</dt>
          <dd>{amountText(order.fen)}</dd>
          <dt>内容</dt>
          <dd>
            {unitsText(order.units, order.unit)}
            {order.days === null ? '，不限期' : `，付款后 ${order.days} 天内有效`}
          </dd>
          {order.refundedFen > 0 && (
            <>
              <dt>已退或退款中</dt>
              <dd>{amountText(order.refundedFen)}</dd>
            </>
          )}
          <dt>{order.paidAt === null ? '支付截止' : '支付时间'}</dt>
          <dd>{dateTime(order.paidAt ?? order.expiresAt)}</dd>
        </dl>
      </Section>
      <Section title={`支付 ${order.payments.length} 次`}>
        {order.payments.length === 0 ? (
          <EmptyState title="还没有发起支付" text="对方选择支付方式后，每一次都会出现在这里。" />
        ) : (
          <ul>
            {order.payments.map((attempt) => (
              <AttemptItem key={attempt.paymentId} attempt={attempt} />
            ))}
          </ul>
        )}
      </Section>
      {order.refunds.length > 0 && (
        <Section title="退款">
          <Refunds refunds={order.refunds} />
        </Section>
      )}
    </>
  );
}

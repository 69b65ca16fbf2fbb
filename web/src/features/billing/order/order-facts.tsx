import type { Order } from '@pinjian/contract/billing-order.ts';
import { paymentChannelLabels, paymentStateLabels, type Payment } from '@pinjian/contract/billing-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { StatusTag } from '#ui/tag.tsx';
import { memberNamesQuery } from '../wallet/api.ts';
import { orderLook } from './model.ts';
import styles from './order.module.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function attemptText({ channel, state, receivedFen, createdAt }: Payment): string {
  const received = receivedFen === null ? '' : `，收到 ${amountText(receivedFen)}`;
  return `${paymentChannelLabels[channel]} · ${paymentStateLabels[state]}${received} · ${dateTime(createdAt)}`;
}

/** What was ordered, for how much, and each attempt to pay it. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const id = useId();
  const { label, tone } = orderLook(order);
  const { data } = useQuery({ ...memberNamesQuery, enabled: order.madeBy !== null });
  const maker = data?.members.find(({ memberId }) => memberId === order.madeBy);
  const paid = order.payments.find(({ state }) => state === 'paid');
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          订单信息
        </h2>
        <StatusTag tone={tone}>{label}</StatusTag>
      </div>
      <dl className={styles.facts}>
        <Fact name="商品">{order.title}</Fact>
        <Fact name="包含">
          {unitsText(order.units, order.unit)}
          {order.days === null ? '，长期有效' : `，支付后 ${order.days} 天内有效，到期不自动续费`}
        </Fact>
        <Fact name="金额">{amountText(order.fen)}</Fact>
        {order.refundedFen > 0 && <Fact name="退款">{amountText(order.refundedFen)}</Fact>}
        {maker !== undefined && <Fact name="下单人">{maker.name}</Fact>}
        <Fact name="下单时间">{dateTime(order.createdAt)}</Fact>
        {order.paidAt !== null && <Fact name="支付时间">{dateTime(order.paidAt)}</Fact>}
        {paid !== undefined && <Fact name="支付方式">{paymentChannelLabels[paid.channel]}</Fact>}
        <Fact name="订单号">{order.number}</Fact>
      </dl>
      {order.payments.length > 1 && (
        <details>
          <summary>支付记录（{order.payments.length} 次）</summary>
          <ul className={styles.list}>
            {order.payments.map((payment) => (
              <li key={payment.paymentId} className={styles.muted}>
                {attemptText(payment)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import type { OrderRow } from '../order/queries.ts';
import { companyOf } from '../policy.ts';

interface News {
  readonly title: string;
  readonly content: string;
  readonly key: string;
}

/** Tells a payer of their money: a seeker, or those of a company who read it. */
export async function tellPayer(
  tx: Ctx,
  { payer }: Pick<OrderRow, 'payer'>,
  { title, content, key }: News,
): Promise<void> {
  const companyId = companyOf(payer);
  await sendMessage(tx, {
    to: companyId === null ? { userId: payer.slice('seeker:'.length) } : { companyId, about: 'money' },
    type: '7',
    kind: 'money',
    title,
    content,
    meta: { target: { kind: 'wallet', ids: {} } },
    dedupeKey: `billing:${key}`,
  });
}

export async function tellPaid(tx: Ctx, order: OrderRow): Promise<void> {
  const until = order.days === null ? '' : `，${order.days} 天内有效`;
  await tellPayer(tx, order, {
    title: '支付成功',
    content: `「${order.title}」已支付 ${amountText(order.fen)}，${unitsText(order.units, order.unit)}已到账${until}。订单号 ${order.number}。`,
    key: `paid:${order.id}`,
  });
}

export async function tellReturning(tx: Ctx, order: OrderRow, paymentId: string, fen: number): Promise<void> {
  const why = order.state === 'paid' ? '这笔订单已经支付过' : '付款时订单已经关闭';
  await tellPayer(tx, order, {
    title: '付款将原路退回',
    content: `收到您的付款 ${amountText(fen)}，${why}（「${order.title}」），款项会原路退回，一般 1 至 3 个工作日到账。订单号 ${order.number}。`,
    key: `returning:${paymentId}`,
  });
}

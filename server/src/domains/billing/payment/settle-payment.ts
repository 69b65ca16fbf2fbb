import type { PaymentVendor } from '@pinjian/contract/billing-payment.ts';
import { products } from '@pinjian/contract/billing-price.ts';
import type { NoticeVerdict } from '@pinjian/contract/console-payment.ts';
import type { TradeAnswer } from '#platform/payment/port.ts';
import type { Ctx } from '#server/context.ts';
import { fulfilOrder } from '../lot/fulfil-order.ts';
import { lockOrder, updateOrder, type OrderRow } from '../order/queries.ts';
import { judge } from '../order/rules.ts';
import { beginReturn } from '../refund/begin-return.ts';
import { findPayment, findPaymentsOf, noteVerdict, updatePayment, type PaymentRow } from './queries.ts';
import { tellPaid, tellReturning } from './tell-payer.ts';

type Paid = Extract<TradeAnswer, { readonly outcome: 'paid' }>;
type Source = 'callback' | 'query';

/** The order and the payment, held until the end of the transaction. @throws Error where there is none */
export async function holdPayment(tx: Ctx, paymentId: string): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const found = await findPayment(tx, paymentId);
  const order = found === undefined ? undefined : await lockOrder(tx, found.order_id);
  const payment = await findPayment(tx, paymentId);
  if (order === undefined || payment === undefined) throw new Error(`there is no payment ${paymentId}`);
  return { order, payment };
}

/**
 * Lets what a vendor says of a payment take effect, whether it told us or was asked, in whatever order and however often:
 * money that came is settled once, and nothing that is said later makes it not have come.
 */
export async function settlePayment(
  ctx: Ctx,
  { paymentId, answer, source }: { readonly paymentId: string; readonly answer: TradeAnswer; readonly source: Source },
): Promise<NoticeVerdict> {
  return ctx.transaction(async (tx) => {
    const { order, payment } = await holdPayment(tx, paymentId);
    const verdict =
      answer.outcome === 'paid'
        ? await takeMoney(tx, order, payment, answer)
        : await takeNothing(tx, order, payment, answer);
    const { vendor } = payment;
    const fen = answer.outcome === 'paid' ? answer.fen : null;
    // A vendor that is asked every few seconds says 'not yet' very often: only what it tells by itself is kept of that.
    if (verdict !== 'pending' || source === 'callback')
      await noteVerdict(tx, { vendor, paymentId, source, verdict, fen });
    return verdict;
  });
}

const hasMoney: readonly PaymentRow['state'][] = ['paid', 'inDoubt', 'returning', 'returned'];

async function takeMoney(tx: Ctx, order: OrderRow, payment: PaymentRow, paid: Paid): Promise<NoticeVerdict> {
  if (hasMoney.includes(payment.state)) {
    if (payment.vendor_trade_no !== paid.vendorTradeNo || payment.received_fen !== paid.fen)
      tx.log.warn({ paymentId: payment.id }, 'a vendor tells of a payment what differs from what it told before');
    return 'repeated';
  }
  const judgement = judge(order, { asked: payment.fen, received: paid.fen, at: paid.paidAt });
  const came = {
    received_fen: paid.fen,
    vendor_trade_no: paid.vendorTradeNo,
    paid_at: paid.paidAt,
    settled_at: tx.now(),
    next_ask_at: null,
    url: null,
  };
  if (judgement === 'doubt') {
    await updatePayment(tx, payment.id, { ...came, state: 'inDoubt', doubt: 'wrongAmount' });
    await restate(tx, order);
    return 'wrongAmount';
  }
  if (judgement === 'return') {
    await updatePayment(tx, payment.id, { ...came, state: 'returning' });
    await beginReturn(tx, { payment, fen: paid.fen, kind: 'return' });
    await tellReturning(tx, order, payment.id, paid.fen);
    return 'afterClose';
  }
  await updatePayment(tx, payment.id, { ...came, state: 'paid' });
  await fulfil(tx, order, payment.vendor);
  return 'settled';
}

/** The order is paid: what was bought is given, once; other attempts are ended at their vendors. */
export async function fulfil(tx: Ctx, order: OrderRow, vendor: PaymentVendor): Promise<void> {
  await updateOrder(tx, order.id, { state: 'paid', paid_at: tx.now(), closed_at: null, closed_why: null });
  await postOrder(tx, order, vendor);
  for (const other of await findPaymentsOf(tx, [order.id])) {
    if (other.state === 'open' || other.state === 'confirming')
      await updatePayment(tx, other.id, { next_ask_at: tx.now() });
  }
  await tellPaid(tx, order);
}

/** Lets the ledger give what an order bought; it does so once, however often this is said. */
export async function postOrder(tx: Ctx, order: OrderRow, vendor: PaymentVendor): Promise<void> {
  const product = products.find((each) => each === order.product);
  if (product === undefined) throw new Error(`there is no product ${order.product}`);
  const { payer, unit, units, fen, days } = order;
  await fulfilOrder(tx, { payer, orderId: order.id, vendor, lines: [{ product, unit, units, fen, days }] });
}

async function takeNothing(
  tx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
  { outcome }: Exclude<TradeAnswer, Paid>,
): Promise<NoticeVerdict> {
  // Told before it was paid, and arriving after: what came has come.
  if (hasMoney.includes(payment.state)) return 'repeated';
  if (outcome === 'waiting' || outcome === 'none') {
    if (payment.state === 'confirming' && payment.vendor !== 'bank') {
      await updatePayment(tx, payment.id, { state: 'open' });
      await restate(tx, order);
    }
    return 'pending';
  }
  if (payment.state === 'open' || payment.state === 'confirming') {
    await updatePayment(tx, payment.id, { state: outcome, settled_at: tx.now(), next_ask_at: null, url: null });
    await restate(tx, order);
  }
  return 'closed';
}

/** Whether an unpaid order reads as waiting for its payer or for an answer, as its attempts say. The order is held. */
export async function restate(tx: Ctx, order: Pick<OrderRow, 'id' | 'state'>): Promise<void> {
  if (order.state !== 'open' && order.state !== 'confirming') return;
  const payments = await findPaymentsOf(tx, [order.id]);
  const isUnsure = payments.some(({ state }) => state === 'confirming' || state === 'inDoubt');
  await updateOrder(tx, order.id, { state: isUnsure ? 'confirming' : 'open' });
}

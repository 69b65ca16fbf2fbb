import { tradeVendors, VendorRefusal, type PaymentVendor, type TradeAnswer } from '#platform/payment/port.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { Ctx } from '#server/context.ts';
import { findOrder, type OrderRow } from '../order/queries.ts';
import { pauseAfter } from '../order/rules.ts';
import { findPayment, updatePayment, type PaymentRow } from './queries.ts';
import { holdPayment, restate, settlePayment } from './settle-payment.ts';

/** The vendor of a payment; null for a bank transfer, and for one that this installation works with no more. */
export function vendorOf(ctx: Ctx, { vendor }: Pick<PaymentRow, 'vendor'>): PaymentVendor | null {
  const name = tradeVendors.find((each) => each === vendor);
  return name === undefined ? null : (ctx.ports.payments[name] ?? null);
}

/** Nobody is meant to pay by it any more: what is open at the vendor is to be closed. */
function isOver(order: OrderRow, payment: PaymentRow, now: Date): boolean {
  if (order.state === 'paid' || order.state === 'closed') return true;
  return order.expires_at <= now && payment.vendor !== 'bank';
}

/**
 * Asks the vendor how a payment stands, or closes it there where its order is over, and lets the answer take effect. An
 * unknown outcome reads 确认中 and is asked again, ever more seldom, until there is an answer.
 * @param close closes it in any case: another way of paying was chosen, or the order is being cancelled
 * @returns whether there was an answer
 */
export async function askPayment(ctx: Ctx, paymentId: string, { close = false } = {}): Promise<boolean> {
  const payment = await findPayment(ctx, paymentId);
  const order = payment === undefined ? undefined : await findOrder(ctx, payment.order_id);
  if (payment === undefined || order === undefined) return true;
  const isOpen = payment.state === 'open' || payment.state === 'confirming';
  const vendor = vendorOf(ctx, payment);
  // Closed here before its time at the vendor was over: it is looked at once more then.
  const isWatched = payment.state === 'closed' && payment.next_ask_at !== null;
  if (vendor === null || (!isOpen && !isWatched)) {
    await updatePayment(ctx, paymentId, { next_ask_at: null });
    return true;
  }
  const closing = isOpen && (close || isOver(order, payment, ctx.now()));
  const answer = await answerOf(ctx, () => (closing ? vendor.close(payment.trade_no) : vendor.ask(payment.trade_no)));
  if (answer === null) {
    await noteNoAnswer(ctx, paymentId, closing);
    return false;
  }
  // Of what it never heard nobody can pay it there; an address that was given out is good until the order's time is over.
  const settled: TradeAnswer = closing && answer.outcome === 'none' ? { outcome: 'closed' } : answer;
  await settlePayment(ctx, { paymentId, answer: settled, source: 'query' });
  await planNext(ctx, paymentId, { order, isForgotten: closing && answer.outcome === 'none' });
  return true;
}

/** null where the outcome is unknown. A refusal to answer is no answer about the money either. */
async function answerOf(ctx: Ctx, call: () => Promise<TradeAnswer>): Promise<TradeAnswer | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof UncertainSend) && !(error instanceof VendorRefusal)) throw error;
    ctx.log.warn({ reason: error.message }, 'a payment vendor gave no answer');
    return null;
  }
}

async function noteNoAnswer(ctx: Ctx, paymentId: string, closing: boolean): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { order, payment } = await holdPayment(tx, paymentId);
    if (payment.state !== 'open' && payment.state !== 'confirming') return;
    await updatePayment(tx, paymentId, {
      ...(closing ? { state: 'confirming' as const } : {}),
      ...asked(tx, payment),
    });
    await restate(tx, order);
  });
}

function asked(tx: Ctx, { asks }: PaymentRow) {
  const nextAt = new Date(tx.now().getTime() + pauseAfter(asks) * 1000);
  return { asks: asks + 1, asked_at: tx.now(), next_ask_at: nextAt };
}

async function planNext(
  ctx: Ctx,
  paymentId: string,
  { order, isForgotten }: { readonly order: OrderRow; readonly isForgotten: boolean },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { payment } = await holdPayment(tx, paymentId);
    const plan = asked(tx, payment);
    if (payment.state === 'open' || payment.state === 'confirming') {
      // At the end of the order's time it is closed at the vendor, however long the pause would be.
      const end =
        order.expires_at > tx.now() && order.expires_at < plan.next_ask_at ? order.expires_at : plan.next_ask_at;
      await updatePayment(tx, paymentId, { ...plan, next_ask_at: end });
    } else {
      const lookAgain = isForgotten && payment.state === 'closed' && order.expires_at > tx.now();
      await updatePayment(tx, paymentId, {
        asks: plan.asks,
        asked_at: plan.asked_at,
        next_ask_at: lookAgain ? new Date(order.expires_at.getTime() + 60_000) : null,
      });
    }
  });
}

/** The payer says that they paid, and the vendor does not answer: that reads 确认中 until it does. */
export async function markUnsure(ctx: Ctx, paymentId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { order, payment } = await holdPayment(tx, paymentId);
    if (payment.state !== 'open') return;
    await updatePayment(tx, paymentId, { state: 'confirming' });
    await restate(tx, order);
  });
}

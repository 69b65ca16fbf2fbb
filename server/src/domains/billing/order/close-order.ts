import type { OrderClosing } from '@pinjian/contract/billing-order.ts';
import type { Ctx } from '#server/context.ts';
import { askPayment } from '../payment/ask-payment.ts';
import { findPaymentsOf, findTransfersOf, updatePayment } from '../payment/queries.ts';
import { restate } from '../payment/settle-payment.ts';
import { findOrder, lockOrder, updateOrder, type OrderRow } from './queries.ts';

/**
 * Ends an order that nobody paid, at its vendors first: as long as one of them has not said that nothing was paid and
 * nothing can be, it stays 确认中. Answers the order as it stands then.
 */
export async function closeOrder(ctx: Ctx, orderId: string, why: OrderClosing): Promise<OrderRow | undefined> {
  for (const payment of await findPaymentsOf(ctx, [orderId])) {
    if (payment.vendor === 'bank' || (payment.state !== 'open' && payment.state !== 'confirming')) continue;
    await askPayment(ctx, payment.id, { close: true });
  }
  await ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined || (order.state !== 'open' && order.state !== 'confirming')) return;
    const payments = await findPaymentsOf(tx, [orderId]);
    const unsure = payments.filter(({ state, vendor }) =>
      vendor === 'bank'
        ? state === 'confirming' || state === 'inDoubt'
        : ['open', 'confirming', 'inDoubt'].includes(state),
    );
    if (unsure.length > 0) {
      await restate(tx, order);
      return;
    }
    // A transfer that was never proved, or was not found.
    const transfers = await findTransfersOf(
      tx,
      payments.map(({ id }) => id),
    );
    const isRefused = why === 'expired' && transfers.some(({ confirmed }) => confirmed === false);
    for (const { id, state } of payments)
      if (state === 'open') await updatePayment(tx, id, { state: 'closed', settled_at: tx.now(), next_ask_at: null });
    await updateOrder(tx, orderId, { state: 'closed', closed_why: isRefused ? 'refused' : why, closed_at: tx.now() });
  });
  return findOrder(ctx, orderId);
}

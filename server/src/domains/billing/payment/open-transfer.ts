import { randomInt } from 'node:crypto';
import { bankOrderDays } from '@pinjian/contract/billing-order.ts';
import type { Ctx } from '#server/context.ts';
import { updateOrder, type OrderRow } from '../order/queries.ts';
import { insertTransfer } from './queries.ts';

/** Gives a transfer its reference, and its order the days that a transfer takes. The order is held. */
export async function openTransfer(tx: Ctx, order: OrderRow, paymentId: string): Promise<void> {
  const until = new Date(order.created_at.getTime() + bankOrderDays * 86_400_000);
  await updateOrder(tx, order.id, { expires_at: until });
  for (;;) {
    const reference = `PJ${String(randomInt(100_000_000)).padStart(8, '0')}`;
    if (await insertTransfer(tx, paymentId, reference)) return;
  }
}

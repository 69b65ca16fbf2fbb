import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { PaymentRow } from '../payment/queries.ts';
import { insertPart } from './queries.ts';

/**
 * Money that fulfilled nothing, or came above the price, goes back to where it came from, once. It never was in the ledger.
 * The order is held.
 */
export async function beginReturn(
  tx: Ctx,
  { payment, fen, kind }: { readonly payment: PaymentRow; readonly fen: number; readonly kind: 'return' | 'excess' },
): Promise<void> {
  const id = newId();
  await insertPart(tx, {
    id,
    payment_id: payment.id,
    order_id: payment.order_id,
    kind,
    fen,
    refund_no: id.replaceAll('-', ''),
    state: 'waiting',
    created_at: tx.now(),
    // A transfer goes back by another one: somebody makes it.
    next_try_at: payment.vendor === 'bank' ? null : tx.now(),
  });
}

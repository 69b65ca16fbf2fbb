import { orderErrors } from '@pinjian/contract/billing-order.ts';
import { paymentErrors, type sendVoucher as endpoint } from '@pinjian/contract/billing-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { isOwnUpload } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireOwnPayment } from './check-payment.ts';
import { findTransfersOf, updatePayment, updateTransfer } from './queries.ts';
import { holdPayment, restate } from './settle-payment.ts';
import { paymentViews } from './view.ts';

/**
 * Hands in what proves a transfer. Until somebody compared it, it can be changed; after a no a new one begins anew.
 * @throws Refusal 40310, 40311, 40400; 41314 for an order that is over, 41323 for one that was compared, 41324
 */
export async function sendVoucher(
  ctx: Ctx<EmployerActor>,
  { paymentId, fileId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const own = await requireOwnPayment(ctx, paymentId);
  if (own.vendor !== 'bank') throw new Refusal(errors.notFound);
  const file = await findFile(ctx.db, fileId);
  if (!(await isOwnUpload(ctx, ctx.actor.userId, fileId)) || (file?.kind !== 'image' && file?.kind !== 'pdf'))
    throw new Refusal(paymentErrors.voucherUnknown);
  await ctx.transaction(async (tx) => {
    const { order, payment } = await holdPayment(tx, paymentId);
    const [transfer] = await findTransfersOf(tx, [paymentId]);
    if (transfer === undefined) throw new Refusal(errors.notFound);
    if (transfer.confirmed === true) throw new Refusal(paymentErrors.voucherDecided);
    if (payment.state !== 'open' && payment.state !== 'confirming') throw new Refusal(orderErrors.orderClosed);
    const undecided = { confirmed: null, decided_at: null, decided_by: null, reason: null };
    await updateTransfer(tx, paymentId, {
      ...undecided,
      voucher_file_id: fileId,
      voucher_at: tx.now(),
      voucher_by: tx.actor.userId,
    });
    await updatePayment(tx, paymentId, { state: 'confirming' });
    await restate(tx, order);
  });
  const [view] = await paymentViews(ctx, [await requireOwnPayment(ctx, paymentId)]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

import { reconciliationErrors, waysOut, type DifferenceWay } from '@pinjian/contract/console-reconciliation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { paymentErrors } from '@pinjian/contract/billing-payment.ts';
import { VendorRefusal } from '#platform/payment/port.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { hasConfirmed } from '../adjustment/queries.ts';
import { lockOrder } from '../order/queries.ts';
import { vendorOf } from '../payment/ask-payment.ts';
import { findFulfilling, findPayment } from '../payment/queries.ts';
import { postOrder, settlePayment } from '../payment/settle-payment.ts';
import { findPart, updatePart } from '../refund/queries.ts';
import { sendPart } from '../refund/send-part.ts';
import {
  findDifference,
  findDifferences,
  findReconciliation,
  lockDifference,
  resolveDifferences,
  updateReconciliation,
  type DifferenceRow,
} from './queries.ts';
import { runReconciliation } from './run-reconciliation.ts';

/**
 * Deals with a difference by one of its ways out; what the way has to achieve must be so, or it stays open. The same again is
 * the same result.
 * @returns whether it was dealt with now
 * @throws Refusal 40400, 40900 where it was dealt with otherwise, 41321 where the vendor gave no answer, 41350
 */
export async function resolveDifference(
  ctx: Ctx<AdminActor>,
  { differenceId, way, reason }: { differenceId: string; way: DifferenceWay; reason: string },
  record: (tx: Ctx<AdminActor>) => Promise<void>,
): Promise<boolean> {
  const before = await findDifference(ctx, differenceId);
  if (before === undefined) throw new Refusal(errors.notFound);
  if (before.resolved_at !== null && before.way === way) return false;
  if (before.resolved_at !== null) throw new Refusal(errors.stateChanged);
  if (!waysOut[before.kind].includes(way)) throw new Refusal(reconciliationErrors.wayClosed);
  if (!(await carryOut(ctx, before, way))) throw new Refusal(reconciliationErrors.wayClosed);
  await ctx.transaction(async (tx) => {
    const held = await lockDifference(tx, differenceId);
    if (held === undefined) throw new Refusal(errors.notFound);
    await resolveDifferences(tx, [differenceId], { way, reason, by: tx.actor.userId });
    const open = (await findDifferences(tx, [held.reconciliation_id])).some(({ resolved_at: at }) => at === null);
    if (!open) await updateReconciliation(tx, held.reconciliation_id, { state: 'matched' });
    await record(tx);
  });
  return true;
}

/** Whether it is so now. @throws Refusal 41321 */
async function carryOut(ctx: Ctx<AdminActor>, difference: DifferenceRow, way: DifferenceWay): Promise<boolean> {
  if (way === 'accept') return true;
  if (way === 'adjust') return hasConfirmed(ctx, difference.id);
  try {
    if (way === 'return') return await giveBack(ctx, difference);
    if (way === 'fetch') return await fetchAgain(ctx, difference);
    return await settle(ctx, difference);
  } catch (error) {
    if (!(error instanceof UncertainSend) && !(error instanceof VendorRefusal)) throw error;
    ctx.log.warn({ reason: error.message }, 'a payment vendor gave no answer about a difference');
    throw new Refusal(paymentErrors.vendorRefused);
  }
}

/** Asks the vendor about the payment or the refund, and lets it take effect; the ledger is posted where it was not. */
async function settle(ctx: Ctx, { kind, payment_id: paymentId, part_id: partId }: DifferenceRow): Promise<boolean> {
  if (partId !== null) {
    await updatePart(ctx, partId, { next_try_at: ctx.now() });
    await sendPart(ctx, partId);
    const part = await findPart(ctx, partId);
    return part?.state === 'done' && (kind !== 'missingRefund' || (await isGivenBack(ctx, part)));
  }
  const payment = paymentId === null ? undefined : await findPayment(ctx, paymentId);
  const vendor = payment === undefined ? null : vendorOf(ctx, payment);
  if (payment === undefined || vendor === null) return false;
  if (kind === 'notPosted') return post(ctx, payment.order_id);
  const answer = await vendor.ask(payment.trade_no);
  await settlePayment(ctx, { paymentId: payment.id, answer, source: 'query' });
  const after = await findPayment(ctx, payment.id);
  return answer.outcome === 'paid' && after?.received_fen === answer.fen;
}

async function isGivenBack(ctx: Ctx, part: NonNullable<Awaited<ReturnType<typeof findPart>>>): Promise<boolean> {
  const payment = await findPayment(ctx, part.payment_id);
  const vendor = payment === undefined ? null : vendorOf(ctx, payment);
  if (payment === undefined || vendor === null) return false;
  const answer = await vendor.askRefund({ tradeNo: payment.trade_no, refundNo: part.refund_no });
  return answer.outcome === 'done' && answer.fen === part.fen;
}

/** Gives what was bought where it was paid and never given; the ledger takes it once. */
async function post(ctx: Ctx, orderId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [payment] = await findFulfilling(tx, [orderId]);
    if (order === undefined || payment === undefined) return false;
    await postOrder(tx, order, payment.vendor);
    return true;
  });
}

/** Money that belongs to nothing here goes back; the number is the difference's, so that it goes back once. */
async function giveBack(ctx: Ctx, difference: DifferenceRow): Promise<boolean> {
  const { id, reconciliation_id: reconciliationId, trade_no: tradeNo, their_fen: fen } = difference;
  const comparison = await findReconciliation(ctx, reconciliationId);
  const vendor = comparison === undefined ? undefined : ctx.ports.payments[comparison.vendor];
  if (vendor === undefined || fen === null) return false;
  const paidFen = fen + (difference.kind === 'doublePayment' ? (difference.our_fen ?? 0) : 0);
  const refund = { tradeNo, refundNo: id.replaceAll('-', ''), fen, paidFen, reason: '重复或无法识别的付款退回' };
  const answer = await vendor.refund(refund);
  return answer.outcome === 'done' || answer.outcome === 'pending';
}

async function fetchAgain(ctx: Ctx, { id, reconciliation_id: reconciliationId }: DifferenceRow): Promise<boolean> {
  const comparison = await findReconciliation(ctx, reconciliationId);
  if (comparison === undefined) return false;
  await runReconciliation(ctx, comparison.vendor, comparison.day);
  return (await findDifference(ctx, id))?.resolved_at !== null;
}

import { refundErrors } from '@pinjian/contract/billing-refund.ts';
import { consolePaymentErrors, secondAdminFen } from '@pinjian/contract/console-payment.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { keepEvidence } from '../evidence/keep-evidence.ts';
import { lockOrder, moveRefunded } from '../order/queries.ts';
import { findPayment } from '../payment/queries.ts';
import { tellPayer } from '../payment/tell-payer.ts';
import { refundLot } from '../lot/refund-lot.ts';
import { finishPart } from './send-part.ts';
import {
  findPart,
  insertEvidence,
  insertPart,
  isPartBankNumberUsed,
  lockPart,
  lockRefund,
  updatePart,
  updateRefund,
  type RefundRow,
} from './queries.ts';
import { findShares, spread, sumOf } from './find-shares.ts';

async function hold(tx: Ctx, refundId: string): Promise<RefundRow> {
  const refund = await lockRefund(tx, refundId);
  if (refund === undefined) throw new Refusal(errors.notFound);
  return refund;
}

/**
 * The first yes: from the limit on another admin says the second one, below it the money is on its way. The same again is
 * the same result; the caller writes down that it was decided.
 * @returns whether it was decided now
 * @throws Refusal 40001, 40400, 40900 where somebody else was first, 41330 {fen}
 */
export async function approveRefund(
  tx: Ctx<AdminActor>,
  { refundId, fen, reason, evidence }: { refundId: string; fen: number; reason: string; evidence: readonly string[] },
): Promise<boolean> {
  const refund = await hold(tx, refundId);
  const isSame = refund.approved_by === tx.actor.userId && refund.approved_fen === fen;
  if (isSame && (refund.state === 'secondAsked' || refund.state === 'sending' || refund.state === 'done')) return false;
  if (refund.state !== 'requested') throw new Refusal(errors.stateChanged);
  if (fen > refund.fen) throw new Refusal(refundErrors.tooMuch, { data: { fen: refund.fen } });
  const approved = { approved_fen: fen, approved_by: tx.actor.userId, approved_why: reason, approved_at: tx.now() };
  await updateRefund(tx, refundId, { ...approved, state: 'secondAsked' });
  await keepEvidence(tx, refundId, evidence);
  await insertEvidence(tx, refundId, evidence);
  if (fen < secondAdminFen) await carryOut(tx, { ...refund, ...approved });
  return true;
}

/**
 * The second yes, of another admin.
 * @throws Refusal 40400, 40900, 41330 {fen} where less is unspent by now, 41340 for the one who gave the first
 */
export async function confirmRefund(tx: Ctx<AdminActor>, refundId: string): Promise<boolean> {
  const refund = await hold(tx, refundId);
  const isDone = refund.state === 'sending' || refund.state === 'done';
  if (isDone && refund.confirmed_by === tx.actor.userId) return false;
  if (refund.state !== 'secondAsked') throw new Refusal(errors.stateChanged);
  if (refund.approved_by === tx.actor.userId) throw new Refusal(consolePaymentErrors.secondAdmin);
  await updateRefund(tx, refundId, { confirmed_by: tx.actor.userId, confirmed_at: tx.now() });
  await carryOut(tx, refund);
  return true;
}

/** Takes the money out of the ledger, oldest order first, and puts it on its way to where it came from. */
async function carryOut(tx: Ctx, refund: RefundRow): Promise<void> {
  const fen = refund.approved_fen ?? 0;
  const shares = await findShares(tx, refund.payer);
  const parts = spread(shares, fen);
  const tooMuch = () => new Refusal(refundErrors.tooMuch, { data: { fen: sumOf(shares) } });
  if (parts === null || parts.length === 0) throw tooMuch();
  // By id, as everybody takes them; then the book, which the ledger takes.
  for (const orderId of parts.map(({ of }) => of.orderId).toSorted()) await lockOrder(tx, orderId);
  for (const { of, fen: share } of parts) {
    const id = newId();
    const { orderId, vendor, paymentId } = of;
    if ((await refundLot(tx, { orderId, fen: share, vendor, key: id })) === null) throw tooMuch();
    await moveRefunded(tx, orderId, { refunding: share, refunded: 0 });
    await insertPart(tx, {
      id,
      refund_id: refund.id,
      payment_id: paymentId,
      order_id: orderId,
      kind: 'refund',
      fen: share,
      refund_no: id.replaceAll('-', ''),
      state: 'waiting',
      created_at: tx.now(),
      next_try_at: vendor === 'bank' ? null : tx.now(),
    });
  }
  await updateRefund(tx, refund.id, { state: 'sending', decided_at: tx.now() });
}

/** @throws Refusal 40400, 40900 */
export async function refuseRefund(
  tx: Ctx<AdminActor>,
  { refundId, reason }: { refundId: string; reason: string },
): Promise<boolean> {
  const refund = await hold(tx, refundId);
  if (refund.state === 'refused' && refund.refused_by === tx.actor.userId) return false;
  if (refund.state !== 'requested' && refund.state !== 'secondAsked') throw new Refusal(errors.stateChanged);
  const decided = { refused_by: tx.actor.userId, refused_why: reason, decided_at: tx.now() };
  await updateRefund(tx, refundId, { ...decided, state: 'refused' });
  await tellPayer(tx, refund, {
    title: '退款申请未通过',
    content: `您申请的退款 ${amountText(refund.fen)} 没有通过：${reason}`,
    key: `refused:${refundId}`,
  });
  return true;
}

/** Lets the vendor be asked once more, by the same number. @throws Refusal 40400, 40900 */
export async function retryPart(tx: Ctx<AdminActor>, partId: string): Promise<void> {
  const part = await lockPart(tx, partId);
  if (part === undefined) throw new Refusal(errors.notFound);
  if (part.state === 'done' || part.state === 'waiting') throw new Refusal(errors.stateChanged);
  const payment = await findPayment(tx, part.payment_id);
  if (payment?.vendor === 'bank') throw new Refusal(errors.stateChanged);
  await updatePart(tx, partId, { state: 'confirming', failed_why: null, next_try_at: tx.now() });
}

/**
 * Somebody gave it back by a transfer: what a vendor refused, and what came by a transfer.
 * @returns whether it was done now
 * @throws Refusal 40400, 40900, 41341 for a movement that was named before, 41343 while a vendor may still give it back
 */
export async function payPartByHand(
  tx: Ctx<AdminActor>,
  { partId, bankNumber, reason }: { partId: string; bankNumber: string; reason: string },
): Promise<boolean> {
  const found = await findPart(tx, partId);
  const payment = found === undefined ? undefined : await findPayment(tx, found.payment_id);
  if (found === undefined || payment === undefined) throw new Refusal(errors.notFound);
  if (found.refund_id !== null) await lockRefund(tx, found.refund_id);
  await lockOrder(tx, found.order_id);
  const part = await lockPart(tx, partId);
  if (part === undefined) throw new Refusal(errors.notFound);
  if (part.state === 'done') {
    if (part.bank_number === bankNumber) return false;
    throw new Refusal(errors.stateChanged);
  }
  const isOurs = part.state === 'failed' || (payment.vendor === 'bank' && part.state === 'waiting');
  if (!isOurs) throw new Refusal(consolePaymentErrors.notByHand);
  if (await isPartBankNumberUsed(tx, bankNumber)) throw new Refusal(consolePaymentErrors.alreadyMatched);
  await updatePart(tx, partId, { bank_number: bankNumber, by_hand_by: tx.actor.userId, by_hand_why: reason });
  await finishPart(tx, part, payment, { doneAt: tx.now(), vendorRefundNo: null });
  return true;
}

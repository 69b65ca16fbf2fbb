import { consolePaymentErrors, secondAdminFen } from '@pinjian/contract/console-payment.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { keepEvidence } from '../evidence/keep-evidence.ts';
import { lockOrder } from '../order/queries.ts';
import { findPayment, type PaymentRow } from '../payment/queries.ts';
import { findPart, isPartBankNumberUsed, lockPart, updatePart, type PartRow } from '../refund/queries.ts';
import { finishPart } from '../refund/send-part.ts';
import { confirmEntry, deleteEntry, findEntry, insertEntry, type HandReturnRow } from './queries.ts';

interface Held {
  readonly part: PartRow;
  readonly payment: PaymentRow;
  readonly entry: HandReturnRow | undefined;
}

/** The part and its order, held as everybody takes them. @throws Refusal 40400 for what belongs to a request of its payer */
async function hold(tx: Ctx, partId: string): Promise<Held> {
  const found = await findPart(tx, partId);
  if (found === undefined || found.refund_id !== null) throw new Refusal(errors.notFound);
  await lockOrder(tx, found.order_id);
  const part = await lockPart(tx, partId);
  const payment = await findPayment(tx, found.payment_id);
  if (part === undefined || payment === undefined) throw new Refusal(errors.notFound);
  return { part, payment, entry: await findEntry(tx, partId) };
}

/** No vendor has it, or may still give it back. @throws Refusal 40900, 41343 */
function requireByHand({ part, payment }: Held): void {
  if (part.state === 'done') throw new Refusal(errors.stateChanged);
  if (part.state === 'failed' || (payment.vendor === 'bank' && part.state === 'waiting')) return;
  throw new Refusal(consolePaymentErrors.notByHand);
}

interface Entered {
  readonly partId: string;
  readonly bankNumber: string;
  readonly reason: string;
  readonly evidence: readonly string[];
}

/**
 * Somebody sent the money back by the bank, and shows it. Below the limit it is done with that; from the limit on another
 * admin says so too. The same again is the same result.
 * @returns whether it was entered now
 * @throws Refusal 40001, 40400, 40900 where another movement stands, 41341 for a movement of another one, 41343
 */
export async function enterHandReturn(
  tx: Ctx<AdminActor>,
  { partId, bankNumber, reason, evidence }: Entered,
): Promise<boolean> {
  const held = await hold(tx, partId);
  if (held.entry !== undefined && held.entry.bank_number === bankNumber) return false;
  requireByHand(held);
  if (held.entry !== undefined) throw new Refusal(errors.stateChanged);
  await keepEvidence(tx, partId, evidence);
  const entry = {
    part_id: partId,
    bank_number: bankNumber,
    reason,
    entered_by: tx.actor.userId,
    entered_at: tx.now(),
  };
  if ((await isPartBankNumberUsed(tx, bankNumber)) || !(await insertEntry(tx, entry, evidence)))
    throw new Refusal(consolePaymentErrors.alreadyMatched);
  if (held.part.fen < secondAdminFen) await finish(tx, held, { bankNumber, reason, by: tx.actor.userId });
  return true;
}

/**
 * The second admin saw that it was sent.
 * @returns whether it was confirmed now
 * @throws Refusal 40400, 40900 where nothing was entered, 41340 for who entered it, 41343
 */
export async function confirmHandReturn(tx: Ctx<AdminActor>, partId: string): Promise<boolean> {
  const held = await hold(tx, partId);
  const { entry, part } = held;
  if (part.state === 'done' && entry?.confirmed_by === tx.actor.userId) return false;
  requireByHand(held);
  if (entry === undefined) throw new Refusal(errors.stateChanged);
  if (entry.entered_by === tx.actor.userId) throw new Refusal(consolePaymentErrors.secondAdmin);
  await finish(tx, held, { bankNumber: entry.bank_number, reason: entry.reason, by: entry.entered_by });
  await confirmEntry(tx, partId, tx.actor.userId);
  return true;
}

/**
 * It was not sent, or not so: the money waits again. Again is the same result.
 * @returns whether it was dropped now
 * @throws Refusal 40400, 40900 where it is done
 */
export async function dropHandReturn(tx: Ctx<AdminActor>, partId: string): Promise<boolean> {
  const { entry, part } = await hold(tx, partId);
  if (part.state === 'done') throw new Refusal(errors.stateChanged);
  if (entry === undefined) return false;
  await deleteEntry(tx, partId);
  return true;
}

async function finish(
  tx: Ctx,
  { part, payment }: Held,
  { bankNumber, reason, by }: { readonly bankNumber: string; readonly reason: string; readonly by: string | null },
): Promise<void> {
  await updatePart(tx, part.id, { bank_number: bankNumber, by_hand_by: by, by_hand_why: reason });
  await finishPart(tx, part, payment, { doneAt: tx.now(), vendorRefundNo: null });
}

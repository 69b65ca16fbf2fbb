import { consolePaymentErrors } from '@pinjian/contract/console-payment.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { beginReturn } from '../refund/begin-return.ts';
import { findEntry } from '../hand-return/queries.ts';
import { findPartsOfPayments, updatePart } from '../refund/queries.ts';
import {
  findFulfilling,
  isBankNumberUsed,
  findTransfersOf,
  updatePayment,
  updateTransfer,
  type PaymentRow,
} from './queries.ts';
import { fulfil, holdPayment, restate, settlePayment } from './settle-payment.ts';
import { tellPayer, tellReturning } from './tell-payer.ts';
import { amountText } from '@pinjian/contract/money.ts';

async function hold(tx: Ctx, paymentId: string) {
  const [known] = await findTransfersOf(tx, [paymentId]);
  return { ...(await holdPayment(tx, paymentId)), transfer: known };
}

/**
 * Deals with money that fits nothing: the order is fulfilled by it, and what came above the price goes back; or all of it
 * goes back. The same again is the same result.
 * @returns how the payment stands, and whether it was dealt with now
 * @throws Refusal 40900 where it is not in doubt, or its order was fulfilled by another; 41342 for too little
 */
export async function resolvePayment(
  tx: Ctx<AdminActor>,
  { paymentId, act }: { readonly paymentId: string; readonly act: 'fulfil' | 'return' },
): Promise<{ state: PaymentRow['state']; isNew: boolean }> {
  const { order, payment } = await hold(tx, paymentId);
  const after = act === 'fulfil' ? ['paid'] : ['returning', 'returned'];
  if (after.includes(payment.state)) return { state: payment.state, isNew: false };
  const received = payment.received_fen;
  if (payment.state !== 'inDoubt' || received === null) throw new Refusal(errors.stateChanged);
  if (act === 'return') return { state: await giveBack(tx, { order, payment, received }), isNew: true };
  // What a vendor could not give back was never meant to fulfil anything.
  if (payment.doubt === 'notReturned' || (await findFulfilling(tx, [order.id])).length > 0)
    throw new Refusal(errors.stateChanged);
  if (received < order.fen) throw new Refusal(consolePaymentErrors.tooLittle);
  await updatePayment(tx, paymentId, { state: 'paid', doubt: null });
  await fulfil(tx, order, payment.vendor);
  if (received > order.fen) await beginReturn(tx, { payment, fen: received - order.fen, kind: 'excess' });
  return { state: 'paid', isNew: true };
}

type Held = Awaited<ReturnType<typeof holdPayment>>;

async function giveBack(tx: Ctx, { order, payment, received }: Held & { received: number }): Promise<'returning'> {
  const [before] = (await findPartsOfPayments(tx, [payment.id])).filter(({ kind }) => kind === 'return');
  // Somebody says that they sent it by the bank: the vendor is not asked beside that.
  if (before !== undefined && (await findEntry(tx, before.id)) !== undefined) throw new Refusal(errors.stateChanged);
  await updatePayment(tx, payment.id, { state: 'returning', doubt: null });
  if (before === undefined) {
    await beginReturn(tx, { payment, fen: received, kind: 'return' });
    await tellReturning(tx, order, payment.id, received);
  } else {
    await updatePart(tx, before.id, { state: 'confirming', failed_why: null, next_try_at: tx.now() });
  }
  await restate(tx, order);
  return 'returning';
}

// -- Bank transfers ---------------------------------------------------------------------------------------------------

/**
 * A transfer stands in the bank's list: the order is fulfilled, or the money is in doubt where it is another amount.
 * @throws Refusal 40400, 40900 where it was decided, 41341 for a movement that paid another order
 */
export async function confirmTransfer(
  tx: Ctx<AdminActor>,
  found: {
    readonly paymentId: string;
    readonly bankNumber: string;
    readonly receivedFen: number;
    readonly receivedAt: Date;
  },
): Promise<{ state: PaymentRow['state']; isNew: boolean }> {
  const { paymentId, bankNumber, receivedFen, receivedAt } = found;
  const { payment, transfer } = await hold(tx, paymentId);
  if (transfer === undefined) throw new Refusal(errors.notFound);
  if (transfer.confirmed === true && transfer.bank_number === bankNumber) return { state: payment.state, isNew: false };
  if (payment.received_fen !== null || transfer.confirmed === true) throw new Refusal(errors.stateChanged);
  if (await isBankNumberUsed(tx, bankNumber)) throw new Refusal(consolePaymentErrors.alreadyMatched);
  const decided = { decided_by: tx.actor.userId, decided_at: tx.now(), reason: null };
  await updateTransfer(tx, paymentId, { ...decided, confirmed: true, bank_number: bankNumber });
  const answer = { outcome: 'paid', fen: receivedFen, vendorTradeNo: bankNumber, paidAt: receivedAt } as const;
  await settlePayment(tx, { paymentId, answer, source: 'query' });
  return { state: (await holdPayment(tx, paymentId)).payment.state, isNew: true };
}

/**
 * A transfer is not in the bank's list, or not as its voucher says: the company reads why and may hand in another one.
 * @throws Refusal 40400, 40900 without a voucher, or where it was decided
 */
export async function refuseTransfer(
  tx: Ctx<AdminActor>,
  { paymentId, reason }: { readonly paymentId: string; readonly reason: string },
): Promise<{ state: PaymentRow['state']; isNew: boolean }> {
  const { order, payment, transfer } = await hold(tx, paymentId);
  if (transfer === undefined) throw new Refusal(errors.notFound);
  if (transfer.confirmed === false && transfer.reason === reason) return { state: payment.state, isNew: false };
  if (transfer.confirmed !== null || transfer.voucher_at === null || payment.state !== 'confirming')
    throw new Refusal(errors.stateChanged);
  await updateTransfer(tx, paymentId, { confirmed: false, decided_by: tx.actor.userId, decided_at: tx.now(), reason });
  await updatePayment(tx, paymentId, { state: 'open' });
  await restate(tx, order);
  await tellPayer(tx, order, {
    title: '对公转账未通过核对',
    content: `「${order.title}」的转账（${amountText(order.fen)}）没有通过核对：${reason}。您可以在订单里重新提交凭证。`,
    key: `transferRefused:${paymentId}:${String(tx.now().getTime())}`,
  });
  return { state: 'open', isNew: true };
}

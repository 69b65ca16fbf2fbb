import type { BillVendor } from '@pinjian/contract/console-reconciliation.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { VendorRefusal, type Bill } from '#platform/payment/port.ts';
import type { Ctx } from '#server/context.ts';
import { compare, type Found } from './compare.ts';
import {
  findDifferences,
  findElsewhere,
  findOurPayments,
  findOurRefunds,
  holdReconciliation,
  insertDifferences,
  replaceLines,
  resolveDifferences,
  updateReconciliation,
  type ReconciliationRow,
} from './queries.ts';

const dayMs = 86_400_000;

/**
 * Fetches a vendor's bill of a day in Beijing and compares it with what stands here. Again is the comparison anew: what is
 * right by now is resolved by itself, what was dealt with stays so. Answers the comparison.
 */
export async function runReconciliation(ctx: Ctx, vendor: BillVendor, day: string): Promise<ReconciliationRow> {
  const bill = await billOf(ctx, vendor, day);
  return ctx.transaction(async (tx) => {
    const row = await holdReconciliation(tx, vendor, day);
    if (bill === 'failed' || bill === null) {
      // What was compared before still holds.
      if (row.ran_at === null)
        await updateReconciliation(tx, row.id, { state: bill === null ? 'waiting' : 'failed', asked_at: tx.now() });
      return holdReconciliation(tx, vendor, day);
    }
    await replaceLines(tx, row.id, bill.lines);
    const from = new Date(`${day}T00:00:00+08:00`);
    const span = { vendor, from, until: new Date(from.getTime() + dayMs) };
    const payments = await findOurPayments(tx, { ...span, named: bill.lines.map(({ tradeNo }) => tradeNo) });
    const named = bill.lines.flatMap(({ refundNo }) => (refundNo === '' ? [] : refundNo));
    const refunds = await findOurRefunds(tx, { ...span, named });
    const found = compare(day, bill, { payments, refunds, elsewhere: await findElsewhere(tx, row) });
    await keepFound(tx, row, found);
    const mine = payments.filter(({ paidAt }) => paidAt !== null && dayInBeijing(paidAt) === day);
    const back = refunds.filter(({ id, doneAt }) => id !== null && doneAt !== null && dayInBeijing(doneAt) === day);
    const open = (await findDifferences(tx, [row.id])).filter(({ resolved_at: at }) => at === null);
    await updateReconciliation(tx, row.id, {
      state: open.length > 0 ? 'different' : 'matched',
      their_payments: bill.lines.filter(({ kind }) => kind === 'payment').length,
      their_payment_fen: bill.total.paymentFen,
      their_refunds: bill.lines.filter(({ kind }) => kind === 'refund').length,
      their_refund_fen: bill.total.refundFen,
      our_payments: mine.length,
      our_payment_fen: mine.reduce((sum, { receivedFen }) => sum + (receivedFen ?? 0), 0),
      our_refunds: back.length,
      our_refund_fen: back.reduce((sum, { fen }) => sum + fen, 0),
      asked_at: tx.now(),
      ran_at: tx.now(),
    });
    return holdReconciliation(tx, vendor, day);
  });
}

/** null where the vendor has not made it yet. */
async function billOf(ctx: Ctx, vendor: BillVendor, day: string): Promise<Bill | null | 'failed'> {
  const port = ctx.ports.payments[vendor];
  if (port === undefined) return null;
  try {
    return await port.bill(day);
  } catch (error) {
    if (!(error instanceof UncertainSend) && !(error instanceof VendorRefusal)) throw error;
    ctx.log.warn({ vendor, day, reason: error.message }, 'the bill of a payment vendor could not be fetched');
    return 'failed';
  }
}

async function keepFound(tx: Ctx, row: ReconciliationRow, found: readonly Found[]): Promise<void> {
  // The amounts agree, each side has it on a day of its own: nothing is to be done about it.
  const otherDay = { reason: '金额一致，双方记在不同的日期', isSettled: ({ kind }: Found) => kind === 'otherDay' };
  await insertDifferences(tx, row.id, found, otherDay);
  const still = new Set(found.map(({ kind, number }) => `${kind} ${number}`));
  const over = (await findDifferences(tx, [row.id])).filter(
    (each) => each.resolved_at === null && !still.has(`${each.kind} ${each.trade_no}`),
  );
  await resolveDifferences(
    tx,
    over.map(({ id }) => id),
    { way: 'accept', reason: '再次对账已一致', by: null },
  );
}

/** Compares the three days that are over, of every vendor that gives bills: what was late is found, what is right by now resolved. */
export async function reconcileRecentDays(ctx: Ctx): Promise<void> {
  for (const vendor of Object.keys(ctx.ports.payments) as BillVendor[]) {
    for (const ago of [3, 2, 1]) {
      const day = dayInBeijing(new Date(ctx.now().getTime() - ago * dayMs));
      await runReconciliation(ctx, vendor, day);
    }
  }
}

import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { BillVendor, DifferenceWay } from '@pinjian/contract/console-reconciliation.ts';
import { newId } from '#platform/core/ids.ts';
import type { BillLine } from '#platform/payment/port.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingDifferenceTable, BillingReconciliationTable } from '#server/tables.ts';
import type { Found, OurPayment, OurRefund } from './compare.ts';

export type ReconciliationRow = Selectable<BillingReconciliationTable>;
export type DifferenceRow = Selectable<BillingDifferenceTable>;

/** The row of a vendor's day, made where there is none, held until the end of the transaction. */
export async function holdReconciliation(tx: Ctx, vendor: BillVendor, day: string): Promise<ReconciliationRow> {
  await tx.db
    .insertInto('billing_reconciliation')
    .values({ id: newId(), vendor, day, state: 'waiting', asked_at: tx.now() })
    .onConflict((same) => same.columns(['vendor', 'day']).doNothing())
    .execute();
  return tx.db
    .selectFrom('billing_reconciliation')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateReconciliation(
  tx: Ctx,
  id: string,
  columns: Omit<Updateable<BillingReconciliationTable>, 'id' | 'vendor' | 'day'>,
): Promise<void> {
  await tx.db.updateTable('billing_reconciliation').set(columns).where('id', '=', id).execute();
}

export async function findReconciliation(ctx: Ctx, id: string): Promise<ReconciliationRow | undefined> {
  return ctx.db.selectFrom('billing_reconciliation').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listReconciliationRows(
  ctx: Ctx,
  {
    vendor,
    current,
    pageSize,
  }: { readonly vendor?: BillVendor | undefined; readonly current: number; readonly pageSize: number },
): Promise<ReconciliationRow[]> {
  return ctx.db
    .selectFrom('billing_reconciliation')
    .selectAll()
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? 'sandbox'))
    .orderBy('day', 'desc')
    .orderBy('vendor')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

export async function countReconciliations(ctx: Ctx, vendor: BillVendor | undefined): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('billing_reconciliation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor ?? 'sandbox'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts the lines of the newest bill in the place of an earlier one's. */
export async function replaceLines(tx: Ctx, reconciliationId: string, lines: readonly BillLine[]): Promise<void> {
  await tx.db.deleteFrom('billing_bill_line').where('reconciliation_id', '=', reconciliationId).execute();
  const rows = lines.map((line, ordinal) => ({
    reconciliation_id: reconciliationId,
    ordinal,
    kind: line.kind,
    trade_no: line.tradeNo,
    vendor_trade_no: line.vendorTradeNo,
    refund_no: line.refundNo,
    fen: line.fen,
    at: line.at,
  }));
  for (let from = 0; from < rows.length; from += 1000)
    await tx.db
      .insertInto('billing_bill_line')
      .values(rows.slice(from, from + 1000))
      .execute();
}

/** Numbers of trades and refunds in this vendor's bills of other days. */
export async function findElsewhere(ctx: Ctx, row: ReconciliationRow): Promise<Set<string>> {
  const lines = await ctx.db
    .selectFrom('billing_bill_line as line')
    .innerJoin('billing_reconciliation as other', 'other.id', 'line.reconciliation_id')
    .select(['line.kind', 'line.trade_no', 'line.refund_no'])
    .where('other.vendor', '=', row.vendor)
    .where('other.id', '<>', row.id)
    .where(sql<boolean>`other.day between ${row.day}::date - 3 and ${row.day}::date + 3`)
    .execute();
  return new Set(lines.map((line) => (line.kind === 'payment' ? line.trade_no : line.refund_no)));
}

/** Payments of the day by a vendor, and those that its bill names. */
export async function findOurPayments(
  ctx: Ctx,
  { vendor, from, until, named }: { vendor: BillVendor; from: Date; until: Date; named: readonly string[] },
): Promise<OurPayment[]> {
  const rows = await ctx.db
    .selectFrom('billing_payment as payment')
    .select(['payment.id', 'payment.trade_no', 'payment.received_fen', 'payment.paid_at', 'payment.state'])
    .select(
      sql<boolean>`exists (
        select from billing_order as purchase join wallet_transfer as transfer on transfer.subject = 'order:' || purchase.id
        where purchase.id = payment.order_id and transfer.unit = 'fen' and transfer.reason = 'paid'
          and transfer.amount = purchase.fen)`.as('is_posted'),
    )
    .where('payment.vendor', '=', vendor)
    .where((eb) =>
      eb.or([
        eb.and([eb('payment.paid_at', '>=', from), eb('payment.paid_at', '<', until)]),
        ...(named.length === 0 ? [] : [eb('payment.trade_no', 'in', named)]),
      ]),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tradeNo: row.trade_no,
    receivedFen: row.received_fen,
    paidAt: row.paid_at,
    isPosted: row.state === 'paid' ? row.is_posted : null,
  }));
}

/** What went back on the day by a vendor, and what its bill names; with what was given back of trades that are none of ours. */
export async function findOurRefunds(
  ctx: Ctx,
  { vendor, from, until, named }: { vendor: BillVendor; from: Date; until: Date; named: readonly string[] },
): Promise<OurRefund[]> {
  const rows = await ctx.db
    .selectFrom('billing_refund_part as part')
    .innerJoin('billing_payment as payment', 'payment.id', 'part.payment_id')
    .select(['part.id', 'part.payment_id', 'part.refund_no', 'part.fen', 'part.done_at'])
    .where('payment.vendor', '=', vendor)
    .where('part.bank_number', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('part.done_at', '>=', from), eb('part.done_at', '<', until)]),
        ...(named.length === 0 ? [] : [eb('part.refund_no', 'in', named)]),
      ]),
    )
    .execute();
  const returned = await ctx.db
    .selectFrom('billing_difference')
    .select(['id', 'their_fen', 'resolved_at'])
    .where('way', '=', 'return')
    .where('resolved_at', '>=', new Date(from.getTime() - 3 * 86_400_000))
    .execute();
  return [
    ...rows.map((row) => ({
      id: row.id,
      paymentId: row.payment_id,
      refundNo: row.refund_no,
      fen: row.fen,
      doneAt: row.done_at,
    })),
    ...returned.map((row) => ({
      id: null,
      paymentId: null,
      refundNo: row.id.replaceAll('-', ''),
      fen: row.their_fen ?? 0,
      doneAt: row.resolved_at,
    })),
  ];
}

/** Writes differences down; one that is known stays as it is. `settled` stands as dealt with from the start. */
export async function insertDifferences(
  tx: Ctx,
  reconciliationId: string,
  found: readonly Found[],
  settled: { readonly reason: string; readonly isSettled: (each: Found) => boolean },
): Promise<void> {
  if (found.length === 0) return;
  await tx.db
    .insertInto('billing_difference')
    .values(
      found.map((each) => ({
        id: newId(),
        reconciliation_id: reconciliationId,
        kind: each.kind,
        trade_no: each.number,
        vendor_trade_no: each.vendorTradeNo,
        payment_id: each.paymentId,
        part_id: each.partId,
        their_fen: each.theirFen,
        our_fen: each.ourFen,
        found_at: tx.now(),
        ...(settled.isSettled(each) ? { way: 'accept' as const, reason: settled.reason, resolved_at: tx.now() } : {}),
      })),
    )
    .onConflict((same) => same.columns(['reconciliation_id', 'kind', 'trade_no']).doNothing())
    .execute();
}

/** The differences of a comparison: open ones first, then as they were found. */
export async function findDifferences(ctx: Ctx, reconciliationIds: readonly string[]): Promise<DifferenceRow[]> {
  if (reconciliationIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_difference')
    .selectAll()
    .where('reconciliation_id', 'in', reconciliationIds)
    .orderBy('resolved_at', (order) => order.desc().nullsFirst())
    .orderBy('found_at')
    .orderBy('id')
    .execute();
}

export async function findDifference(ctx: Ctx, id: string): Promise<DifferenceRow | undefined> {
  return ctx.db.selectFrom('billing_difference').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockDifference(tx: Ctx, id: string): Promise<DifferenceRow | undefined> {
  return tx.db.selectFrom('billing_difference').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Open differences, who has waited longest first. */
export async function listOpenDifferences(
  ctx: Ctx,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
): Promise<DifferenceRow[]> {
  return ctx.db
    .selectFrom('billing_difference')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('found_at')
    .orderBy('id')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

export async function resolveDifferences(
  tx: Ctx,
  ids: readonly string[],
  how: { readonly way: DifferenceWay; readonly reason: string; readonly by: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .updateTable('billing_difference')
    .set({ way: how.way, reason: how.reason, resolved_by: how.by, resolved_at: tx.now() })
    .where('id', 'in', ids)
    .where('resolved_at', 'is', null)
    .execute();
}

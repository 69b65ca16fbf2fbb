import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingRefundPartTable, BillingRefundTable } from '#server/tables.ts';

export type RefundRow = Omit<Selectable<BillingRefundTable>, 'payer'> & { readonly payer: Payer };
export type PartRow = Selectable<BillingRefundPartTable>;

/** A payer is written by `payer.ts` alone. */
const payer = sql.ref<Payer>('payer').as('payer');

/** Inserts a request unless its payer has one of this key, or one that is under way; false then. */
export async function insertRefund(tx: Ctx, refund: Insertable<BillingRefundTable>): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_refund')
    .values(refund)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRefund(ctx: Ctx, refundId: string): Promise<RefundRow | undefined> {
  return ctx.db.selectFrom('billing_refund').selectAll().select(payer).where('id', '=', refundId).executeTakeFirst();
}

export async function findRefundByKey(ctx: Ctx, of: Payer, key: string): Promise<RefundRow | undefined> {
  return ctx.db
    .selectFrom('billing_refund')
    .selectAll()
    .select(payer)
    .where('payer', '=', of)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Whoever decides a refund, or one of its parts, holds this row until the end of the transaction. */
export async function lockRefund(tx: Ctx, refundId: string): Promise<RefundRow | undefined> {
  return tx.db
    .selectFrom('billing_refund')
    .selectAll()
    .select(payer)
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRefund(
  tx: Ctx,
  refundId: string,
  columns: Omit<Updateable<BillingRefundTable>, 'id' | 'payer' | 'key' | 'fen'>,
): Promise<void> {
  await tx.db.updateTable('billing_refund').set(columns).where('id', '=', refundId).execute();
}

export async function listRefundRows(
  ctx: Ctx,
  of: Payer,
  page: { readonly current: number; readonly pageSize: number },
): Promise<RefundRow[]> {
  return ctx.db
    .selectFrom('billing_refund')
    .selectAll()
    .select(payer)
    .where('payer', '=', of)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many there are, up to `most`. */
export async function countRefundRows(ctx: Ctx, of: Payer, most: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(ctx.db.selectFrom('billing_refund').select('id').where('payer', '=', of).limit(most).as('hit'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

// -- Parts ----------------------------------------------------------------------------------------------------------

/** Inserts a part; false where a payment has one of this kind (money that fulfilled nothing goes back once). */
export async function insertPart(tx: Ctx, part: Insertable<BillingRefundPartTable>): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_refund_part')
    .values(part)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePart(
  tx: Ctx,
  partId: string,
  columns: Omit<
    Updateable<BillingRefundPartTable>,
    'id' | 'refund_id' | 'payment_id' | 'order_id' | 'refund_no' | 'fen'
  >,
): Promise<void> {
  await tx.db.updateTable('billing_refund_part').set(columns).where('id', '=', partId).execute();
}

export async function findPart(ctx: Ctx, partId: string): Promise<PartRow | undefined> {
  return ctx.db.selectFrom('billing_refund_part').selectAll().where('id', '=', partId).executeTakeFirst();
}

export async function lockPart(tx: Ctx, partId: string): Promise<PartRow | undefined> {
  return tx.db.selectFrom('billing_refund_part').selectAll().where('id', '=', partId).forUpdate().executeTakeFirst();
}

export async function findPartByNumber(ctx: Ctx, refundNo: string): Promise<PartRow | undefined> {
  return ctx.db.selectFrom('billing_refund_part').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
}

/** The parts of these refunds, as the orders were bought. */
export async function findPartsOf(ctx: Ctx, refundIds: readonly string[]): Promise<PartRow[]> {
  if (refundIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_refund_part')
    .selectAll()
    .where('refund_id', 'in', refundIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What of these payments went back without a request: paid after closing, paid too much. */
export async function findPartsOfPayments(ctx: Ctx, paymentIds: readonly string[]): Promise<PartRow[]> {
  if (paymentIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_refund_part')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Parts that a vendor is to be asked for now, the longest due first. */
export async function findDueParts(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_refund_part')
    .select('id')
    .where('next_try_at', '<=', ctx.now())
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Whether a transfer of ours has given something back already. */
export async function isPartBankNumberUsed(ctx: Ctx, bankNumber: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('billing_refund_part')
    .select('id')
    .where('bank_number', '=', bankNumber)
    .executeTakeFirst();
  return row !== undefined;
}

// -- Evidence ---------------------------------------------------------------------------------------------------------

export async function insertEvidence(tx: Ctx, refundId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.db
    .insertInto('billing_refund_evidence')
    .values(fileIds.map((fileId) => ({ refund_id: refundId, file_id: fileId })))
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function findEvidence(ctx: Ctx, refundId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_refund_evidence')
    .select('file_id')
    .where('refund_id', '=', refundId)
    .orderBy('file_id')
    .execute();
  return rows.map((row) => row.file_id);
}

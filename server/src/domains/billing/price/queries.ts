import type { Insertable, Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { BillingPriceChangeTable, BillingPriceTable } from '#server/tables.ts';

export type PriceChangeRow = Selectable<BillingPriceChangeTable>;
export type PriceRecord = Selectable<BillingPriceTable>;

/** Of each item the row that holds at an instant, if the console ever changed it before then. */
export async function findPricesAt(ctx: Ctx, at: Date): Promise<PriceRecord[]> {
  return ctx.db
    .selectFrom('billing_price')
    .selectAll()
    .distinctOn('item')
    .where('valid_from', '<=', at)
    .orderBy('item')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Every price that was ever made, the latest first. */
export async function findAllPrices(ctx: Ctx): Promise<PriceRecord[]> {
  return ctx.db.selectFrom('billing_price').selectAll().orderBy('valid_from', 'desc').orderBy('id', 'desc').execute();
}

export async function insertPrice(tx: Ctx, price: Insertable<BillingPriceTable>): Promise<void> {
  await tx.db.insertInto('billing_price').values(price).execute();
}

/** Writes a proposal; false while another one for the item waits. */
export async function insertChange(tx: Ctx, change: Insertable<BillingPriceChangeTable>): Promise<boolean> {
  const result = await tx.db
    .insertInto('billing_price_change')
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A proposal, held until the transaction ends. */
export async function lockChange(tx: Ctx, changeId: string): Promise<PriceChangeRow | undefined> {
  return tx.db.selectFrom('billing_price_change').selectAll().where('id', '=', changeId).forUpdate().executeTakeFirst();
}

export async function settleChange(
  tx: Ctx,
  changeId: string,
  settled: { state: 'approved' | 'rejected' | 'takenBack'; by: string; answer: string | null },
): Promise<void> {
  await tx.db
    .updateTable('billing_price_change')
    .set({ state: settled.state, decided_by: settled.by, decided_at: tx.now(), answer: settled.answer })
    .where('id', '=', changeId)
    .where('state', '=', 'proposed')
    .execute();
}

/** Waiting proposals first, then the latest. */
export async function findChanges(ctx: Ctx, limit: number): Promise<PriceChangeRow[]> {
  return ctx.db
    .selectFrom('billing_price_change')
    .selectAll()
    .orderBy((order) => order.case().when('state', '=', 'proposed').then(0).else(1).end())
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

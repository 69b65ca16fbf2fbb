import { sql, type Insertable, type Selectable } from 'kysely';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingConsumptionTable, BillingLotTable } from '#server/tables.ts';

export type LotRow = Omit<Selectable<BillingLotTable>, 'payer'> & { readonly payer: Payer };

/** A payer is written by `payer.ts` alone. */
const payer = sql.ref<Payer>('payer').as('payer');

/** Lots with something left, in no particular order. */
export async function findLots(ctx: Ctx, of: Payer): Promise<LotRow[]> {
  return ctx.db
    .selectFrom('billing_lot')
    .selectAll()
    .select(payer)
    .where('payer', '=', of)
    .where('units_left', '>', 0)
    .execute();
}

export async function findLotsByIds(ctx: Ctx, ids: readonly string[]): Promise<LotRow[]> {
  if (ids.length === 0) return [];
  return ctx.db.selectFrom('billing_lot').selectAll().select(payer).where('id', 'in', ids).execute();
}

/** The lots that an order brought, in their order. */
export async function findLotsOfOrder(ctx: Ctx, orderId: string): Promise<LotRow[]> {
  return ctx.db
    .selectFrom('billing_lot')
    .selectAll()
    .select(payer)
    .where('order_id', '=', orderId)
    .orderBy('key')
    .execute();
}

export async function hasLot(ctx: Ctx, key: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('billing_lot').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function insertLot(tx: Ctx, lot: Insertable<BillingLotTable>): Promise<void> {
  await tx.db.insertInto('billing_lot').values(lot).execute();
}

/** Moves what is left of a lot; the book of its payer is held. */
export async function changeLot(
  tx: Ctx,
  lotId: string,
  by: { readonly left?: number; readonly held?: number; readonly fen?: number },
): Promise<void> {
  await tx.db
    .updateTable('billing_lot')
    .set((row) => ({
      units_left: row('units_left', '+', by.left ?? 0),
      units_held: row('units_held', '+', by.held ?? 0),
      fen_left: row('fen_left', '+', by.fen ?? 0),
    }))
    .where('id', '=', lotId)
    .execute();
}

export async function insertConsumption(tx: Ctx, row: Insertable<BillingConsumptionTable>): Promise<void> {
  await tx.db.insertInto('billing_consumption').values(row).execute();
}

/** Payers who have something that ended and is not held, the longest ended first. */
export async function findPayersWithEnded(ctx: Ctx, limit: number): Promise<Payer[]> {
  const rows = await ctx.db
    .selectFrom('billing_lot')
    .select(payer)
    .select((select) => select.fn.min('expires_at').as('first'))
    .where('units_left', '>', 0)
    .where('expires_at', '<=', ctx.now())
    .whereRef('units_held', '<', 'units_left')
    .groupBy('payer')
    .orderBy('first')
    .limit(limit)
    .execute();
  return rows.map((row) => row.payer);
}

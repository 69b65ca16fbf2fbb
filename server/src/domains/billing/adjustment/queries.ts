import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { AdjustmentState } from '@pinjian/contract/console-reconciliation.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingAdjustmentTable } from '#server/tables.ts';

export type AdjustmentRow = Omit<Selectable<BillingAdjustmentTable>, 'payer'> & { readonly payer: Payer };

/** A payer is written by `payer.ts` alone. */
const payer = sql.ref<Payer>('payer').as('payer');

/** Inserts a proposal unless its admin has one of this key; false then. */
export async function insertAdjustment(tx: Ctx, row: Insertable<BillingAdjustmentTable>): Promise<boolean> {
  const made = await tx.db
    .insertInto('billing_adjustment')
    .values(row)
    .onConflict((same) => same.columns(['proposed_by', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function insertAdjustmentFiles(tx: Ctx, id: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.db
    .insertInto('billing_adjustment_evidence')
    .values([...new Set(fileIds)].map((fileId) => ({ adjustment_id: id, file_id: fileId })))
    .execute();
}

export async function findAdjustmentByKey(ctx: Ctx, adminId: string, key: string): Promise<AdjustmentRow | undefined> {
  return ctx.db
    .selectFrom('billing_adjustment')
    .selectAll()
    .select(payer)
    .where('proposed_by', '=', adminId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function findAdjustment(ctx: Ctx, id: string): Promise<AdjustmentRow | undefined> {
  return ctx.db.selectFrom('billing_adjustment').selectAll().select(payer).where('id', '=', id).executeTakeFirst();
}

export async function lockAdjustment(tx: Ctx, id: string): Promise<AdjustmentRow | undefined> {
  return tx.db
    .selectFrom('billing_adjustment')
    .selectAll()
    .select(payer)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAdjustment(
  tx: Ctx,
  id: string,
  columns: Pick<Updateable<BillingAdjustmentTable>, 'state' | 'decided_by' | 'decided_at' | 'refused_why'>,
): Promise<void> {
  await tx.db.updateTable('billing_adjustment').set(columns).where('id', '=', id).execute();
}

/** Those that wait first, then the newest. */
export async function listAdjustmentRows(
  ctx: Ctx,
  of: { readonly state?: AdjustmentState | undefined; readonly current: number; readonly pageSize: number },
): Promise<AdjustmentRow[]> {
  return ctx.db
    .selectFrom('billing_adjustment')
    .selectAll()
    .select(payer)
    .$if(of.state !== undefined, (query) => query.where('state', '=', of.state ?? 'proposed'))
    .orderBy(sql`state <> 'proposed'`)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(of.pageSize)
    .offset((of.current - 1) * of.pageSize)
    .execute();
}

export async function countAdjustmentRows(ctx: Ctx, state: AdjustmentState | undefined): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('billing_adjustment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'proposed'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findAdjustmentFiles(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('billing_adjustment_evidence')
    .selectAll()
    .where('adjustment_id', 'in', ids)
    .orderBy('file_id')
    .execute();
  return new Map(ids.map((id) => [id, rows.flatMap((row) => (row.adjustment_id === id ? row.file_id : []))]));
}

/** Whether a difference was corrected by an adjustment that two admins said yes to. */
export async function hasConfirmed(ctx: Ctx, differenceId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('billing_adjustment')
    .select('id')
    .where('difference_id', '=', differenceId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

import { sql, type Selectable } from 'kysely';
import type { Ctx, EmployerActor } from '#server/context.ts';
import type { ApplicationBulkMoveTable, ApplicationBulkRowTable } from '#server/tables.ts';
import type { MoveDetails } from '../pipeline/rules.ts';
import type { Seen } from '../pipeline/move.ts';

export type BulkRecord = Selectable<ApplicationBulkMoveTable>;
export type BulkRowRecord = Selectable<ApplicationBulkRowTable>;

type Member = EmployerActor & { readonly companyId: string };

export interface NewBulkMove {
  readonly id: string;
  readonly key: string;
  readonly move: BulkRecord['move'];
  readonly details: MoveDetails;
  readonly dueAt: Date;
}

/** Stores a bulk move; false when this person has asked for one under the same key before. */
export async function insertBulkMove(tx: Ctx, mover: Member, bulk: NewBulkMove): Promise<boolean> {
  const result = await tx.db
    .insertInto('application_bulk_move')
    .values({
      id: bulk.id,
      company_id: mover.companyId,
      mover_id: mover.userId,
      family_id: mover.familyId,
      move_key: bulk.key,
      move: bulk.move,
      details: JSON.stringify(bulk.details),
      created_at: tx.now(),
      due_at: bulk.dueAt,
    })
    .onConflict((conflict) => conflict.columns(['mover_id', 'move_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the candidates of a bulk move in their order; those that the company does not have are kept without a name. */
export async function insertBulkRows(
  tx: Ctx,
  bulk: { readonly id: string; readonly companyId: string },
  rows: readonly ({ readonly applicationId: string } & NonNullable<Seen>)[],
): Promise<void> {
  const ids = rows.map((row) => row.applicationId);
  const own = await tx.db
    .selectFrom('application_application')
    .select('id')
    .where('id', 'in', ids)
    .where('company_id', '=', bulk.companyId)
    // Erasing one of them waits, so that the reference below holds.
    .forKeyShare()
    .execute();
  const known = new Set(own.map((row) => row.id));
  const values = rows.map(({ applicationId, from, version }, place) => ({
    bulk_id: bulk.id,
    place,
    application_id: known.has(applicationId) ? applicationId : null,
    from_step: from,
    version,
  }));
  await tx.db.insertInto('application_bulk_row').values(values).execute();
}

export async function findBulkByKey(ctx: Ctx, moverId: string, key: string): Promise<BulkRecord | undefined> {
  return ctx.db
    .selectFrom('application_bulk_move')
    .selectAll()
    .where('mover_id', '=', moverId)
    .where('move_key', '=', key)
    .executeTakeFirst();
}

/** The candidates of a bulk move; null for one whom the company does not have. */
export async function findPlannedCandidates(ctx: Ctx, bulkId: string): Promise<(string | null)[]> {
  const rows = await ctx.db
    .selectFrom('application_bulk_row')
    .select('application_id')
    .where('bulk_id', '=', bulkId)
    .execute();
  return rows.map((row) => row.application_id);
}

export async function findBulkMove(ctx: Ctx, id: string): Promise<BulkRecord | undefined> {
  return ctx.db.selectFrom('application_bulk_move').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A person's bulk moves in a company that are not over, or ended after `since`; the latest first. */
export async function findRecentBulkMoves(
  ctx: Ctx,
  of: { readonly moverId: string; readonly companyId: string; readonly since: Date; readonly limit: number },
): Promise<BulkRecord[]> {
  return ctx.db
    .selectFrom('application_bulk_move')
    .selectAll()
    .where('mover_id', '=', of.moverId)
    .where('company_id', '=', of.companyId)
    .where((where) => where.or([where('finished_at', 'is', null), where('finished_at', '>', of.since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(of.limit)
    .execute();
}

/** How many of a person's bulk moves are not over. */
export async function countOpenBulkMoves(ctx: Ctx, moverId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_bulk_move')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('mover_id', '=', moverId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The candidates of bulk moves with what names them, in their order. */
export async function findNamedRows(ctx: Ctx, bulkIds: readonly string[]) {
  if (bulkIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_bulk_row as row')
    .leftJoin('application_application as application', 'application.id', 'row.application_id')
    .leftJoin('position_position as position', 'position.id', 'application.position_id')
    .select(['row.bulk_id', 'row.application_id', 'row.outcome', 'row.code', 'row.message'])
    .select(['application.resume_id', 'application.position_id', 'application.status', 'application.applied_at'])
    .select('application.contact_agreed_at')
    .select(sql<string | null>`application.resume_snapshot -> 'basics' ->> 'name'`.as('name'))
    .select(sql<string | null>`coalesce(position.content ->> 'title', position.title)`.as('position_title'))
    .where('row.bulk_id', 'in', [...bulkIds])
    .orderBy('row.bulk_id')
    .orderBy('row.place')
    .execute();
}
export type NamedRow = Awaited<ReturnType<typeof findNamedRows>>[number];

/** Places of the candidates whose turn has not come. */
export async function findPendingPlaces(ctx: Ctx, bulkId: string): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('application_bulk_row')
    .select('place')
    .where('bulk_id', '=', bulkId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .execute();
  return rows.map((row) => row.place);
}

/** One candidate, held until the transaction ends; undefined once it has its outcome. */
export async function lockPendingRow(tx: Ctx, bulkId: string, place: number): Promise<BulkRowRecord | undefined> {
  return tx.db
    .selectFrom('application_bulk_row')
    .selectAll()
    .where('bulk_id', '=', bulkId)
    .where('place', '=', place)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What became of a candidate, unless that is known already. */
export async function settleRow(
  tx: Ctx,
  row: { readonly bulkId: string; readonly place: number },
  became: { outcome: 'done' } | { outcome: 'skipped'; code: number; message: string },
): Promise<void> {
  await tx.db
    .updateTable('application_bulk_row')
    .set({ ...became, settled_at: tx.now() })
    .where('bulk_id', '=', row.bulkId)
    .where('place', '=', row.place)
    .where('outcome', 'is', null)
    .execute();
}

/** Lets nothing more begin; whatever is running at this moment ends first. Not over and not undone before: no-op otherwise. */
export async function markUndone(ctx: Ctx, bulkId: string): Promise<void> {
  await ctx.db
    .updateTable('application_bulk_move')
    .set({ undone_at: ctx.now() })
    .where('id', '=', bulkId)
    .where('undone_at', 'is', null)
    .where('finished_at', 'is', null)
    .execute();
}

/** Takes back what has not run; waits for the one that is just running. */
export async function undoPendingRows(ctx: Ctx, bulkId: string): Promise<void> {
  await ctx.db
    .updateTable('application_bulk_row')
    .set({ outcome: 'undone', settled_at: ctx.now() })
    .where('bulk_id', '=', bulkId)
    .where('outcome', 'is', null)
    .execute();
}

/** Ends a bulk move of which nothing is left to do. */
export async function finishBulkMove(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('application_bulk_move')
    .set({ finished_at: ctx.now() })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_bulk_row')
            .select('place')
            .where('bulk_id', '=', id)
            .where('outcome', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Bulk moves that were due before `before` and are not over: the copy that ran them is gone. The longest due first. */
export async function findOverdueBulkMoves(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_bulk_move')
    .select('id')
    .where('finished_at', 'is', null)
    .where('due_at', '<', before)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** What became of each candidate stands in their history; the bulk itself need not be kept. */
export async function deleteBulkMovesOver(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('application_bulk_move').where('finished_at', '<', before).execute();
}

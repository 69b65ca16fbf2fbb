import { sql, type Selectable } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type SavedSearchRow = Selectable<Tables['matching_saved_search']>;

/** Who keeps a search: a member for their company, or a seeker. */
export interface SearchOwner {
  readonly ownerId: string;
  /** null for a seeker. */
  readonly companyId: string | null;
}

const ofOwner = (ctx: Ctx, { ownerId, companyId }: SearchOwner) =>
  ctx.db
    .selectFrom('matching_saved_search')
    .selectAll()
    .where('member_id', '=', ownerId)
    .where('company_id', 'is not distinct from', companyId);

/** What one person keeps is decided one after the other: the limit holds for two at once. */
export async function lockOwner(tx: Ctx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`matching.savedSearch ${ownerId}`}, 0))`.execute(tx.db);
}

/** An owner's searches, the newest first. */
export async function findSavedSearches(ctx: Ctx, owner: SearchOwner): Promise<SavedSearchRow[]> {
  return ofOwner(ctx, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findSavedSearch(ctx: Ctx, owner: SearchOwner, id: string): Promise<SavedSearchRow | undefined> {
  return ofOwner(ctx, owner).where('id', '=', id).executeTakeFirst();
}

/** Stores a search. The owner is locked, and does not keep the same one yet. */
export async function insertSavedSearch(
  tx: Ctx,
  owner: SearchOwner,
  search: { readonly name: string; readonly query: string; readonly alert: boolean },
): Promise<SavedSearchRow> {
  return tx.db
    .insertInto('matching_saved_search')
    .values({
      id: newId(),
      member_id: owner.ownerId,
      company_id: owner.companyId,
      ...search,
      created_at: tx.now(),
      opened_at: tx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateSavedSearch(
  tx: Ctx,
  id: string,
  changes: { readonly name?: string; readonly alert?: boolean; readonly opened_at?: Date; readonly alerted_at?: Date },
): Promise<void> {
  await tx.db.updateTable('matching_saved_search').set(changes).where('id', '=', id).execute();
}

export async function deleteSavedSearch(tx: Ctx, owner: SearchOwner, id: string): Promise<void> {
  await tx.db
    .deleteFrom('matching_saved_search')
    .where('member_id', '=', owner.ownerId)
    .where('company_id', 'is not distinct from', owner.companyId)
    .where('id', '=', id)
    .execute();
}

/** Searches of which their owners were told nothing since an instant, those that wait longest first. */
export async function findDueAlerts(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('matching_saved_search')
    .select('id')
    .where('alert', '=', true)
    .where((where) => where.or([where('alerted_at', 'is', null), where('alerted_at', '<', before)]))
    .orderBy('alerted_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One of them, held until the transaction ends; undefined where another copy holds it or told of it meanwhile. */
export async function lockDueAlert(tx: Ctx, id: string, before: Date): Promise<SavedSearchRow | undefined> {
  return tx.db
    .selectFrom('matching_saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('alert', '=', true)
    .where((where) => where.or([where('alerted_at', 'is', null), where('alerted_at', '<', before)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

import { visibleToSeekers } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

/** Keeps a position for a seeker; keeping it again changes nothing. */
export async function insertCollection(tx: Ctx, seekerId: string, positionId: string): Promise<void> {
  await tx.db
    .insertInto('position_collection')
    .values({ seeker_id: seekerId, position_id: positionId, collected_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCollection(tx: Ctx, seekerId: string, positionId: string): Promise<void> {
  await tx.db
    .deleteFrom('position_collection')
    .where('seeker_id', '=', seekerId)
    .where('position_id', '=', positionId)
    .execute();
}

/** Those of `ids` that a seeker collected. */
export async function findCollectedAmong(ctx: Ctx, seekerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('position_collection')
    .select('position_id')
    .where('seeker_id', '=', seekerId)
    .where('position_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.position_id));
}

/** Collected positions that can still be looked at: the counter and the list are the same rows. */
function visibleCollection(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('position_collection as collection')
    .innerJoin('position_position as position', 'position.id', 'collection.position_id')
    .where('collection.seeker_id', '=', seekerId)
    .where('position.content', 'is not', null)
    .where('position.status', 'in', [...visibleToSeekers]);
}

export async function countCollected(ctx: Ctx, seekerId: string): Promise<number> {
  const { count } = await visibleCollection(ctx, seekerId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of what a seeker collected, the latest first. */
export async function collectedIds(
  ctx: Ctx,
  seekerId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<string[]> {
  const rows = await visibleCollection(ctx, seekerId)
    .select('collection.position_id')
    .orderBy('collection.collected_at', 'desc')
    .orderBy('collection.position_id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map((row) => row.position_id);
}

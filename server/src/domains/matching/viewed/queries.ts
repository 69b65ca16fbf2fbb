import { mostViewed } from '@pinjian/contract/matching-position-list.ts';
import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Notes that a seeker opened a position, as the last one. */
export async function upsertViewed(tx: Ctx, seekerId: string, positionId: string): Promise<void> {
  await tx.db
    .insertInto('matching_viewed')
    .values({ seeker_id: seekerId, position_id: positionId, at: tx.now() })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'position_id']).doUpdateSet({ at: tx.now() }))
    .execute();
}

/** Forgets what is beyond the newest ones of a seeker. */
export async function trimViewed(tx: Ctx, seekerId: string): Promise<void> {
  const beyond = tx.db
    .selectFrom('matching_viewed')
    .select('position_id')
    .where('seeker_id', '=', seekerId)
    .orderBy('at', 'desc')
    .orderBy('position_id')
    .offset(mostViewed);
  await tx.db
    .deleteFrom('matching_viewed')
    .where('seeker_id', '=', seekerId)
    .where('position_id', 'in', beyond)
    .execute();
}

/** What a seeker opened since an instant, the last first. */
export async function findViewed(ctx: Ctx, seekerId: string, since: Date) {
  return ctx.db
    .selectFrom('matching_viewed')
    .select(['position_id', 'at'])
    .where('seeker_id', '=', seekerId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('position_id')
    .limit(mostViewed)
    .execute();
}

export async function deleteViewedOf(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db.deleteFrom('matching_viewed').where('seeker_id', '=', seekerId).execute();
}

export async function deleteViewedBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('matching_viewed').where('at', '<=', before).execute();
}

/** What a person takes along of it. */
export async function findViewedOf(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('matching_viewed as viewed')
    .innerJoin('position_position as position', 'position.id', 'viewed.position_id')
    .select('viewed.at')
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('title'))
    .where('viewed.seeker_id', '=', seekerId)
    .orderBy('viewed.at')
    .execute();
}

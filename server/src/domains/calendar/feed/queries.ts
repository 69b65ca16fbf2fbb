import type { Ctx } from '#server/context.ts';

/** Somebody's calendar address as it stands. */
export async function findFeed(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('calendar_feed')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Puts an address in the place of the one before, if any: that one is dead from then on. */
export async function replaceFeed(ctx: Ctx, userId: string, tokenHash: Buffer): Promise<void> {
  const row = { token_hash: tokenHash, created_at: ctx.now(), read_at: null };
  await ctx.db
    .insertInto('calendar_feed')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteFeed(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

/** Whose calendar a token opens, as which of their identities; noted once an hour at most. */
export async function openFeed(ctx: Ctx, tokenHash: Buffer) {
  const row = await ctx.db
    .selectFrom('calendar_feed as feed')
    .innerJoin('account_identity as identity', 'identity.id', 'feed.user_id')
    .select(['feed.user_id', 'feed.read_at', 'identity.kind'])
    .where('feed.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const now = ctx.now();
  if (row.read_at === null || now.getTime() - row.read_at.getTime() > 3_600_000)
    await ctx.db.updateTable('calendar_feed').set({ read_at: now }).where('token_hash', '=', tokenHash).execute();
  return row;
}

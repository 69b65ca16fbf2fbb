import type { Ctx } from '../context.ts';

/** What locked the sandbox; undefined while nothing did. */
export async function findLock(ctx: Ctx): Promise<string | undefined> {
  const row = await ctx.db.selectFrom('platform_sandbox_lock').select('reason').executeTakeFirst();
  return row?.reason;
}

/** The first reason stands. */
export async function insertLock(ctx: Ctx, reason: string): Promise<void> {
  await ctx.db
    .insertInto('platform_sandbox_lock')
    .values({ reason, locked_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

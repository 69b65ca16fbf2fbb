import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** One look at any number of devices. */
export async function findEndedAmong(ctx: Ctx, familyIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_family')
    .select('id')
    .where(sql<boolean>`id = any(${familyIds}::uuid[])`)
    .where((or) => or.or([or('revoked_at', 'is not', null), or('absolute_expiry', '<=', ctx.now())]))
    .execute();
  return rows.map((row) => row.id);
}

/** Devices of an identity that are not signed out. */
export async function findLiveFamilies(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_family')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

import type { Ctx } from '#server/context.ts';

/** Tables of matching that hold people's data. */
export const personalTables = [
  'matching_wish',
  'matching_dismissal',
  'matching_viewed',
  'matching_talent',
  'matching_look',
  'matching_hidden',
  'matching_use',
  'matching_saved_search',
] as const;

/** Removes what is known of a seeker; and of a member what they kept and counted: that their company looked stays. */
export async function eraseMatching(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('matching_talent').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_look').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_hidden').where('seeker_id', '=', userId).execute();
  await tx.db.updateTable('matching_look').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.updateTable('matching_hidden').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_use').where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_saved_search').where('member_id', '=', userId).execute();
}

/** Searches that a member keeps. */
export async function findSearchesOfMember(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('matching_saved_search')
    .select(['name', 'query', 'alert', 'created_at'])
    .where('member_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

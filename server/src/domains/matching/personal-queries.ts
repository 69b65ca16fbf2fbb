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
  'matching_push',
  'matching_push_due',
  'matching_wanted',
] as const;

/** Removes what is known of a seeker; and of a member what they kept and counted: that their company looked stays. */
export async function eraseMatching(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('matching_talent').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_look').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_hidden').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_push').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_push_due').where('id', '=', userId).execute();
  await tx.db.deleteFrom('matching_wanted').where('seeker_id', '=', userId).execute();
  await tx.db.updateTable('matching_look').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.updateTable('matching_hidden').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_use').where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('matching_saved_search').where('member_id', '=', userId).execute();
}

/** Searches that a person keeps. */
export async function findSearchesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('matching_saved_search')
    .select(['name', 'query', 'alert', 'created_at'])
    .where('member_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Positions that were pushed to a seeker, and to whose companies they were. */
export async function findPushesOfPerson(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('matching_push as push')
    .innerJoin('position_position as position', 'position.id', 'push.position_id')
    .innerJoin('company_company as company', 'company.id', 'push.company_id')
    .select(['position.title', 'company.name', 'push.match', 'push.seeker_at', 'push.seeker_end', 'push.employer_at'])
    .where('push.seeker_id', '=', seekerId)
    .orderBy('push.seeker_at')
    .execute();
}

import { positionMoves } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

/** Tables of position that hold people's data. */
export const personalTables = [
  'position_collection',
  'position_complaint',
  'position_plan_interviewer',
  'position_team',
] as const;

/** What a seeker found wrong with positions, the latest first. */
export async function findComplaintsMadeBy(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('position_complaint as complaint')
    .innerJoin('position_position as position', 'position.id', 'complaint.position_id')
    .select(['position.title', 'complaint.kind', 'complaint.words', 'complaint.state', 'complaint.submitted_at'])
    .where('complaint.seeker_id', '=', userId)
    .orderBy('complaint.submitted_at', 'desc')
    .execute();
}

/** What a seeker kept for later, whether it can still be looked at or not; the latest first. */
export async function findCollectionOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('position_collection as collection')
    .innerJoin('position_position as position', 'position.id', 'collection.position_id')
    .innerJoin('company_company as company', 'company.id', 'position.company_id')
    .select(['position.id', 'position.title', 'company.name as company_name', 'collection.collected_at'])
    .where('collection.seeker_id', '=', userId)
    .orderBy('collection.collected_at', 'desc')
    .execute();
}

/** What a member does on positions: their part in hiring teams, and the rounds they are planned in. */
export async function findPartsOf(ctx: Ctx, userId: string) {
  const teams = await ctx.db
    .selectFrom('position_team as team')
    .innerJoin('position_position as position', 'position.id', 'team.position_id')
    .select(['position.title', 'team.part'])
    .where('team.user_id', '=', userId)
    .orderBy('position.id')
    .execute();
  const rounds = await ctx.db
    .selectFrom('position_plan_interviewer as interviewer')
    .innerJoin('position_plan_round as round', 'round.id', 'interviewer.round_id')
    .innerJoin('position_position as position', 'position.id', 'round.position_id')
    .select(['position.title', 'round.name'])
    .where('interviewer.user_id', '=', userId)
    .orderBy('position.id')
    .orderBy('round.ordinal')
    .execute();
  return { teams, rounds };
}

/** Positions that can be applied to, could be again, or would be with a yes to what is in review, of a company that this person is the only member of. */
export async function findPositionsLeftAlone(tx: Ctx, userId: string) {
  return tx.db
    .selectFrom('position_position as position')
    .innerJoin('account_membership as membership', 'membership.company_id', 'position.company_id')
    .select(['position.id', 'position.company_id'])
    .where('membership.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('position.status', 'in', [...positionMoves.close.from]),
        eb.exists(
          eb
            .selectFrom('position_review as review')
            .select('review.id')
            .whereRef('review.position_id', '=', 'position.id')
            .where('review.state', '=', 'pending'),
        ),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_membership as colleague')
            .select('colleague.user_id')
            .whereRef('colleague.company_id', '=', 'position.company_id')
            .where('colleague.user_id', '!=', userId),
        ),
      ),
    )
    .orderBy('position.id')
    .execute();
}

/** Removes what a seeker kept, and who they were and what they wrote from what they complained of, and a member from plans and teams; what they wrote for the company stays without their name. */
export async function erasePositionsOf(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('position_collection').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('position_plan_interviewer').where('user_id', '=', userId).execute();
  await tx.db.deleteFrom('position_team').where('user_id', '=', userId).execute();
  await tx.db.updateTable('position_plan').set({ updated_by: null }).where('updated_by', '=', userId).execute();
  await tx.db
    .updateTable('position_complaint')
    .set({ seeker_id: null, words: '' })
    .where('seeker_id', '=', userId)
    .execute();
  await tx.db.updateTable('position_review').set({ submitted_by: null }).where('submitted_by', '=', userId).execute();
  await tx.db.updateTable('position_position').set({ created_by: null }).where('created_by', '=', userId).execute();
}

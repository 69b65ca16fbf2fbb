import type { PlanRound, PositionPlan } from '@pinjian/contract/position-plan.ts';
import type { Ctx } from '#server/context.ts';

/** That a position has a plan; undefined for one that was never written. */
export async function findPlanRow(ctx: Ctx, positionId: string) {
  return ctx.db
    .selectFrom('position_plan')
    .select(['version', 'updated_at', 'updated_by'])
    .where('position_id', '=', positionId)
    .executeTakeFirst();
}

/** The rounds as they are planned, with whoever of the interviewers is still a member of the position's company. */
export async function findPlanRounds(ctx: Ctx, positionId: string): Promise<PlanRound[]> {
  const rounds = await ctx.db
    .selectFrom('position_plan_round')
    .select(['id', 'name', 'form', 'minutes', 'competencies'])
    .where('position_id', '=', positionId)
    .orderBy('ordinal')
    .execute();
  const interviewers = await ctx.db
    .selectFrom('position_plan_interviewer as interviewer')
    .innerJoin('position_plan_round as round', 'round.id', 'interviewer.round_id')
    .innerJoin('position_position as position', 'position.id', 'round.position_id')
    .innerJoin('account_membership as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'interviewer.user_id')
        .onRef('membership.company_id', '=', 'position.company_id'),
    )
    .select(['interviewer.round_id', 'interviewer.user_id'])
    .where('round.position_id', '=', positionId)
    .orderBy('interviewer.ordinal')
    .execute();
  return rounds.map(({ id, name, form, minutes, competencies }) => ({
    planRoundId: id,
    name,
    form,
    minutes,
    interviewerIds: interviewers.flatMap((each) => (each.round_id === id ? [each.user_id] : [])),
    competencies,
  }));
}

/** Who hires for a position and is still a member of its company. */
export async function findTeam(ctx: Ctx, positionId: string): Promise<PositionPlan['team']> {
  const rows = await ctx.db
    .selectFrom('position_team as team')
    .innerJoin('position_position as position', 'position.id', 'team.position_id')
    .innerJoin('account_membership as membership', (join) =>
      join.onRef('membership.user_id', '=', 'team.user_id').onRef('membership.company_id', '=', 'position.company_id'),
    )
    .select(['team.user_id', 'team.part'])
    .where('team.position_id', '=', positionId)
    .orderBy('team.ordinal')
    .execute();
  return rows.map((row) => ({ memberId: row.user_id, part: row.part }));
}

/** Whether somebody is planned in a round of a position, or in its hiring team. */
export async function isInPlan(ctx: Ctx, positionId: string, userId: string): Promise<boolean> {
  const { found } = await ctx.db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('position_plan_interviewer as interviewer')
              .innerJoin('position_plan_round as round', 'round.id', 'interviewer.round_id')
              .select('round.id')
              .where('round.position_id', '=', positionId)
              .where('interviewer.user_id', '=', userId),
          ),
          eb.exists(
            eb
              .selectFrom('position_team')
              .select('position_id')
              .where('position_id', '=', positionId)
              .where('user_id', '=', userId),
          ),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(found);
}

/** Sets the version of a plan, making its row where there is none. */
export async function upsertPlan(
  tx: Ctx,
  { positionId, version, by }: { readonly positionId: string; readonly version: number; readonly by: string },
): Promise<void> {
  const values = { version, updated_at: tx.now(), updated_by: by };
  await tx.db
    .insertInto('position_plan')
    .values({ position_id: positionId, ...values })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet(values))
    .execute();
}

/** Writes rounds in place of those of before; false where an id is that of a round of another position. */
export async function replaceRounds(tx: Ctx, positionId: string, rounds: readonly PlanRound[]): Promise<boolean> {
  await tx.db.deleteFrom('position_plan_round').where('position_id', '=', positionId).execute();
  if (rounds.length === 0) return true;
  const { numInsertedOrUpdatedRows: inserted } = await tx.db
    .insertInto('position_plan_round')
    .values(
      rounds.map(({ planRoundId, name, form, minutes, competencies }, index) => ({
        id: planRoundId,
        position_id: positionId,
        ordinal: index + 1,
        name,
        form,
        minutes,
        competencies: JSON.stringify(competencies),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(inserted) < rounds.length) return false;
  const interviewers = rounds.flatMap(({ planRoundId, interviewerIds }) =>
    interviewerIds.map((userId, index) => ({ round_id: planRoundId, user_id: userId, ordinal: index + 1 })),
  );
  if (interviewers.length > 0) await tx.db.insertInto('position_plan_interviewer').values(interviewers).execute();
  return true;
}

/** Writes a team in place of that of before. */
export async function replaceTeam(tx: Ctx, positionId: string, team: PositionPlan['team']): Promise<void> {
  await tx.db.deleteFrom('position_team').where('position_id', '=', positionId).execute();
  if (team.length === 0) return;
  await tx.db
    .insertInto('position_team')
    .values(
      team.map(({ memberId, part }, index) => ({
        position_id: positionId,
        user_id: memberId,
        part,
        ordinal: index + 1,
      })),
    )
    .execute();
}

import type { Ctx, EmployerActor } from '#server/context.ts';

/**
 * Whether somebody reads what the AI interview scored and what colleagues judged of a round: not before their own scorecard
 * is locked, where they are one of its interviewers.
 */
export async function mayReadScores(
  ctx: Ctx<EmployerActor>,
  round: { readonly roundId: string; readonly interviewerIds: readonly string[] },
): Promise<boolean> {
  return !round.interviewerIds.includes(ctx.actor.userId);
}

import { scoresHiddenAmong } from '#domains/interview/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findRoundAbout } from '../scorecard/queries.ts';

/**
 * Whether somebody reads what the AI interview scored: not where they are an interviewer of a round of the same
 * application and their scorecard is not locked.
 */
export async function mayReadScores(
  ctx: Ctx<EmployerActor>,
  { roundId }: { readonly roundId: string },
): Promise<boolean> {
  const round = await findRoundAbout(ctx, roundId);
  if (round === undefined) return false;
  return !(await scoresHiddenAmong(ctx, ctx.actor.userId, [round.id])).has(round.id);
}

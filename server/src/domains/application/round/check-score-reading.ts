import type { Ctx, EmployerActor } from '#server/context.ts';
import { findInterviewerRows } from './queries.ts';

/** Whether somebody reads what the AI interview scored: not where they are one of the round's interviewers themselves. */
export async function mayReadScores(
  ctx: Ctx<EmployerActor>,
  { roundId }: { readonly roundId: string },
): Promise<boolean> {
  const interviewers = await findInterviewerRows(ctx, [roundId]);
  return !interviewers.some(({ userId }) => userId === ctx.actor.userId);
}

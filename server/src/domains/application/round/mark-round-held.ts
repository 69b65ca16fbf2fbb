import type { markRoundHeld as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToEmployer } from './answer.ts';
import { newsOf } from './compose-news.ts';
import { timesOfRound, updateRound } from './queries.ts';

/**
 * Says that a round was held: an interviewer of it, or who moves candidates. The step stays, the next round may follow.
 * @throws Refusal 40310, 40311, 40400, 40902, 40907 before it begins; and those of every move.
 */
export async function markRoundHeld(
  ctx: Ctx<EmployerActor>,
  { roundId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'markHeld',
    move: 'holdRealInterview',
    seen: { from, version },
    carryOut: async (tx, round) => {
      await updateRound(tx, roundId, { state: 'held' });
      return { round: newsOf(round, { times: await timesOfRound(tx, round) }) };
    },
  });
  return answerToEmployer(ctx, { applicationId, roundId });
}

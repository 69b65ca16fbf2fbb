import type { letProposalStand as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToEmployer } from './answer.ts';
import { newsOf } from './compose-news.ts';
import { timesOfRound, updateRound } from './queries.ts';

/**
 * Answers a proposal of other times with the time that stands. The seeker may still accept, cancel, or ask once more.
 * @throws Refusal 40310, 40311, 40400, 40906 where nothing waits for an answer; and those of every move.
 */
export async function letProposalStand(
  ctx: Ctx<EmployerActor>,
  { roundId, from, version, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'letStand',
    move: 'letTimeStand',
    seen: { from, version },
    note,
    carryOut: async (tx, round) => {
      const proposal = round.proposal && { ...round.proposal, stoodAt: tx.now().toISOString() };
      await updateRound(tx, roundId, { proposal: proposal && JSON.stringify(proposal) });
      return { round: newsOf(round, { times: await timesOfRound(tx, round) }) };
    },
  });
  return answerToEmployer(ctx, { applicationId, roundId });
}

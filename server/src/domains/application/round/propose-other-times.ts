import type { proposeOtherTimes as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToSeeker } from './answer.ts';
import { readTimes } from './check-plan.ts';
import { newsOf } from './compose-news.ts';
import { timesOfRound, updateRound } from './queries.ts';
import type { Proposal } from './rules.ts';

/**
 * Asks for other times: the round stays as it is until the employer reschedules it or lets the time stand. Asking again
 * takes the place of what was asked before.
 * @throws Refusal 40400, 40001 for a time that is past, 40902; and those of every move.
 */
export async function proposeOtherTimes(
  ctx: Ctx<Seeking>,
  { roundId, from, version, times, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'propose',
    move: 'proposeOtherTime',
    seen: { from, version },
    details: { times },
    note,
    carryOut: async (tx, round) => {
      const others = readTimes(tx.now(), times, round.minutes).map(({ startsAt }) => startsAt);
      const proposal: Proposal = {
        times: others.map((start) => start.toISOString()),
        note,
        proposedAt: tx.now().toISOString(),
        stoodAt: null,
      };
      await updateRound(tx, roundId, { proposal: JSON.stringify(proposal) });
      return { round: newsOf(round, { times: await timesOfRound(tx, round), others }) };
    },
  });
  return answerToSeeker(ctx, { applicationId, roundId });
}

import type { declineRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToSeeker } from './answer.ts';
import { endRound } from './end-round.ts';

/** Declines a round: the candidate stands where they were invited from. @throws Refusal 40400, 40902; and those of every move. */
export async function declineRound(
  ctx: Ctx<SeekerActor>,
  { roundId, from, version, reason, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'decline',
    move: 'declineRealInterview',
    seen: { from, version },
    details: { reason },
    note,
    carryOut: async (tx, round) => ({ round: await endRound(tx, round, { state: 'declined', reason, note }) }),
  });
  return answerToSeeker(ctx, { applicationId, roundId });
}

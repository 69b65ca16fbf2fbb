import type { cancelRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToEmployer } from './answer.ts';
import { endRound } from './end-round.ts';

/** Cancels a round of one of the company's candidates; a time that was settled is given back. @throws Refusal 40310, 40311, 40400, 40902; and those of every move. */
export async function cancelRound(
  ctx: Ctx<EmployerActor>,
  { roundId, from, version, reason, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'cancel',
    move: 'cancelRealInterview',
    seen: { from, version },
    details: { reason },
    note,
    carryOut: async (tx, round) => ({ round: await endRound(tx, round, { state: 'cancelled', reason, note }) }),
  });
  return answerToEmployer(ctx, { applicationId, roundId });
}

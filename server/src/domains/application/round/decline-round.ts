import type { declineRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { answerToSeeker } from './answer.ts';
import { endByAct } from './end-by-act.ts';

/** Declines a round: the candidate stands where they were invited from. @throws Refusal 40400, 40902; and those of every move. */
export async function declineRound(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await endByAct(ctx, 'decline', input);
  return answerToSeeker(ctx, { applicationId, roundId: input.roundId });
}

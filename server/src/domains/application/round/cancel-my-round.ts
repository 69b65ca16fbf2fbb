import type { cancelMyRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { answerToSeeker } from './answer.ts';
import { endByAct } from './end-by-act.ts';

/** Cancels a round that was accepted, before it begins; its time is given back. @throws Refusal 40400, 40902; and those of every move. */
export async function cancelMyRound(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await endByAct(ctx, 'cancel', input);
  return answerToSeeker(ctx, { applicationId, roundId: input.roundId });
}

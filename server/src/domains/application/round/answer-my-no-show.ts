import type { answerMyNoShow as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { answerToSeeker } from './answer.ts';
import { answerClaim } from './record-no-show.ts';

/** Confirms or disputes that one did not come oneself. @throws Refusal as `answerClaim` says */
export async function answerMyNoShow(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await answerClaim(ctx, input);
  return answerToSeeker(ctx, { applicationId, roundId: input.roundId });
}

import type { claimEmployerNoShow as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { answerToSeeker } from './answer.ts';
import { claim } from './record-no-show.ts';

/** Says that nobody of the company came to a round. @throws Refusal as `claim` says */
export async function claimEmployerNoShow(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await claim(ctx, input);
  return answerToSeeker(ctx, { applicationId, roundId: input.roundId });
}

import type { claimNoShow as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { answerToEmployer } from './answer.ts';
import { claim } from './record-no-show.ts';

/** Says that the candidate did not come to a round. @throws Refusal as `claim` says */
export async function claimNoShow(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await claim(ctx, input);
  return answerToEmployer(ctx, { applicationId, roundId: input.roundId });
}

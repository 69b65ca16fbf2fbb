import type { answerNoShow as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { answerToEmployer } from './answer.ts';
import { answerClaim } from './record-no-show.ts';

/** Confirms or disputes that nobody of the company came. @throws Refusal as `answerClaim` says */
export async function answerNoShow(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await answerClaim(ctx, input);
  return answerToEmployer(ctx, { applicationId, roundId: input.roundId });
}

import type { cancelRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { answerToEmployer } from './answer.ts';
import { endByAct } from './end-by-act.ts';

/** Cancels a round of one of the company's candidates; a time that was settled is given back. @throws Refusal 40310, 40311, 40400, 40902; and those of every move. */
export async function cancelRound(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await endByAct(ctx, 'cancel', input);
  return answerToEmployer(ctx, { applicationId, roundId: input.roundId });
}

import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type {
  answerInterested as interestedEndpoint,
  answerUnsuitable as unsuitableEndpoint,
} from '@pinjian/contract/matching-recommendation.ts';
import { answerUnsuitable as answer, applyToPosition } from '#domains/application/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** 感兴趣: applies to the position for which a company added the caller. @throws Refusal of `applyToPosition` */
export async function answerInterested(
  ctx: Ctx<SeekerActor>,
  { positionId, resumeId }: Received<typeof interestedEndpoint>,
): Promise<Answer<typeof interestedEndpoint>> {
  // Who was added by a company that they blocked since has answered the question already.
  return applyToPosition(ctx, { positionId, resumeId, despiteBlock: true });
}

/** 不合适: leaves the position's pipeline; the company reads the kind of the reason. @throws Refusal 40400, 40900, 40943 */
export async function answerUnsuitable(
  ctx: Ctx<SeekerActor>,
  { positionId, from, version, reason }: Received<typeof unsuitableEndpoint>,
): Promise<Answer<typeof unsuitableEndpoint>> {
  return answer(ctx, { positionId, reason, seen: { from, version } });
}

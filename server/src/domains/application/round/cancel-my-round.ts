import type { cancelMyRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** Cancels a round that was accepted. */
export async function cancelMyRound(
  _ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('cancelMyRound is not written yet');
}

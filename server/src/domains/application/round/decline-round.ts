import type { declineRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** Declines a round. */
export async function declineRound(
  _ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('declineRound is not written yet');
}

import type { acceptRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** Accepts a round at one of its slots. */
export async function acceptRound(
  _ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('acceptRound is not written yet');
}

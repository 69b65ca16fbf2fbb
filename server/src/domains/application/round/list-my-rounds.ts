import type { listMyRounds as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** Every round of an own application, newest first. */
export async function listMyRounds(
  _ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('listMyRounds is not written yet');
}

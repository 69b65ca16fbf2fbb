import type { inviteToRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** Invites a candidate to a round, the first or the next one. */
export async function inviteToRound(
  _ctx: Ctx<EmployerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('inviteToRound is not written yet');
}

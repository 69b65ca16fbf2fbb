import type { markRoundHeld as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** Says that a round was held. */
export async function markRoundHeld(
  _ctx: Ctx<EmployerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('markRoundHeld is not written yet');
}

import type { getKit as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** What an interviewer reads before a round. */
export async function getKit(
  _ctx: Ctx<EmployerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('getKit is not written yet');
}

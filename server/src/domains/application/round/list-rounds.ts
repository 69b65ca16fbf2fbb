import type { listRounds as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** Every round of an application, newest first. */
export async function listRounds(
  _ctx: Ctx<EmployerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('listRounds is not written yet');
}

import type { changeInterviewers as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';

/** Puts other interviewers to a round. */
export async function changeInterviewers(
  _ctx: Ctx<EmployerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('changeInterviewers is not written yet');
}

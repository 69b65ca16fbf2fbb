import type { answerMyNoShow as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';

/** Answers what the company says. */
export async function answerMyNoShow(
  _ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  throw new Error('answerMyNoShow is not written yet');
}

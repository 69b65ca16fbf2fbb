import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getAnswerTries as endpoint } from '@pinjian/contract/interview-try.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { findInterview } from '../ai/queries.ts';
import { triesView } from './find-tries.ts';

/** What was answered again in one of the seeker's own practices. @throws Refusal 40400 */
export async function getAnswerTries(
  ctx: Ctx<Seeking>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return triesView(ctx, requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId));
}

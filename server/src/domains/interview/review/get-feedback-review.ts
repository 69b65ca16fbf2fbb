import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getFeedbackReview as endpoint } from '@pinjian/contract/interview-review.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { findInterview } from '../ai/queries.ts';
import { findFeedbackReview, requireReport } from './find-reports.ts';

/** Whether a person can be asked for, and what came of it. */
export async function getFeedbackReview(
  ctx: Ctx<SeekerActor>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const interview = requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  return findFeedbackReview(ctx, interview, await requireReport(ctx, interviewId));
}

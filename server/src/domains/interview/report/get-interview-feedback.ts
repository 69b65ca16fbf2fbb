import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { interviewErrors, type getInterviewFeedback as endpoint } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { findSaid } from './find-said.ts';
import { findInterview } from '../ai/queries.ts';
import { findNewestReport } from './report-queries.ts';
import { feedbackView } from './view.ts';

/** The feedback on one of the candidate's own interviews. */
export async function getInterviewFeedback(
  ctx: Ctx<Seeking>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  const report = await findNewestReport(ctx, interviewId);
  if (report === undefined) throw new Refusal(interviewErrors.reportNotReady);
  return feedbackView(row, report, await findSaid(ctx, report));
}

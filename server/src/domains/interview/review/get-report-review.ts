import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getReportReview as endpoint } from '@pinjian/contract/interview-review.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findAskedInterview } from '../report/find-asked-interview.ts';
import { findReportReview, requireReport } from './find-reports.ts';

/** What members judged otherwise, and what the candidate asked. */
export async function getReportReview(
  ctx: Ctx<EmployerActor>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await findAskedInterview(ctx, interviewId);
  return findReportReview(ctx, interviewId, await requireReport(ctx, interviewId));
}

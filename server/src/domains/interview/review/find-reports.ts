import { interviewErrors } from '@pinjian/contract/interview.ts';
import type { FeedbackReview, ReportReview } from '@pinjian/contract/interview-review.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewRow } from '../ai/queries.ts';
import { findNewestReport, type ReportRow } from '../report/report-queries.ts';
import { findOverrides, findReview } from './queries.ts';
import { feedbackReviewView, reportReviewView } from './view.ts';

/** The report of an interview. @throws Refusal 40954 while there is none. */
export async function requireReport(ctx: Ctx, interviewId: string): Promise<ReportRow> {
  const report = await findNewestReport(ctx, interviewId);
  if (report === undefined) throw new Refusal(interviewErrors.reportNotReady);
  return report;
}

/** What people added to a report, for the company. */
export async function findReportReview(ctx: Ctx, interviewId: string, report: ReportRow): Promise<ReportReview> {
  const overrides = await findOverrides(ctx, interviewId);
  return reportReviewView(interviewId, report.content, { overrides, review: await findReview(ctx, interviewId) });
}

/** The same for the candidate. */
export async function findFeedbackReview(
  ctx: Ctx,
  interview: InterviewRow,
  report: ReportRow,
): Promise<FeedbackReview> {
  const overrides = await findOverrides(ctx, interview.id);
  const review = await findReview(ctx, interview.id);
  return feedbackReviewView(interview, report.created_at, { overrides, review, now: ctx.now() });
}

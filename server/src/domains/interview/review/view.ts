import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import {
  overallTarget,
  type FeedbackReview,
  type ReportReview,
  type ReviewRequest,
  type ScoreOverride,
} from '@pinjian/contract/interview-review.ts';
import type { InterviewRow } from '../ai/queries.ts';
import type { OverrideRow, ReviewRow } from './queries.ts';
import { requestableUntil } from './rules.ts';

/** What people added to a report, for the company. */
export function reportReviewView(
  interviewId: string,
  content: ReportContent,
  { overrides, review }: { overrides: readonly OverrideRow[]; review: ReviewRow | undefined },
): ReportReview {
  return {
    interviewId,
    overrides: overrides.map((row) => overrideView(row, content)),
    request: review === undefined ? null : requestView(review),
  };
}

function overrideView(row: OverrideRow, { competencies }: ReportContent): ScoreOverride {
  const named = competencies.find((each) => each.competency === row.target)?.name;
  return {
    overrideId: row.id,
    target: row.target,
    targetName: row.target === overallTarget ? '总评' : (named ?? row.target),
    band: row.band,
    score: row.score,
    reason: row.reason,
    by: row.member_name,
    at: row.created_at.toISOString(),
    revision: row.revision,
  };
}

function requestView(row: ReviewRow): ReviewRequest {
  return {
    state: row.answered_at === null ? 'pending' : 'answered',
    reason: row.reason,
    requestedAt: row.requested_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredBy: row.member_name,
  };
}

/** What the candidate learns of it: that a person has looked, and what they were answered; no member's name, no other score. */
export function feedbackReviewView(
  interview: InterviewRow,
  reportAt: Date,
  { overrides, review, now }: { overrides: readonly { created_at: Date }[]; review: ReviewRow | undefined; now: Date },
): FeedbackReview {
  const until = interview.company_id === null ? null : requestableUntil(reportAt);
  const looked = [...overrides.map((each) => each.created_at), review?.answered_at ?? null].flatMap((at) => at ?? []);
  const last = looked.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return {
    interviewId: interview.id,
    available: until !== null && review === undefined && now <= until,
    until: until?.toISOString() ?? null,
    request: review === undefined ? null : withoutMember(requestView(review)),
    reviewedAt: last?.toISOString() ?? null,
  };
}

function withoutMember({ answeredBy: _answeredBy, ...request }: ReviewRequest) {
  return request;
}

import type { InterviewStatus } from '@pinjian/contract/interview.ts';
import type { ReviewState } from '@pinjian/contract/interview-review.ts';
import type { Ctx } from '#server/context.ts';
import { findReviewStates } from '../../review/queries.ts';
import { findInterviewsOfApplications } from '../queries.ts';
import { statusOf } from '../rules.ts';

/** What an application shows of its interview. */
export interface ApplicationInterview {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly status: InterviewStatus;
  readonly windowEndsAt: Date;
  readonly reportReady: boolean;
  /** Where the candidate's request for a person stands; null without one. */
  readonly review: ReviewState | null;
}

/** Every interview of these applications, newest first. */
export async function interviewsOfApplications(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<ApplicationInterview[]> {
  const rows = await findInterviewsOfApplications(ctx, applicationIds);
  const reviews = await findReviewStates(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) =>
    row.application_id === null
      ? []
      : [
          {
            interviewId: row.id,
            applicationId: row.application_id,
            status: statusOf(row, ctx.now()),
            windowEndsAt: row.window_ends_at,
            reportReady: row.state === 'scored',
            review: reviews.get(row.id) ?? null,
          },
        ],
  );
}

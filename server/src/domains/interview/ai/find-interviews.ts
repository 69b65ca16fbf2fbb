import type { InterviewStatus } from '@pinjian/contract/interview.ts';
import type { Ctx } from '#server/context.ts';
import { findInterviewsOfApplications } from './queries.ts';
import { statusOf } from './rules.ts';

/** What an application shows of its interview. */
export interface ApplicationInterview {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly status: InterviewStatus;
  readonly windowEndsAt: Date;
  readonly reportReady: boolean;
}

/** Every interview of these applications, newest first. */
export async function interviewsOfApplications(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<ApplicationInterview[]> {
  const rows = await findInterviewsOfApplications(ctx, applicationIds);
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
          },
        ],
  );
}

import type { Invitation } from '@pinjian/contract/application-view.ts';
import { interviewStatus, type InterviewStatus } from '@pinjian/contract/interview.ts';
import type { ApplicationInterview } from '#domains/interview/index.ts';
import type { InvitationRow } from './queries.ts';

/** An invitation, the same for both sides. One that is past its time reads expired even before the task has ended it. */
export function invitationView(row: InvitationRow, interview: ApplicationInterview | undefined, now: Date): Invitation {
  const overdue = row.state === 'pending' && row.expires_at <= now;
  const state = overdue ? 'expired' : row.state;
  return {
    invitationId: row.id,
    kind: row.kind,
    state,
    interviewStatus: statusOf(state, interview),
    invitedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    interviewId: row.interview_id,
    windowEndsAt: interview?.windowEndsAt.toISOString() ?? null,
    reportReady: interview?.reportReady ?? false,
    review: interview?.review ?? null,
  };
}

/** Interview status (decisions §10): invited 0, then the interview's own, whatever else ended it 3. */
function statusOf(state: Invitation['state'], interview: ApplicationInterview | undefined): InterviewStatus {
  if (state === 'pending') return interviewStatus.notStarted;
  if (state === 'accepted' && interview !== undefined) return interview.status;
  return interviewStatus.expired;
}

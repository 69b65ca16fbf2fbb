import type { ListedInvitation } from '@pinjian/contract/application-interview.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import { interviewStatus, type InterviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import type { ApplicationInterview } from '#domains/interview/index.ts';
import { legalMoves, standingOf, stepFor } from '../pipeline/rules.ts';
import type { InvitedRow } from './list-queries.ts';
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

/** An invitation among the seeker's interviews; `outline` for one that can be accepted. */
export function invitedView(
  row: InvitedRow,
  companyName: string,
  outline: InterviewOutline | null,
  now: Date,
): ListedInvitation {
  const overdue = row.state === 'pending' && row.expires_at <= now;
  if (row.state === 'accepted') throw new Error(`invitation ${row.id} was accepted: its interview stands for it`);
  const state = overdue ? 'expired' : row.state;
  return {
    interviewId: null,
    kind: 'position',
    title: row.title,
    companyName,
    state: null,
    status: statusOf(state, undefined),
    windowEndsAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    startedAt: null,
    endedAt: row.answered_at?.toISOString() ?? null,
    complete: false,
    feedbackReady: false,
    round: null,
    invitation: {
      invitationId: row.id,
      positionId: row.position_id,
      state,
      answer: state === 'pending' ? answerFrom(row) : null,
      outline,
    },
  };
}

/** The step and version that an answer is made from, as the seeker sees them; null where the table allows none. */
function answerFrom(row: InvitedRow): ListedInvitation['invitation']['answer'] {
  const standing = standingOf(row);
  const from = stepFor(standing, 'seeker');
  if (from === null || !legalMoves(standing, 'seeker').includes('acceptAiInterview')) return null;
  return { from, version: row.seeker_version };
}

import { seekerStepLabels, step, viewStatus, viewStatusLabels } from '@pinjian/contract/application-pipeline.ts';
import { endedInvitationLabels, type Invitation, type MyApplication } from '@pinjian/contract/application-view.ts';
import { interviewStatus, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import { messageTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';

export interface Look {
  readonly label: string;
  readonly tone: Tone;
}

const tones: Readonly<Partial<Record<number, Tone>>> = {
  [step.candidate]: 'success',
  [step.aiInvited]: 'warning',
  [step.aiAccepted]: 'accent',
  [step.aiEnded]: 'success',
  [step.realInvited]: 'warning',
  [step.realAccepted]: 'accent',
  [step.offered]: 'success',
  [step.recommended]: 'accent',
};

/** Where an application stands, in the seeker's words: the view status until it was screened, then the step. */
export function standingLook({ state, viewStatus: view }: Pick<MyApplication, 'state' | 'viewStatus'>): Look {
  if (state === step.applied) {
    const seen = view === viewStatus.viewed ? view : viewStatus.delivered;
    return { label: viewStatusLabels[seen], tone: seen === viewStatus.viewed ? 'accent' : 'neutral' };
  }
  if (state === step.rejected && view === viewStatus.notPassed) {
    return { label: viewStatusLabels[viewStatus.notPassed], tone: 'neutral' };
  }
  return { label: seekerStepLabels[state], tone: tones[state] ?? 'neutral' };
}

/** Whether something is under way or decided: what is neither applied to nor talked about has no standing to show. */
export function hasStanding(application: MyApplication | null): application is MyApplication {
  return application !== null && application.state !== step.none && application.state !== step.recommended;
}

const statusTones = { 0: 'warning', 1: 'success', 2: 'accent', 3: 'neutral' } as const;

/** How an AI interview stands: spec §4's interview status, or in one word why there will be none. */
export function interviewLook({ state, interviewStatus: status }: Invitation): Look {
  if (state === 'declined' || state === 'takenBack') return { label: endedInvitationLabels[state], tone: 'neutral' };
  return { label: interviewStatusLabels[status], tone: statusTones[status] };
}

const hour = 3_600_000;

/** How long is left, in whole days or hours: 还剩 6 天, 还剩 5 小时, 不到 1 小时; '' once it is over. */
export function timeLeft(until: string, now: number): string {
  const left = new Date(until).getTime() - now;
  if (left <= 0) return '';
  if (left < hour) return '不到 1 小时';
  if (left < 48 * hour) return `还剩 ${Math.floor(left / hour)} 小时`;
  // Seven days stay seven until half a day of them has gone.
  return `还剩 ${Math.round(left / (24 * hour))} 天`;
}

/** A deadline in one line: 11-27 10:20 前（还剩 6 天）. */
export function deadlineText(until: string, now: number): string {
  const left = timeLeft(until, now);
  return `${messageTime(until, now)} 前${left === '' ? '' : `（${left}）`}`;
}

/** The next thing that the seeker can do about an interview. */
export type NextStep =
  | { readonly kind: 'answer'; readonly invitationId: string; readonly until: string }
  | { readonly kind: 'prepare'; readonly interviewId: string; readonly until: string | null }
  | { readonly kind: 'feedback'; readonly interviewId: string };

/** What the seeker can do next about the newest invitation; null when there is nothing to do but wait. */
export function nextStep({ invitation, allowedMoves }: MyApplication): NextStep | null {
  if (invitation === null) return null;
  const { invitationId, interviewId, state } = invitation;
  if (state === 'pending' && allowedMoves.includes('acceptAiInterview')) {
    return { kind: 'answer', invitationId, until: invitation.expiresAt };
  }
  if (state !== 'accepted' || interviewId === null) return null;
  if (invitation.interviewStatus === interviewStatus.waiting) {
    return { kind: 'prepare', interviewId, until: invitation.windowEndsAt };
  }
  return invitation.reportReady ? { kind: 'feedback', interviewId } : null;
}

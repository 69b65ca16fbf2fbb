import type { Assessment, CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import {
  rejectionHoldHours,
  step,
  stepLabels,
  viewStatus,
  viewStatusLabels,
  type MoveName,
  type Step,
} from '@pinjian/contract/application-pipeline.ts';
import { aiMark, bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import { messageTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';
import { deadlineText } from '../standing/model.ts';

/** The moves that the pages offer, the way on first and the way out last. */
export const offeredMoves = [
  'passResume',
  'inviteToAiInterview',
  'inviteToRealInterview',
  'inviteToNextRound',
  'takeBackAiInvitation',
  'undoRejection',
  'reject',
] as const satisfies readonly MoveName[];
export type OfferedMove = (typeof offeredMoves)[number];

/** Those that a sheet asks about first. */
export type SheetMove = 'reject' | 'inviteToRealInterview' | 'inviteToNextRound';

/** In the address of a candidate: a move whose dialog is to open, for who decided on it elsewhere. */
export const askedMove = 'do';
const asking = ['reject', 'inviteToNextRound'] as const satisfies readonly SheetMove[];

/** The move that an address asks for; undefined for none that asks first. */
export function readAskedMove(params: URLSearchParams): SheetMove | undefined {
  return asking.find((move) => move === params.get(askedMove));
}

/** Of what the server allows, what the pages offer. */
export function offeredTo({ allowedMoves }: Pick<CandidateStanding, 'allowedMoves'>): OfferedMove[] {
  return offeredMoves.filter((move) => allowedMoves.includes(move));
}

const waysOn: readonly OfferedMove[] = [
  'passResume',
  'inviteToAiInterview',
  'inviteToRealInterview',
  'inviteToNextRound',
];

/** The way on that is marked: after an AI interview people look themselves. undefined where there is none. */
export function leadingMove(offered: readonly OfferedMove[], state: Step): OfferedMove | undefined {
  const ways = state === step.aiEnded ? waysOn.toReversed() : waysOn;
  return ways.find((move) => offered.includes(move));
}

/** Whether there is a move of many for them: whoever was decided on already cannot be chosen. */
export function canChoose(standing: Pick<CandidateStanding, 'allowedMoves'>): boolean {
  return offeredTo(standing).some((move) => move === 'passResume' || move === 'reject');
}

const labels: Readonly<Record<OfferedMove, string>> = {
  passResume: '通过',
  inviteToAiInterview: '邀请AI面试',
  inviteToRealInterview: '邀请真人面试',
  inviteToNextRound: '邀请下一轮',
  takeBackAiInvitation: '收回邀请',
  undoRejection: '撤销不合适',
  reject: '不合适',
};

/** Words of a move's button; a second interview is called one. */
export function moveLabel(move: OfferedMove, state: Step): string {
  return move === 'inviteToAiInterview' && state === step.aiEnded ? '再邀AI面试' : labels[move];
}

/** What is said once a move was made. */
export const doneTexts: Readonly<Record<Exclude<OfferedMove, SheetMove>, string>> = {
  passResume: '已通过，可在“候选人”中继续跟进',
  inviteToAiInterview: '已发出AI面试邀请，对方 7 天内可以答复',
  takeBackAiInvitation: '邀请已收回',
  undoRejection: '已撤销，回到之前的步骤',
};

export function rejectedText(releaseNow: boolean, count = 1): string {
  const whom = count === 1 ? '' : ` ${count} 人`;
  return releaseNow
    ? `已标记${whom}不合适，并已告知求职者`
    : `已标记${whom}不合适，${rejectionHoldHours} 小时后告知求职者，之前可在“候选人”中撤销`;
}

/** Keys of the moves (ux.md); their letters stand in the help of the list. */
export const moveKeys: Readonly<Record<string, OfferedMove>> = {
  a: 'passResume',
  r: 'reject',
  i: 'inviteToAiInterview',
};

/** The same in words, for whoever asks what the keys do. */
export const keyTexts = [
  { key: 'J', text: '下一位候选人' },
  { key: 'K', text: '上一位候选人' },
  { key: 'A', text: '通过' },
  { key: 'R', text: '不合适' },
  { key: 'I', text: '邀请AI面试' },
  { key: '?', text: '打开这份说明' },
] as const;

const tones: Readonly<Partial<Record<Step, Tone>>> = {
  [step.applied]: 'accent',
  [step.candidate]: 'success',
  [step.aiInvited]: 'warning',
  [step.aiAccepted]: 'accent',
  [step.aiEnded]: 'success',
  [step.realInvited]: 'warning',
  [step.realAccepted]: 'accent',
  [step.offered]: 'success',
  [step.rejected]: 'neutral',
};

/** Where a candidate stands, a delivery by its view status (spec §4), later by its step. */
export function candidateLook({ state, viewStatus: view }: Pick<CandidateStanding, 'state' | 'viewStatus'>): {
  readonly label: string;
  readonly tone: Tone;
} {
  if (state === step.applied) {
    const shown = view ?? viewStatus.delivered;
    return { label: viewStatusLabels[shown], tone: shown === viewStatus.delivered ? 'accent' : 'neutral' };
  }
  return { label: stepLabels[state], tone: tones[state] ?? 'neutral' };
}

/** What more there is to say about it in a line: until when, what came of it, when the seeker learns of it; '' for nothing. */
export function standingNote({ state, rejection, invitation }: CandidateStanding, now: number): string {
  if (rejection !== null) {
    const when = messageTime(rejection.releaseAt, now);
    return `${rejection.reason.label} · ${rejection.released ? `${when} 已告知求职者` : `${when} 告知求职者`}`;
  }
  if (invitation === null) return '';
  if (state === step.aiInvited) return `等待答复，${deadlineText(invitation.expiresAt, now)}`;
  if (state === step.aiAccepted && invitation.windowEndsAt !== null) {
    return `已接受，${deadlineText(invitation.windowEndsAt, now)}完成`;
  }
  if (invitation.reportReady) return 'AI面试报告已生成';
  if (state === step.candidate) return endedNotes[invitation.state] ?? '';
  return '';
}

const endedNotes: Readonly<Partial<Record<NonNullable<CandidateStanding['invitation']>['state'], string>>> = {
  accepted: 'AI面试未完成',
  declined: '对方谢绝了AI面试',
  expired: 'AI面试邀请已过期',
  takenBack: 'AI面试邀请已收回',
};

/** What the newest report says, in one line that says whose it is; a person's judgement beside it. */
export function assessmentText({ state, score100, band, humanBand }: Assessment): string {
  const scored = score100 === null || band === null ? scoreStateLabels[state] : `${score100} 分，${bandLabels[band]}`;
  const human = humanBand === null ? '' : `；人工改评为${bandLabels[humanBand]}`;
  return `面试评分（${aiMark}）：${scored}${human}`;
}

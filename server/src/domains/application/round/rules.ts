import { noShowHours, roundAnswerDays, type NoShowState, type RoundAct } from '@pinjian/contract/application-round.ts';
import type { RoundState } from '@pinjian/contract/application-round-view.ts';
import { interviewStatus, type InterviewStatus } from '@pinjian/contract/interview.ts';

const hourMs = 3_600_000;

/** Other times that a seeker asked for, as they are kept on the round. Instants are ISO 8601. */
export interface Proposal {
  readonly times: readonly string[];
  readonly note: string;
  readonly proposedAt: string;
  readonly stoodAt: string | null;
}

/** Interview status of a round for the seeker (decisions §17). */
export function statusOfRound(state: RoundState): InterviewStatus {
  switch (state) {
    case 'invited':
      return interviewStatus.notStarted;
    case 'accepted':
      return interviewStatus.waiting;
    case 'held':
      return interviewStatus.completed;
    default:
      return interviewStatus.expired;
  }
}

/** Until when an invitation can be answered: seven days, and not past its last slot. */
export function answerUntil(now: Date, starts: readonly Date[]): Date {
  const last = Math.max(...starts.map((start) => start.getTime()));
  return new Date(Math.min(now.getTime() + roundAnswerDays * 24 * hourMs, last));
}

/** The end of a round that starts then. */
export function endOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/** A round as far as what can be done with it is concerned. */
export interface RoundFacts {
  readonly state: RoundState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly expiresAt: Date;
  readonly proposal: Proposal | null;
  readonly noShow: {
    readonly by: 'seeker' | 'employer';
    readonly at: Date;
    readonly answer: NoShowState | null;
  } | null;
}

/** The state that is shown: an invitation past its time reads expired even before the clock has ended it. */
export function shownState({ state, expiresAt }: Pick<RoundFacts, 'state' | 'expiresAt'>, now: Date): RoundState {
  return state === 'invited' && expiresAt <= now ? 'expired' : state;
}

/** Whether a proposal waits for its answer. */
export function isProposalOpen({ state, proposal }: Pick<RoundFacts, 'state' | 'proposal'>): boolean {
  return (state === 'invited' || state === 'accepted') && proposal !== null && proposal.stoodAt === null;
}

/** Until when a claimed no-show can be answered; it counts after that. */
export function noShowAnswerBy(claimedAt: Date): Date {
  return new Date(claimedAt.getTime() + noShowHours * hourMs);
}

/** Where a claimed no-show stands. */
export function noShowState(noShow: NonNullable<RoundFacts['noShow']>): NoShowState {
  return noShow.answer ?? 'claimed';
}

/** Who asks what they may do: the seeker, a member who moves candidates, or an interviewer of the round who may not. */
export type RoundSide = 'seeker' | 'employer' | 'interviewer';

/** What time and state allow a side to do with a round. The step of its application is the table's to judge. */
export function allowedActs(round: RoundFacts, side: RoundSide, now: Date): RoundAct[] {
  return acts.filter((act) => act.sides.includes(side) && act.when(round, now, side)).map(({ name }) => name);
}

interface Act {
  readonly name: RoundAct;
  readonly sides: readonly RoundSide[];
  readonly when: (round: RoundFacts, now: Date, side: RoundSide) => boolean;
}

const isInvited = (round: RoundFacts, now: Date): boolean => shownState(round, now) === 'invited';
const isAccepted = (round: RoundFacts): boolean => round.state === 'accepted';
/** A round whose agreed time has not begun, or that waits for an answer, can still be moved and called off. */
const isAhead = (round: RoundFacts, now: Date): boolean =>
  isInvited(round, now) || (isAccepted(round) && round.startsAt !== null && round.startsAt > now);
const isOpenClaim = ({ noShow }: RoundFacts): boolean => noShow !== null && noShow.answer === null;
/** Accepted, and nobody waits for an answer about who came. */
const isSettled = (round: RoundFacts): boolean => isAccepted(round) && !isOpenClaim(round);

const both = ['employer', 'interviewer'] as const;
const acts: readonly Act[] = [
  { name: 'accept', sides: ['seeker'], when: isInvited },
  { name: 'propose', sides: ['seeker'], when: isAhead },
  { name: 'decline', sides: ['seeker'], when: isInvited },
  {
    name: 'cancel',
    sides: ['seeker', 'employer'],
    // The seeker declines what they were invited to, and cancels what they accepted before it begins.
    when: (round, now, side) =>
      side === 'seeker' ? isAccepted(round) && isAhead(round, now) : isInvited(round, now) || isSettled(round),
  },
  {
    name: 'reschedule',
    sides: ['employer'],
    // Also after the agreed time: both may have found that it did not work out.
    when: (round, now) => isInvited(round, now) || isSettled(round),
  },
  { name: 'letStand', sides: ['employer'], when: (round, now) => isAhead(round, now) && isProposalOpen(round) },
  { name: 'changeInterviewers', sides: ['employer'], when: (round, now) => isInvited(round, now) || isAccepted(round) },
  {
    name: 'markHeld',
    sides: both,
    when: (round, now) => isSettled(round) && round.startsAt !== null && round.startsAt <= now,
  },
  {
    name: 'claimNoShow',
    sides: ['seeker', ...both],
    when: (round, now) =>
      isAccepted(round) &&
      round.noShow === null &&
      round.endsAt !== null &&
      round.endsAt <= now &&
      now < noShowAnswerBy(round.endsAt),
  },
  {
    name: 'answerNoShow',
    sides: ['seeker', ...both],
    when: (round, now, side) =>
      isAccepted(round) &&
      round.noShow !== null &&
      isOpenClaim(round) &&
      now < noShowAnswerBy(round.noShow.at) &&
      (round.noShow.by === 'seeker') === (side !== 'seeker'),
  },
];

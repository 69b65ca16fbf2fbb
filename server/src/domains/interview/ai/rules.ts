import {
  interviewStatus,
  type InterviewDifficulty,
  type InterviewKind,
  type InterviewState,
  type InterviewStatus,
} from '@pinjian/contract/interview.ts';
import { simulationMeasures } from '@pinjian/contract/interview-practice.ts';
import { lengthMeasures, type InterviewLength } from '@pinjian/contract/interview-setup.ts';
import type { Budget } from './engine/plan.ts';

const minute = 60_000;

/** How long an accepted or begun interview can be held (decisions §8). */
export const windowMs = 7 * 24 * 60 * minute;

/** Main questions and time of each kind; those of a job simulation and of a position stand in the contract, where their pages read them. Written answers take longer than spoken ones. */
const sizes: Readonly<Record<Exclude<InterviewKind, 'simulate' | 'position'>, { questions: number; minutes: number }>> =
  {
    resume: { questions: 5, minutes: 25 },
    skill: { questions: 5, minutes: 20 },
  };

/** Follow-ups by difficulty: easy 0-1, medium 1-2, hard up to 3. An easy practice asks fewer. */
const followUps: Readonly<Record<InterviewDifficulty, Budget['followUps']>> = {
  easy: { easy: 1, medium: 1, hard: 1 },
  medium: { easy: 1, medium: 2, hard: 3 },
  hard: { easy: 1, medium: 2, hard: 3 },
};

/** The budget of an interview (decisions §10: settings); a company chooses how long the one for its position is. */
export function budgetFor(
  kind: InterviewKind,
  difficulty: InterviewDifficulty,
  length: InterviewLength = 'standard',
): Budget {
  const { questions, minutes } =
    kind === 'simulate' ? simulationMeasures[difficulty] : kind === 'position' ? lengthMeasures[length] : sizes[kind];
  return {
    questions,
    totalMs: minutes * minute,
    wrapMs: 3 * minute,
    silenceMs: 2 * minute,
    followUps: followUps[difficulty],
  };
}

/** What decides the status of spec §4. */
interface Standing {
  readonly state: InterviewState;
  readonly end_reason: string | null;
  readonly answers: number;
  readonly window_ends_at: Date;
}

/**
 * Interview status (decisions §10): held 1, waiting 2, expired 3. One whose window is over reads as what the closing
 * task will make of it, even before it has run. 0 is an invitation nobody accepted, which is no interview yet.
 */
export function statusOf(
  { state, end_reason: reason, answers, window_ends_at: ends }: Standing,
  now: Date,
): InterviewStatus {
  switch (state) {
    case 'finished':
    case 'scored':
      return interviewStatus.completed;
    case 'abandoned':
      return reason === 'windowEnded' && answers > 0 ? interviewStatus.completed : interviewStatus.expired;
    case 'created':
    case 'prepared':
    case 'running':
      if (ends > now) return interviewStatus.waiting;
      return answers > 0 ? interviewStatus.completed : interviewStatus.expired;
  }
}

/** Whether it can still be entered. */
export function isHoldable({ state, window_ends_at: ends }: Standing, now: Date): boolean {
  return (state === 'created' || state === 'prepared' || state === 'running') && ends > now;
}

import type { RoomPhase } from '@pinjian/contract/interview-room.ts';
import type { QuestionOutcome } from '@pinjian/contract/interview-report.ts';
import { stoppedClock, type Clock } from './clock.ts';
import type { Plan } from './plan.ts';

/** How one planned question stands. Asked and not answered yet is `unanswered`. */
export interface QuestionState {
  readonly outcome: QuestionOutcome;
  /** seq of the turn that asked it first. */
  readonly askedAt: number | null;
  /** The candidate's turns that answer it. */
  readonly turns: readonly number[];
  /** Pieces that were asked for in follow-ups. */
  readonly probes: readonly string[];
  /** The candidate was once asked to say it in clearer words. */
  readonly clarified: boolean;
}

/** What was asked last: what 再说一遍 repeats and 换个说法 rephrases. */
export interface Prompt {
  readonly seq: number;
  readonly text: string;
  readonly plain: string;
}

/** Everything that decides how an interview goes on. Plain data: stored after every event, read back by any copy. */
export interface State {
  readonly plan: Plan;
  readonly phase: RoomPhase;
  /** The moment of the last event, in milliseconds since 1970. */
  readonly at: number;
  readonly nextSeq: number;
  /** Index of the open question; null before the first. */
  readonly current: number | null;
  readonly prompt: Prompt | null;
  readonly questions: readonly QuestionState[];
  /** The turn whose reading is awaited, and the phase it was said in. */
  readonly awaiting: { readonly seq: number; readonly from: RoomPhase } | null;
  readonly clock: Clock;
  /** Silences in a row. */
  readonly silences: number;
  /** The candidate was asked whether they are still there, and has not answered. */
  readonly nudged: boolean;
  /** The last question was announced: after it the interview ends. */
  readonly wrapping: boolean;
  /** How often the interviewer held its ground. */
  readonly boundaries: number;
  /** The interview stopped because somebody was in need: coming back is gentler. Left out before there was any. */
  readonly eased?: boolean;
  /** The questions are over, and the candidate may ask. Left out before. */
  readonly closing?: boolean;
  /** seq of the turn with which the closing part began: what answers an earlier one was still on its way. */
  readonly closingFrom?: number;
  /** Somebody was in need at some time: the farewell is gentler. Left out before there was any. */
  readonly cared?: boolean;
  /** The candidate's turns that were heard as their own matter. Left out before there was any. */
  readonly withheld?: readonly number[];
  /** How often the question of the turn `to` (0 before the first) was put again. Left out before there was any. */
  readonly again?: { readonly to: number; readonly times: number };
  readonly candidateQuestions: readonly { readonly text: string; readonly answered: boolean }[];
  /** Utterances so far: chooses among ways of saying the same. */
  readonly spoken: number;
}

/** The part of the state that changes; the plan is stored beside it, once. */
export type Progress = Omit<State, 'plan'>;

/** An interview that nobody has entered yet. */
export function initialState(plan: Plan): State {
  return {
    plan,
    phase: 'new',
    at: 0,
    nextSeq: 1,
    current: null,
    prompt: null,
    questions: plan.questions.map(() => ({
      outcome: 'notAsked',
      askedAt: null,
      turns: [],
      probes: [],
      clarified: false,
    })),
    awaiting: null,
    clock: stoppedClock,
    silences: 0,
    nudged: false,
    wrapping: false,
    boundaries: 0,
    candidateQuestions: [],
    spoken: 0,
  };
}

/** How many turns answer a question. */
export function answerCount(state: State): number {
  return state.questions.reduce((sum, each) => sum + each.turns.length, 0);
}

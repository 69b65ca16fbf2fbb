import type { InterviewKind } from '@pinjian/contract/interview.ts';
import type { InterviewRequirement } from '@pinjian/contract/interview-material.ts';
import type { AiUse } from '@pinjian/contract/interview-setup.ts';
import type { CompetencyId } from '../bank/competencies.ts';
import type { DirectionId } from '../bank/directions.ts';
import type { Anchors, Difficulty, QuestionForm, RubricPoint, WrongClaim } from '../bank/question.ts';

/** How much of everything one interview may use. Milliseconds of the running clock. */
export interface Budget {
  readonly questions: number;
  readonly totalMs: number;
  /** With less than this left no follow-up is asked, and only what matters most is still asked. */
  readonly wrapMs: number;
  /** Silence after which the candidate is asked whether they are still there; the second one counts as no answer. */
  readonly silenceMs: number;
  /** Most follow-ups to one question, by its difficulty. */
  readonly followUps: Readonly<Record<Difficulty, number>>;
}

/** Where a question comes from. */
export type QuestionSource = 'bank' | 'requirement' | 'resume' | 'skill' | 'company';

/**
 * What a question that is not of the bank is about: a skill, or a post or project with what the resume tells of it and
 * the direction of its trade.
 */
export type QuestionSubject =
  | { readonly kind: 'skill'; readonly skill: string }
  | { readonly kind: 'entry'; readonly text: string; readonly direction: DirectionId | null };

/** A question with everything that asking and scoring it needs, so that a later change of the bank changes nothing. */
export interface PlannedQuestion {
  readonly id: string;
  readonly family: string;
  readonly source: QuestionSource;
  readonly competency: CompetencyId;
  readonly difficulty: Difficulty;
  readonly form: QuestionForm;
  readonly text: string;
  readonly rephrase: string;
  readonly anchors: Anchors;
  readonly points: readonly RubricPoint[];
  /** What must not be claimed. */
  readonly wrongs?: readonly WrongClaim[];
  /** Indexes of the plan's requirements that it gives evidence of. */
  readonly requirements: readonly number[];
  /** Share of the overall score before normalizing. */
  readonly weight: number;
  readonly seconds: number;
  /** Left out for questions of the bank, which speak for themselves, and where anything may be an answer. */
  readonly about?: QuestionSubject;
}

/** What one interview is going to be: made once, before it begins, and kept with it. */
export interface Plan {
  readonly kind: InterviewKind;
  /** What it is about, as it is spoken: 「Java开发工程师」这个职位. */
  readonly subject: string;
  readonly companyName: string;
  readonly questions: readonly PlannedQuestion[];
  readonly requirements: readonly InterviewRequirement[];
  readonly budget: Budget;
  /** What the company lets the candidate use; left out where no company asks. */
  readonly aiUse?: AiUse;
  /** Chooses among ways of saying the same; the same number, the same words. */
  readonly seed: number;
}

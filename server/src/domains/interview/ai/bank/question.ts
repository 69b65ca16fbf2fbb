import type { CompetencyId } from './competencies.ts';
import type { DirectionId } from './directions.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';

/**
 * What kind of answer is asked for: something the person did (experience), what they would do (scenario), or how
 * something works (knowledge). Only experience has to be about the person's own past.
 */
export type QuestionForm = 'experience' | 'scenario' | 'knowledge';

/** One thing a good answer says. */
export interface RubricPoint {
  /** For the report: 说清了……. */
  readonly label: string;
  /** The follow-up when it is missing. */
  readonly ask: string;
  /**
   * Ways of saying it. In one saying `|` separates alternatives and `&` joins parts that all have to occur within one
   * sentence, in any order. Matched on folded text (scoring/saying.ts).
   */
  readonly sayings: readonly string[];
}

/** What a false, dangerous or harmful answer claims. Said as one's own view; who denies it or quotes it to warn is right. */
export interface WrongClaim {
  /** For the report: 说错了……, so a noun phrase or a short claim in plain words. */
  readonly label: string;
  /** The follow-up that lets the person think again without being told the answer. */
  readonly ask: string;
  /** Ways of claiming it, written as those of a point. */
  readonly sayings: readonly string[];
}

/** What an answer at steps 1, 3 and 5 is like; 2 and 4 lie between. */
export interface Anchors {
  readonly 1: string;
  readonly 3: string;
  readonly 5: string;
}

export interface BankQuestion {
  readonly id: string;
  /** Parallel questions that measure the same share a family; one interview asks at most one of a family. */
  readonly family: string;
  readonly directions: readonly DirectionId[];
  /** Words of the titles it is meant for, where a direction holds several trades; without them it suits the whole direction. */
  readonly roles?: readonly string[];
  readonly competency: CompetencyId;
  readonly difficulty: Difficulty;
  readonly form: QuestionForm;
  readonly text: string;
  /** The same in other words, for 换个说法. */
  readonly rephrase: string;
  readonly anchors: Anchors;
  readonly points: readonly RubricPoint[];
  /** What must not be claimed; every knowledge question has some, a scenario where a common answer does harm. */
  readonly wrongs?: readonly WrongClaim[];
  /** Skills it gives evidence of, as requirements name them (folded when compared). */
  readonly skills: readonly string[];
  /** Time budget in seconds, follow-ups included. */
  readonly seconds: number;
}

/** One rubric point in one line of a data file. */
export function point(label: string, ask: string, ...sayings: string[]): RubricPoint {
  return { label, ask, sayings };
}

/** One wrong claim in one line of a data file. */
export function wrong(label: string, ask: string, ...sayings: string[]): WrongClaim {
  return { label, ask, sayings };
}

/** What a point is about, to stand after 讲到了: 说清遇到的难点 is 遇到的难点. */
export function topicOf(label: string): string {
  const topic = label.replace(/^能?(?:说|讲)(?:清楚|清|出|明)了?/u, '');
  return topic === '' ? label : topic;
}

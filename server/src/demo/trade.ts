/** One piece of work as people of a trade tell it: on a resume, and in an interview. Templates, see Chance.fill. */
export interface Story {
  readonly name: string;
  /** What was the matter. */
  readonly scene: string;
  /** What I did. */
  readonly did: string;
  /** What was hard or what I chose. */
  readonly hard: string;
  /** What came of it, in figures. */
  readonly won: string;
  /** What I would do otherwise, or what stayed. */
  readonly learnt: string;
}

/** A trade of the demo world: what positions of it ask for and what people of it have done. */
export interface Trade {
  readonly key: string;
  /** Leaf of the job tree. */
  readonly category: string;
  /** Titles of positions, the plain one first. */
  readonly titles: readonly string[];
  readonly majors: readonly string[];
  /** Names of skills. */
  readonly must: readonly string[];
  readonly nice: readonly string[];
  /** Thousands of yuan a month, in a big city with three to five years. */
  readonly pay: readonly [number, number];
  /** dictNum of education that is asked for. */
  readonly education: 4 | 5 | 6;
  /** Kinds of companies that hire it, see data/companies.ts; none: all. */
  readonly sectors: readonly string[];
  readonly duties: readonly string[];
  readonly asks: readonly string[];
  /** Lines of a resume about a post. */
  readonly points: readonly string[];
  readonly stories: readonly Story[];
}

/** An answer to a question of an interview. */
export type Answer = readonly [told: string, chosen: string, outcome: string];

/** By id of the question; told is the case and what was done, chosen a decision and its reason. */
export type Answers = Readonly<Partial<Record<string, Answer>>>;

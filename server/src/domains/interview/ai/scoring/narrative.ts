import { elements, type Telling } from './telling.ts';

/** What an answer tells as a whole. All but the counts are shares, 0 to 1. */
export interface Narrative {
  /** Own acts that are told, weighted by how clearly they are the speaker's. */
  readonly acts: number;
  /** Clauses of something that happened at one time. */
  readonly events: number;
  readonly figures: number;
  /** Outcomes told; one that nobody could look up counts for less than one. */
  readonly outcomes: number;
  /** Of cause, check, decision, outcome, what stayed, own mistake, setback and what others wanted: how many are there. */
  readonly breadth: number;
  /** Clauses that carry an act, an event or a fact. */
  readonly dense: number;
  /** Clauses of praise, advice, slogans and what others did. */
  readonly waste: number;
  /** Says that something was so, and takes it back. */
  readonly takenBack: boolean;
  /** Clauses of talk about oneself, one's record and one's creed: the longer the answer, the less their share tells. */
  readonly talk: number;
  /** Leaves it unknown why things were so or what helped. */
  readonly unexamined: boolean;
}

/** Adds up what the clauses of an answer tell. */
export function narrativeOf(tellings: readonly Telling[]): Narrative {
  const counted = tellings.filter((each) => each.counts);
  const clauses = Math.max(1, counted.length);
  const sum = (value: (each: Telling) => number): number => counted.reduce((total, each) => total + value(each), 0);
  const breadth = elements.reduce(
    (total, element) =>
      total +
      saturating(
        sum((each) => each.elements[element]),
        1,
      ),
    0,
  );
  return {
    acts: sum((each) => each.act),
    events: sum((each) => Number(each.event)),
    figures: sum((each) => each.figures),
    outcomes: sum((each) => each.elements.outcome),
    breadth: breadth / elements.length,
    dense: sum((each) => each.carries) / clauses,
    waste: sum((each) => Number(each.wasted)) / clauses,
    takenBack: tellings.some((each) => each.absolute) && tellings.some((each) => each.takesBack),
    talk: sum((each) => Number(each.talk)),
    unexamined: tellings.some((each) => each.unexamined),
  };
}

/** Grows fast at first and never above 1: `scale` of something is two thirds of all there is to get. */
export function saturating(amount: number, scale: number): number {
  return 1 - Math.exp(-amount / scale);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which part of the set: what may be looked at while rules are made, or what is only ever measured. */
export const answerHalves = ['tuned', 'unseen'] as const;
export type AnswerHalf = (typeof answerHalves)[number];

/** An answer as somebody wrote it who has not seen the scorer, and what it is worth in the eyes of two. */
export interface WrittenAnswer {
  /** Id of the bank's question. */
  readonly q: string;
  readonly hand: string;
  /** How it was meant: own1 to own5, elsewhere, invented, padded, … (README.md of this folder). */
  readonly kind: string;
  /** Step 1 to 5 in the eyes of its author. */
  readonly level: number;
  /** Step 1 to 5 in the eyes of somebody else who saw question and answer alone; null where nobody rated it. */
  readonly second: number | null;
  readonly text: string;
}

/** The answers of one half. */
export function writtenAnswers(half: AnswerHalf): readonly WrittenAnswer[] {
  return readFileSync(join(import.meta.dirname, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WrittenAnswer);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnQuestion } from '@pinjian/contract/interview-setup.ts';
import type { PlannedQuestion } from '../../server/src/domains/interview/ai/engine/plan.ts';
import { plannedOwnQuestion } from '../../server/src/domains/interview/ai/rule/own-question.ts';

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
  return linesOf(`${half}.jsonl`) as WrittenAnswer[];
}

/** Questions that companies wrote themselves, as they are asked: well and clumsily, with many points and with few. */
export function ownQuestions(): readonly PlannedQuestion[] {
  const written = linesOf('own-questions.jsonl') as (Pick<
    OwnQuestion,
    'form' | 'text' | 'points' | 'anchors' | 'wrongs'
  > & { readonly id: string })[];
  return written.map(({ id, ...rest }) => ({
    ...plannedOwnQuestion({ questionId: id, competency: 'craft', weight: 1, ...rest }),
    id,
  }));
}

/** Answers to them: every other question may be learned from. */
export function ownAnswers(half: AnswerHalf): readonly WrittenAnswer[] {
  return (linesOf('own-answers.jsonl') as WrittenAnswer[]).filter(
    ({ q }) => (Number(q.slice(-2)) % 2 === 1) === (half === 'tuned'),
  );
}

function linesOf(name: string): unknown[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

/** Answers of older hands, to learn from, with how they were graded; what stands beside them as held out is measured alone. */
const older = ['graded-answers', 'graded-answers-roles', 'strangers-answers-tuning'] as const;
const scoring = join(import.meta.dirname, '../../server/src/domains/interview/ai/scoring');

interface OlderQuestions {
  readonly questions: readonly {
    readonly id: string;
    readonly answers: readonly { readonly level: number; readonly kind?: string; readonly text: string }[];
  }[];
}

/** What older hands wrote and one person graded. */
export function olderAnswers(): readonly WrittenAnswer[] {
  return older.flatMap((name) => {
    const file = JSON.parse(readFileSync(join(scoring, `${name}.json`), 'utf8')) as
      | OlderQuestions
      | { readonly hands: readonly (OlderQuestions & { readonly hand: string })[] };
    const hands = 'hands' in file ? file.hands : [{ ...file, hand: '' }];
    return hands.flatMap(({ hand, questions }) =>
      questions.flatMap(({ id, answers }) =>
        answers.map(({ level, kind, text }) => ({
          q: id,
          hand: `${name} ${hand}`,
          kind: kind === 'elsewhere' ? kind : `own${level}`,
          level,
          second: null,
          text,
        })),
      ),
    );
  });
}

import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import { weightedKappa } from '../../server/src/domains/interview/ai/scoring/agreement.ts';
import { scoreAnswer, seenOf, type Rubric } from '../../server/src/domains/interview/ai/scoring/answer.ts';
import { ownQuestions, type WrittenAnswer } from './read-answers.ts';

/** An answer with the step that a scorer gives it; no evidence is the lowest. */
export interface ScoredAnswer extends WrittenAnswer {
  readonly step: number;
}

const questions = new Map<string, Rubric>([...bank, ...ownQuestions()].map((question) => [question.id, question]));
const given = { asked: [], description: [], earlier: [] };

/** Who scores an answer as the first one to its question. */
export type Scorer = (question: Rubric, text: string) => number;

/** As reports are scored: by the learned judge, within the limits that the rules set. */
export const byJudge: Scorer = (question, text) => scoreAnswer(question, [text], given).score ?? 1;

/** What the rules alone make of how an answer is told, as reports were scored before there was a judge. */
export const byRules: Scorer = (question, text) =>
  scoreAnswer(question, [text], given).score === null ? 1 : seenOf(question, [text], given).rated;

/** Scores each answer by itself, as the first answer to its question. A question that left the bank is passed over. */
export function scoreAnswers(answers: readonly WrittenAnswer[], score: Scorer): readonly ScoredAnswer[] {
  return answers.flatMap((answer) => {
    const question = questions.get(answer.q);
    return question === undefined ? [] : [{ ...answer, step: score(question, answer.text) }];
  });
}

/** Kappa of the scorer with the authors; the middle 95 % of 200 draws of whole questions say how certain it is. */
export function agreementOf(answers: readonly ScoredAnswer[]): { kappa: number; low: number; high: number } {
  const groups = [...Map.groupBy(answers, ({ q }) => q).values()];
  const draws = Array.from({ length: 200 }, (_, draw) => {
    // A fixed sequence: two runs over the same answers print the same.
    let seed = draw + 1;
    const drawn = groups.flatMap(() => {
      seed = (seed * 48_271) % 2_147_483_647;
      return groups[seed % groups.length] ?? [];
    });
    return kappaOf(drawn);
  }).toSorted((a, b) => a - b);
  return { kappa: kappaOf(answers), low: draws[4] ?? Number.NaN, high: draws[194] ?? Number.NaN };
}

function kappaOf(answers: readonly ScoredAnswer[]): number {
  return weightedKappa(
    answers.map(({ level, step }) => [level, Math.round(step)] as const),
    5,
  );
}

/** Kappa of the two people who rated the same answers: what a scorer can reach at all. */
export function agreementOfRaters(answers: readonly WrittenAnswer[]): number {
  return weightedKappa(
    answers.flatMap(({ level, second }) => (second === null ? [] : [[level, second] as const])),
    5,
  );
}

/** Share of pairs of answers to one question, by one hand, meant for the first and second step, in the right order. */
export function lowestInOrder(answers: readonly ScoredAnswer[]): number {
  const own = Map.groupBy(
    answers.filter(({ kind }) => kind === 'own1' || kind === 'own2'),
    ({ q, hand }) => `${q} ${hand}`,
  );
  const pairs = [...own.values()].flatMap((group) => {
    const first = group.find(({ kind }) => kind === 'own1');
    const second = group.find(({ kind }) => kind === 'own2');
    return first === undefined || second === undefined ? [] : [first.step < second.step];
  });
  return pairs.filter(Boolean).length / pairs.length;
}

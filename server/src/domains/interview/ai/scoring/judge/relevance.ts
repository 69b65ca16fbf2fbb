import { bank } from '../../bank/bank.ts';
import type { BankQuestion } from '../../bank/question.ts';
import { openDirections } from '../../bank/directions.ts';
import { contrastsOf, contrastWith } from '../contrast.ts';
import { contentLength } from '../fold.ts';
import { learnedWeights, type RelevanceWeights } from './data/weights.ts';
import { spreadsFrom } from './spread.ts';

/** Contrast from which more of it says no more. */
const near = 3;

/** Shorter answers have too few words to weigh, as content length. */
const shortest = 15;

/**
 * How an answer stands to a question of the bank, in numbers: above all how much it speaks of it against all others.
 * null for questions that are not in the bank, and where too little is said.
 * @param told its clauses, folded
 */
export function aboutnessOf(questionId: string, told: readonly string[]): ReadonlyMap<string, number> | null {
  const question = bank.find(({ id }) => id === questionId);
  const folded = told.join(',');
  const length = contentLength(folded);
  if (question === undefined || length < shortest) return null;
  const contrast = contrastsOf(folded).get(question.id) ?? 0;
  return new Map([
    ['contrast', contrast],
    ['far', Math.max(0, near - contrast) ** 2],
    ['length', Math.log(1 + length)],
    ['open', Number(question.directions.some((each) => openDirections.has(each)))],
  ]);
}

/** Contrast with a company's own words from which more of it says no more: they are few, and the more telling. */
const nearOwn = 4;

/**
 * How an answer stands to a company's own question, in numbers: of those nobody knows more than what the company wrote.
 * null where too little is said.
 * @param told its clauses, folded
 */
export function aboutnessToOwn(
  question: Pick<BankQuestion, 'text' | 'points' | 'anchors'>,
  told: readonly string[],
): ReadonlyMap<string, number> | null {
  const folded = told.join(',');
  const length = contentLength(folded);
  if (length < shortest) return null;
  const contrast = contrastWith(question, folded);
  return new Map([
    ['contrast', Math.min(nearOwn, contrast)],
    ['far', Math.max(0, near - contrast) ** 2],
    ['length', Math.log(1 + length)],
  ]);
}

/** How likely it is that an answer is one to this question at all, 0 to 1: learned from answers told to another one. */
export function relevanceOf(
  aboutness: ReadonlyMap<string, number>,
  { base, shape }: RelevanceWeights = learnedWeights().relevance,
): number {
  let sum = base;
  for (const [name, { mean, spread, weight }] of shape)
    sum += weight * spreadsFrom(aboutness.get(name) ?? mean, mean, spread);
  return 1 / (1 + Math.exp(-sum));
}

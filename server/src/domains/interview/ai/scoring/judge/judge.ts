import { relevanceOf } from './relevance.ts';
import { runsOf } from './runs.ts';
import { shapeOf, type Seen } from './shape.ts';
import { spreadsFrom } from './spread.ts';
import { learnedWeights, type JudgeWeights } from './data/weights.ts';

/**
 * The step of an answer, 1 to 5 and not rounded, as people who wrote and rated answers would put it: how well something
 * is told, as far as it is an answer to this question at all. It knows nothing of truth; caps and quotes are the rules'.
 */
export function judgeAnswer(seen: Seen, weights: JudgeWeights = learnedWeights()): number {
  const told = stepTold(seen, weights);
  if (seen.toOwn !== null)
    return Math.min(5, 1 + (told - 1) * ownWidened * relevanceOf(seen.toOwn, weights.ownRelevance));
  return seen.aboutness === null ? told : 1 + (told - 1) * relevanceOf(seen.aboutness, weights.relevance);
}

/**
 * A company's points are few and say little of how they are told, so that answers to its own questions stand too low by
 * what was learned of the bank's: how much, its tuned half of `bench/answers/own-answers.jsonl` says.
 */
const ownWidened = 1.2;

/** How well something is told: the shape of an answer and its words, weighed by what was learned. */
function stepTold(seen: Seen, weights: JudgeWeights): number {
  const shape = shapeOf(seen);
  let step = weights.base;
  for (const [name, { mean, spread, weight }] of weights.shape)
    step += weight * spreadsFrom(shape.get(name) ?? mean, mean, spread);
  for (const [run, worth] of weighedRuns(seen.told, weights)) step += worth * (weights.runs.get(run)?.weight ?? 0);
  return Math.min(5, Math.max(1, step));
}

/** The known runs of an answer, each with its share of the whole: what is long weighs no more for it. */
export function weighedRuns(
  told: readonly string[],
  { runs }: Pick<JudgeWeights, 'runs'>,
): readonly (readonly [string, number])[] {
  const known = [...runsOf(told)].flatMap(([run, often]) => {
    const learned = runs.get(run);
    return learned === undefined ? [] : [[run, (1 + Math.log(often)) * learned.rarity] as const];
  });
  const size = Math.hypot(...known.map(([, amount]) => amount));
  return size === 0 ? [] : known.map(([run, amount]) => [run, amount / size] as const);
}

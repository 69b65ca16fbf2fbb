import { readFileSync } from 'node:fs';

/** What was learned of a number of the shape: how it is spread, and what a spread more of it is worth in steps. */
export interface ShapeWeight {
  readonly mean: number;
  readonly spread: number;
  readonly weight: number;
}

/** What was learned of a run of characters: how rare it is, and what it is worth in steps. */
interface RunWeight {
  readonly rarity: number;
  readonly weight: number;
}

/** Whether something is an answer to its question at all, as the exponent of what is likely (relevance.ts). */
export interface RelevanceWeights {
  readonly base: number;
  readonly shape: ReadonlyMap<string, ShapeWeight>;
}

/** What `bench/answers/learn.ts` makes of the answers that may be learned from. */
export interface JudgeWeights {
  /** The step of an answer of which nothing is known. */
  readonly base: number;
  readonly shape: ReadonlyMap<string, ShapeWeight>;
  readonly runs: ReadonlyMap<string, RunWeight>;
  /** Of questions of the bank. */
  readonly relevance: RelevanceWeights;
  /** Of questions that a company wrote. */
  readonly ownRelevance: RelevanceWeights;
}

const separator = '\t';

/** Weights as a table of text: a line each, what it is, its name, its numbers. */
export function writeWeights({ base, shape, runs, relevance, ownRelevance }: JudgeWeights): string {
  const shaped = (kind: string, weights: ReadonlyMap<string, ShapeWeight>): string[][] =>
    [...weights].map(([name, { mean, spread, weight }]) => [
      kind,
      name,
      mean.toFixed(4),
      spread.toFixed(4),
      weight.toFixed(4),
    ]);
  const lines = [
    ['base', '', base.toFixed(4)],
    ['relevance base', '', relevance.base.toFixed(4)],
    ...shaped('relevance', relevance.shape),
    ['own relevance base', '', ownRelevance.base.toFixed(4)],
    ...shaped('own relevance', ownRelevance.shape),
    ...shaped('shape', shape),
    ...[...runs].map(([run, { rarity, weight }]) => [
      'run',
      JSON.stringify(run).slice(1, -1),
      rarity.toFixed(2),
      weight.toFixed(3),
    ]),
  ];
  return `${lines.map((line) => line.join(separator)).join('\n')}\n`;
}

/** Reads what `writeWeights` wrote. */
export function readWeights(text: string): JudgeWeights {
  const shape = new Map<string, ShapeWeight>();
  const runs = new Map<string, RunWeight>();
  const relevant = { base: 0, shape: new Map<string, ShapeWeight>() };
  const ownRelevant = { base: 0, shape: new Map<string, ShapeWeight>() };
  let base = 0;
  for (const line of text.split('\n')) {
    const [kind, name = '', ...numbers] = line.split(separator);
    // A rounded -0 is 0.
    const [first = 0, second = 0, third = 0] = numbers.map((each) => Number(each) + 0);
    if (kind === 'base') base = first;
    else if (kind === 'relevance base') relevant.base = first;
    else if (kind === 'relevance') relevant.shape.set(name, { mean: first, spread: second, weight: third });
    else if (kind === 'own relevance base') ownRelevant.base = first;
    else if (kind === 'own relevance') ownRelevant.shape.set(name, { mean: first, spread: second, weight: third });
    else if (kind === 'shape') shape.set(name, { mean: first, spread: second, weight: third });
    else if (kind === 'run') runs.set(JSON.parse(`"${name}"`) as string, { rarity: first, weight: second });
  }
  return { base, shape, runs, relevance: relevant, ownRelevance: ownRelevant };
}

let learned: JudgeWeights | undefined;

/** The weights in this folder, read once. */
export function learnedWeights(): JudgeWeights {
  learned ??= readWeights(readFileSync(new URL('weights.tsv', import.meta.url), 'utf8'));
  return learned;
}

import { learnedWeights, type Table } from './data/learned-weights.ts';
import { featuresOf, wholeFeaturesOf } from './features.ts';
import { windowKinds, type WholeKind, wholeKinds, type WindowKind } from './saying-kind.ts';

/** How likely words are each kind, 0 to 1; they need not sum to one. */
export type Likelihoods = Readonly<Record<WindowKind, number>>;
export type WholeLikelihoods = Readonly<Record<WholeKind, number>>;

/** Judges a few clauses said to a question, both plain (plain.ts). */
export function judge(question: string, said: string): Likelihoods {
  return weigh(windowKinds, learnedWeights().window, featuresOf(question, said));
}

/** Judges all that was said to a question, both plain: what it is where it is nothing that has to be kept back. */
export function judgeWhole(question: string, said: string): WholeLikelihoods {
  return weigh(wholeKinds, learnedWeights().whole, wholeFeaturesOf(question, said));
}

function weigh<Kind extends string>(
  kinds: readonly Kind[],
  weights: Table<Kind>,
  features: readonly number[],
): Readonly<Record<Kind, number>> {
  const entries = kinds.map((kind) => {
    const { weights: own, unit } = weights[kind];
    let sum = 0;
    for (const feature of features) sum += own[feature] ?? 0;
    return [kind, 1 / (1 + Math.exp(-sum * unit))] as const;
  });
  return Object.fromEntries(entries) as Record<Kind, number>;
}

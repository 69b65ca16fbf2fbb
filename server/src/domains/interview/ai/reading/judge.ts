import { learnedWeights } from './data/learned-weights.ts';
import { featuresOf } from './features.ts';
import { sayingKinds, type SayingKind } from './saying-kind.ts';

/** How likely words are each kind, 0 to 1; they need not sum to one. */
export type Likelihoods = Readonly<Record<SayingKind, number>>;

/** Judges words to a question, both plain (plain.ts). */
export function judge(question: string, said: string): Likelihoods {
  const features = featuresOf(question, said);
  const weights = learnedWeights();
  const entries = sayingKinds.map((kind) => {
    const { weights: own, unit } = weights[kind];
    let sum = 0;
    for (const feature of features) sum += own[feature] ?? 0;
    return [kind, 1 / (1 + Math.exp(-sum * unit))] as const;
  });
  return Object.fromEntries(entries) as Record<SayingKind, number>;
}

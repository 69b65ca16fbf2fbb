import { turnWeights, type TurnWeights } from './data/turn-weights.ts';
import { turnFeatures, type SaidTo } from './features.ts';
import { turnKinds, type TurnKind } from './turn-kind.ts';

/** How likely a turn is each kind; they sum to one. */
export type TurnLikelihoods = Readonly<Record<TurnKind, number>>;

/**
 * Judges what a turn is by what was learned of turns: linear over runs of characters, the same each time, in well under a
 * millisecond. Need, private matters and attempts to steer are not its business: readSaying hears those first.
 */
export function judgeTurn(said: string, to: SaidTo, weights: TurnWeights = turnWeights()): TurnLikelihoods {
  const features = turnFeatures(said, to);
  const sums = turnKinds.map(() => 0);
  for (const feature of features) {
    const own = weights.get(feature);
    if (own !== undefined) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (own[at] ?? 0);
  }
  const scale = 1 / Math.sqrt(features.length);
  const most = Math.max(...sums) * scale;
  const powers = sums.map((sum) => Math.exp(sum * scale - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(turnKinds.map((kind, at) => [kind, (powers[at] ?? 0) / total])) as TurnLikelihoods;
}

import type { TurnWeights } from '../../../server/src/domains/interview/ai/reading/turn/data/turn-weights.ts';
import { turnFeatures } from '../../../server/src/domains/interview/ai/reading/turn/features.ts';
import { turnKinds } from '../../../server/src/domains/interview/ai/reading/turn/turn-kind.ts';
import type { Draw } from '../resume-layouts/draw.ts';
import type { TurnLesson } from './lessons.ts';

const epochs = 12;
const rate = 0.6;
/** Keeps weights small. */
const decay = 2e-5;
/** A feature that fewer lessons have says nothing of others. */
const leastSeen = 3;
/** What is rare counts more, up to here. */
const mostWorth = 6;

/** What is learned already moves nothing. */
const leastGap = 0.002;

interface Row {
  readonly is: number;
  readonly worth: number;
  readonly scale: number;
  /** Places of its features, each times the number of kinds. */
  readonly features: Int32Array;
}

/** One softmax over all kinds, by adaptive steps. The same draw, the same weights. */
export function learnTurns(draw: Draw, lessons: readonly TurnLesson[]): TurnWeights {
  const kinds = turnKinds.length;
  const seen = lessons.map((lesson) => turnFeatures(lesson.said, lesson));
  const counts = new Map<string, number>();
  for (const features of seen) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const places = new Map([...counts].filter(([, count]) => count >= leastSeen).map(([each], at) => [each, at * kinds]));
  const rows = lessons.map((lesson, at): Row => {
    const features = seen[at] ?? [];
    const own = Int32Array.from(features.flatMap((each) => places.get(each) ?? []));
    return {
      is: turnKinds.indexOf(lesson.kind),
      worth: lesson.worth,
      scale: 1 / Math.sqrt(features.length),
      features: own,
    };
  });
  const shares = turnKinds.map((_, at) => rows.filter(({ is }) => is === at).length);
  const most = Math.max(...shares);
  const worths = shares.map((share) => Math.min(mostWorth, Math.sqrt(most / Math.max(1, share))));
  const weights = new Float64Array(places.size * kinds);
  const steps = new Float64Array(places.size * kinds).fill(0.5);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const row of draw.shuffled(rows)) learnRow(row, (worths[row.is] ?? 1) * row.worth, weights, steps);
  return new Map([...places].map(([feature, at]) => [feature, [...weights.subarray(at, at + kinds)]]));
}

function learnRow({ is, scale, features }: Row, worth: number, weights: Float64Array, steps: Float64Array): void {
  const kinds = turnKinds.length;
  const sums = new Float64Array(kinds);
  for (const place of features)
    for (let at = 0; at < kinds; at += 1) sums[at] = (sums[at] ?? 0) + (weights[place + at] ?? 0);
  const top = Math.max(...sums) * scale;
  const powers = sums.map((sum) => Math.exp(sum * scale - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (let at = 0; at < kinds; at += 1) {
    const miss = (at === is ? 1 : 0) - (powers[at] ?? 0) / total;
    if (Math.abs(miss) < leastGap) continue;
    const gap = miss * worth * scale;
    for (const from of features) {
      const place = from + at;
      steps[place] = (steps[place] ?? 0) + gap * gap;
      weights[place] = (weights[place] ?? 0) * (1 - decay) + (rate * gap) / Math.sqrt(steps[place] ?? 1);
    }
  }
}

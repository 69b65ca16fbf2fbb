import {
  featuresOf,
  wholeBuckets,
  wholeFeaturesOf,
  windowBuckets,
} from '../../../server/src/domains/interview/ai/reading/features.ts';
import {
  wholeKinds,
  windowKinds,
  type SayingKind,
} from '../../../server/src/domains/interview/ai/reading/saying-kind.ts';
import type { Draw } from '../resume-layouts/draw.ts';
import type { Lesson } from './lessons.ts';

const epochs = 10;
const rate = 0.15;
/** Keeps weights small: each step takes this share of what it touches. */
const decay = 2e-4;

interface Row {
  readonly lesson: Lesson;
  readonly features: readonly number[];
}

/** The two tables of weights: of a few clauses, and of a saying as a whole. The same draw, the same weights. */
export function learn(draw: Draw, lessons: readonly Lesson[]): Uint8Array {
  const windows = lessons.filter(({ of }) => of !== 'whole');
  const wholes = lessons.filter(({ of }) => of !== 'window');
  const window = table(
    draw,
    windowKinds,
    windowBuckets,
    windows.map((lesson) => rowOf(lesson, featuresOf)),
  );
  const whole = table(
    draw,
    wholeKinds,
    wholeBuckets,
    wholes.map((lesson) => rowOf(lesson, wholeFeaturesOf)),
  );
  return Uint8Array.from([...window, ...whole]);
}

function rowOf(lesson: Lesson, features: typeof featuresOf): Row {
  return { lesson, features: features(lesson.question, lesson.said) };
}

/** One logistic regression for each kind over the same features, by adaptive steps. */
function table(draw: Draw, kinds: readonly SayingKind[], buckets: number, rows: readonly Row[]): Uint8Array {
  const bytes = new Uint8Array(kinds.length * (buckets + 4));
  const view = new DataView(bytes.buffer);
  kinds.forEach((kind, at) => {
    const counted = rows.filter(({ lesson }) => lesson.kinds.includes(kind) || !lesson.unsure.includes(kind));
    const right = counted.filter(({ lesson }) => lesson.kinds.includes(kind)).length;
    // What is rare counts more, but not as much as what is common altogether.
    const worth = Math.sqrt((counted.length - right) / Math.max(1, right));
    const weights = new Float64Array(buckets);
    const seen = new Float64Array(buckets).fill(1);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      for (const { lesson, features } of draw.shuffled(counted)) {
        const is = lesson.kinds.includes(kind);
        let sum = 0;
        for (const feature of features) sum += weights[feature] ?? 0;
        const gap = ((is ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * (is ? worth : 1);
        for (const feature of features) {
          const own = weights[feature] ?? 0;
          const step = gap - decay * own;
          seen[feature] = (seen[feature] ?? 1) + step * step;
          weights[feature] = own + (rate * step) / Math.sqrt(seen[feature] ?? 1);
        }
      }
    }
    const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-6);
    const from = at * (buckets + 4);
    view.setUint32(from, Math.round((most / 127) * 1e6));
    weights.forEach((weight, bucket) => view.setInt8(from + 4 + bucket, Math.round((weight / most) * 127)));
  });
  return bytes;
}

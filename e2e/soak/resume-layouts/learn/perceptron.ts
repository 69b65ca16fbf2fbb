import { tagRow, tagStretches, type Bars } from '../../../../server/src/domains/resume/parsing/learned/tagger.ts';
import type { Draw } from '../draw.ts';

/** Things in a row, each by the buckets of its features, and their tags. */
export interface Row {
  readonly features: readonly (readonly number[])[];
  readonly tags: readonly number[];
  /** Whether each may go on with the stretch before it, where every tag names one stretch at most. */
  readonly joins?: readonly boolean[];
}

/** Weights as bytes, of features and of one tag behind another. */
export interface Bytes {
  readonly weights: Int8Array;
  readonly moves: Int8Array;
}

interface Sums {
  readonly now: Float32Array;
  /** What was added, times when: the mean over all steps follows from both. */
  readonly later: Float32Array;
}

const sums = (size: number): Sums => ({ now: new Float32Array(size), later: new Float32Array(size) });

function add({ now, later }: Sums, at: number, value: number, step: number): void {
  now[at] = (now[at] ?? 0) + value;
  later[at] = (later[at] ?? 0) + value * step;
}

/**
 * The mean of averaged structured perceptrons, one for each order in which the rows come: what a single order happens to
 * teach weighs less.
 */
export function learnTagger(
  draws: readonly Draw[],
  rows: readonly Row[],
  tags: readonly string[],
  how: { readonly buckets: number; readonly epochs: number; readonly bars?: Bars },
): Bytes {
  const learned = draws.map((draw) => learnOnce(draw, rows, tags, how));
  const mean = (each: (one: Averages) => Float32Array) => {
    const all = learned.map(each);
    return (all[0] ?? new Float32Array()).map(
      (_, at) => all.reduce((sum, own) => sum + (own[at] ?? 0), 0) / all.length,
    );
  };
  const [averages, between] = [mean(({ weights }) => weights), mean(({ moves }) => moves)];
  const most = Math.max(quantile(averages.map(Math.abs), 0.9995), ...between.map(Math.abs));
  return { weights: toBytes(averages, most), moves: toBytes(between, most) };
}

interface Averages {
  readonly weights: Float32Array;
  readonly moves: Float32Array;
}

/** Rows are tagged, and where the tags are wrong the weights move towards the right ones. */
function learnOnce(
  draw: Draw,
  rows: readonly Row[],
  tags: readonly string[],
  { buckets, epochs, bars }: { readonly buckets: number; readonly epochs: number; readonly bars?: Bars },
): Averages {
  const count = tags.length;
  const [weights, moves] = [sums(buckets * count), sums((count + 1) * count)];
  let step = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, tags: right, joins } of draw.shuffled(rows)) {
      const tagger = { tags, weights: weights.now, moves: moves.now, ...(bars === undefined ? {} : { bars }) };
      const told = joins === undefined ? tagRow(tagger, features) : tagStretches(tagger, features, joins);
      right.forEach((tag, at) => {
        const own = told[at] ?? 0;
        if (own !== tag) {
          for (const bucket of features[at] ?? []) {
            add(weights, bucket * count + tag, 1, step);
            add(weights, bucket * count + own, -1, step);
          }
        }
        const [before, beforeOwn] = at === 0 ? [count, count] : [right[at - 1] ?? 0, told[at - 1] ?? 0];
        if (own === tag && before === beforeOwn) return;
        add(moves, before * count + tag, 1, step);
        add(moves, beforeOwn * count + own, -1, step);
      });
      step++;
    }
  }
  const mean = ({ now, later }: Sums) => now.map((value, at) => value - (later[at] ?? 0) / step);
  return { weights: mean(weights), moves: mean(moves) };
}

function quantile(values: Float32Array, share: number): number {
  const sorted = values.toSorted();
  return sorted[Math.floor(share * sorted.length)] ?? 1;
}

/** Values as bytes; what is greater than `most` is as great. */
export function toBytes(values: ArrayLike<number>, most: number): Int8Array {
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round((value / most) * 127))));
}

import { readFileSync } from 'node:fs';
import type { Judge } from '../learned/judge.ts';
import type { Bars, Tagger } from '../learned/tagger.ts';

/** Place of a line: O anything else, H a heading; of a school, a job, a project the first line of its head, one more of it, its body. */
export const lineTags = ['O', 'HO', 'HE', 'HW', 'HP', 'EN', 'EC', 'EB', 'WN', 'WC', 'WB', 'PN', 'PC', 'PB'] as const;
/** What goes on with a head or describes something has a line of the same kind right above it. */
export const lineBars: Bars = (before, tag) => {
  const [kind, role] = tag;
  if (role !== 'C' && role !== 'B') return false;
  return before[0] !== kind || !(role === 'C' ? ['N', 'C'] : ['N', 'C', 'B']).includes(before[1] ?? '');
};

/** What a word of a head is: nothing; school, employer or project; major, post or role; degree or department. */
export const wordTags = ['X', 'M', 'S', 'T'] as const;

/** As many buckets as the weights were learned with. */
export const tagBuckets = 1 << 15;
export const judgeBuckets = 1 << 13;
export const doubtBuckets = 1 << 14;

/** All that was learned, each weight a byte. */
export interface Weights {
  readonly lines: Tagger;
  readonly words: Tagger;
  readonly judge: Judge;
  /** How likely a value that was taken is right. */
  readonly doubts: Judge;
}

/** What the bytes of a file of weights mean: two taggers, the judge and the doubts, each of these with its unit in millionths. */
export function openWeights(bytes: Uint8Array): Weights {
  let from = 0;
  const take = (length: number) => {
    const part = new Int8Array(bytes.buffer, bytes.byteOffset + from, length);
    from += length;
    return part;
  };
  const tagger = (tags: readonly string[], bars?: Bars): Tagger => ({
    tags,
    ...(bars === undefined ? {} : { bars }),
    buckets: tagBuckets,
    weights: take(tagBuckets * tags.length),
    moves: take((tags.length + 1) * tags.length),
  });
  const [lines, words] = [tagger(lineTags, lineBars), tagger(wordTags)];
  const judge = (buckets: number): Judge => {
    const weights = take(buckets);
    const unit = new DataView(bytes.buffer, bytes.byteOffset + from).getUint32(0) / 1e6;
    from += 4;
    return { buckets, weights, unit };
  };
  return { lines, words, judge: judge(judgeBuckets), doubts: judge(doubtBuckets) };
}

let learned: Weights | undefined;

/** The weights in `data/`, read once; e2e/soak/resume-layouts/learn makes them. */
export function learnedWeights(): Weights {
  learned ??= openWeights(readFileSync(new URL('./learned-weights.bin', import.meta.url)));
  return learned;
}

/** Takes other weights in place of those in `data/`: what is learned is tried before it is written. */
export function tryWeights(weights: Weights): void {
  learned = weights;
}

import { readFileSync } from 'node:fs';
import type { Judge } from '../learned/judge.ts';
import type { Tagger } from '../learned/tagger.ts';

/** Place of a line: O anything else, H a heading; of a school, a job, a project the first line of its head, one more of it, its body. */
export const lineTags = ['O', 'HO', 'HE', 'HW', 'HP', 'EN', 'EC', 'EB', 'WN', 'WC', 'WB', 'PN', 'PC', 'PB'] as const;
/** What a word of a head is: nothing; school, employer or project; major, post or role; degree or department. */
export const wordTags = ['X', 'M', 'S', 'T'] as const;

/** As many buckets as the weights were learned with. */
export const tagBuckets = 1 << 15;
export const judgeBuckets = 1 << 13;

/** All that was learned, each weight a byte. */
export interface Weights {
  readonly lines: Tagger;
  readonly words: Tagger;
  readonly judge: Judge;
}

/** What the bytes of a file of weights mean: two taggers, the judge, and the judge's unit in millionths. */
export function openWeights(bytes: Uint8Array): Weights {
  let from = 0;
  const take = (length: number) => {
    const part = new Int8Array(bytes.buffer, bytes.byteOffset + from, length);
    from += length;
    return part;
  };
  const tagger = (tags: readonly string[]): Tagger => ({
    tags,
    buckets: tagBuckets,
    weights: take(tagBuckets * tags.length),
    moves: take((tags.length + 1) * tags.length),
  });
  const [lines, words] = [tagger(lineTags), tagger(wordTags)];
  const weights = take(judgeBuckets);
  const unit = new DataView(bytes.buffer, bytes.byteOffset + from).getUint32(0) / 1e6;
  return { lines, words, judge: { buckets: judgeBuckets, weights, unit } };
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

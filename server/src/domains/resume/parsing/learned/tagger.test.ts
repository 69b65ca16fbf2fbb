import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, bucketsOf, tagRow, tagStretches } from './tagger.ts';

const tags = ['a', 'b'];

/** Weights of two tags over four buckets, and of one tag behind another. */
function taggerOf(weights: readonly number[], moves: readonly number[]) {
  return { tags, weights: Int8Array.from(weights), moves: Int8Array.from(moves) };
}

describe('tagRow', () => {
  it('follows the features where nothing speaks for an order', () => {
    const tagger = taggerOf([3, 0, 0, 3, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
    expect(tagRow(tagger, [[0], [1], [0]])).toEqual([0, 1, 0]);
  });

  it('lets a strong order overrule a weak feature', () => {
    const tagger = taggerOf([3, 0, 0, 1, 0, 0, 0, 0], [5, -5, 0, 0, 0, 0]);
    expect(tagRow(tagger, [[0], [1], [0]])).toEqual([0, 0, 0]);
  });

  it('has the highest sum of all rows of tags', () => {
    const weight = fc.integer({ min: -9, max: 9 });
    const row = fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 8, maxLength: 8 }),
        fc.array(weight, { minLength: 6, maxLength: 6 }),
        row,
        (weights, moves, features) => {
          const sum = (path: readonly number[]) =>
            path.reduce((all, tag, at) => {
              const own = (features[at] ?? []).reduce((part, bucket) => part + (weights[bucket * 2 + tag] ?? 0), 0);
              const before = at === 0 ? 2 : (path[at - 1] ?? 0);
              return all + own + (moves[before * 2 + tag] ?? 0);
            }, 0);
          const every = Array.from({ length: 2 ** features.length }, (_, bits) =>
            features.map((_each, at) => (bits >> at) & 1),
          );
          expect(sum(tagRow(taggerOf(weights, moves), features))).toBe(Math.max(...every.map(sum)));
        },
      ),
    );
  });
});

describe('tagRow with bars', () => {
  it('takes no tag behind one that it may not follow, whatever the features say', () => {
    const tagger = taggerOf([3, 0, 0, 3, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
    const bars = (before: string, tag: string) => before === 'a' && tag === 'b';
    expect(tagRow({ ...tagger, bars }, [[0], [1]])).not.toEqual([0, 1]);
    expect(tagRow({ ...tagger, bars: () => false }, [[0], [1]])).toEqual([0, 1]);
  });
});

describe('tagStretches', () => {
  const three = ['x', 'm', 's'];
  const weight = fc.integer({ min: -9, max: 9 });

  /** Whether every tag but the first names one stretch at most. */
  function isWhole(path: readonly number[], joins: readonly boolean[]): boolean {
    const begun = path.filter((tag, at) => tag > 0 && !(at > 0 && path[at - 1] === tag && joins[at] === true));
    return new Set(begun).size === begun.length;
  }

  it('has the highest sum of all rows in which every tag names one stretch at most', () => {
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 12, maxLength: 12 }),
        fc.array(weight, { minLength: 12, maxLength: 12 }),
        fc.array(fc.tuple(fc.array(fc.nat(3), { maxLength: 3 }), fc.boolean()), { minLength: 1, maxLength: 5 }),
        (weights, moves, words) => {
          const [features, joins] = [words.map(([own]) => own), words.map(([, joined]) => joined)];
          const sum = (path: readonly number[]) =>
            path.reduce((all, tag, at) => {
              const own = (features[at] ?? []).reduce((part, bucket) => part + (weights[bucket * 3 + tag] ?? 0), 0);
              return all + own + (moves[(at === 0 ? 3 : (path[at - 1] ?? 0)) * 3 + tag] ?? 0);
            }, 0);
          const every = Array.from({ length: 3 ** features.length }, (_, number) =>
            features.map((_each, at) => Math.floor(number / 3 ** at) % 3),
          ).filter((path) => isWhole(path, joins));
          const tagger = { tags: three, weights: Int8Array.from(weights), moves: Int8Array.from(moves) };
          const told = tagStretches(tagger, features, joins);
          expect(isWhole(told, joins)).toBe(true);
          expect(sum(told)).toBe(Math.max(...every.map(sum)));
        },
      ),
    );
  });
});

describe('buckets', () => {
  it('are the same for the same word, and each once', () => {
    expect(bucketOf('大学', 64)).toBe(bucketOf('大学', 64));
    expect(bucketsOf([['大学', '大学']], 64)).toEqual([[bucketOf('大学', 64)]]);
  });

  it('are as many as there is room for', () => {
    fc.assert(fc.property(fc.string(), (word) => bucketOf(word, 64) >= 0 && bucketOf(word, 64) < 64));
  });
});

/**
 * A linear chain: what stands in a row is tagged together, each by its own features and by the tag before it. Features
 * are words; their weights share as many buckets as there is room for.
 */
export interface Tagger {
  readonly tags: readonly string[];
  readonly buckets: number;
  /** For each bucket the weight of each tag. */
  readonly weights: Int8Array;
  /** For each tag the weight of each that may follow it; the last row is the beginning. */
  readonly moves: Int8Array;
}

/** The bucket of a feature (FNV-1a). */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) % buckets;
}

/** The buckets of the features of each of a row of things. */
export function bucketsOf(row: readonly (readonly string[])[], buckets: number): number[][] {
  return row.map((features) => [...new Set(features.map((each) => bucketOf(each, buckets)))]);
}

/** The likeliest tags of a row of things, each told by the buckets of its features. */
export function tagRow(
  { tags, weights, moves }: { tags: readonly string[]; weights: ArrayLike<number>; moves: ArrayLike<number> },
  row: readonly (readonly number[])[],
): number[] {
  const count = tags.length;
  let before = new Float64Array(count);
  const from: Int32Array[] = [];
  row.forEach((buckets, at) => {
    const now = new Float64Array(count);
    const best = new Int32Array(count);
    for (let tag = 0; tag < count; tag++) {
      let own = 0;
      for (const bucket of buckets) own += weights[bucket * count + tag] ?? 0;
      let most = -Infinity;
      for (let last = 0; last < count; last++) {
        const value =
          at === 0 ? (moves[count * count + tag] ?? 0) : (before[last] ?? 0) + (moves[last * count + tag] ?? 0);
        if (value > most) {
          most = value;
          best[tag] = last;
        }
      }
      now[tag] = own + most;
    }
    from.push(best);
    before = now;
  });
  const path: number[] = [];
  let tag = before.reduce((best, value, index) => (value > (before[best] ?? -Infinity) ? index : best), 0);
  for (let at = row.length - 1; at >= 0; at--) {
    path[at] = tag;
    tag = from[at]?.[tag] ?? 0;
  }
  return path;
}

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
  /** Tags that a tag may not stand behind, by the name of either; the name before the first thing is ''. */
  readonly bars?: Bars;
}

/** Whether a tag may not stand behind another. */
export type Bars = (before: string, tag: string) => boolean;

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

/** What a tag behind a barred one costs: more than all weights together, so that it is only taken where nothing else is left. */
const barred = 1e9;

/** The likeliest tags of a row of things, each told by the buckets of its features. */
export function tagRow(
  {
    tags,
    weights,
    moves,
    bars = () => false,
  }: { tags: readonly string[]; weights: ArrayLike<number>; moves: ArrayLike<number>; bars?: Bars },
  row: readonly (readonly number[])[],
): number[] {
  const count = tags.length;
  const between = Float64Array.from(
    { length: (count + 1) * count },
    (_, at) => (moves[at] ?? 0) - (bars(tags[Math.floor(at / count)] ?? '', tags[at % count] ?? '') ? barred : 0),
  );
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
          at === 0 ? (between[count * count + tag] ?? 0) : (before[last] ?? 0) + (between[last * count + tag] ?? 0);
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

/**
 * The likeliest tags of a row of words of which each tag but the first names one stretch at most. `joins` tells of each
 * word whether it may go on with the stretch of the word before.
 */
export function tagStretches(
  { tags, weights, moves }: { tags: readonly string[]; weights: ArrayLike<number>; moves: ArrayLike<number> },
  row: readonly (readonly number[])[],
  joins: readonly boolean[],
): number[] {
  const count = tags.length;
  // A state is the tag of a word and the stretches named so far, one bit for each tag.
  const states = count << count;
  let before = new Float64Array(states).fill(-Infinity);
  const from: Int32Array[] = [];
  row.forEach((buckets, at) => {
    const now = new Float64Array(states).fill(-Infinity);
    const best = new Int32Array(states);
    const reach = (state: number, value: number, last: number) => {
      if (value <= (now[state] ?? 0)) return;
      now[state] = value;
      best[state] = last;
    };
    for (let tag = 0; tag < count; tag++) {
      let own = 0;
      for (const bucket of buckets) own += weights[bucket * count + tag] ?? 0;
      const bit = tag === 0 ? 0 : 1 << tag;
      if (at === 0) {
        reach((tag << count) | bit, own + (moves[count * count + tag] ?? 0), 0);
        continue;
      }
      for (let last = 0; last < states; last++) {
        const sum = before[last] ?? -Infinity;
        if (sum === -Infinity) continue;
        const [tagBefore, named] = [last >> count, last & ((1 << count) - 1)];
        const goesOn = tagBefore === tag && joins[at] === true;
        if (bit === 0 || goesOn || (named & bit) === 0)
          reach((tag << count) | named | bit, sum + own + (moves[tagBefore * count + tag] ?? 0), last);
      }
    }
    from.push(best);
    before = now;
  });
  const path: number[] = [];
  let state = before.reduce((best, value, index) => (value > (before[best] ?? -Infinity) ? index : best), 0);
  for (let at = row.length - 1; at >= 0; at--) {
    path[at] = state >> count;
    state = from[at]?.[state] ?? 0;
  }
  return path;
}

/** How many words an index can hold: the place of a word and the hash beside it are one number. */
const mostWords = 2 ** 20;

/** FNV-1a over UTF-16 units, as an unsigned 32-bit number. */
const startOfHash = 0x811c9dc5;
const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193) >>> 0;

function hashOf(word: string): number {
  let hash = startOfHash;
  for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

/** The hash of what is left of a word without the characters from `start` to `end`. */
function hashWithout(word: string, start: number, end: number): number {
  let hash = startOfHash;
  for (let at = 0; at < start; at++) hash = mixed(hash, word.charCodeAt(at));
  for (let at = end; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

/** Words that are found with one of their characters left out. */
export interface NearIndex<T> {
  /**
   * What belongs to words that may be `key` with one character more, in the order they were added. Now and then something
   * else is among it, whose hash is the same: who asks compares.
   */
  find(key: string): readonly T[];
}

/** Takes words in; `done` makes the index of them, once. */
interface NearIndexMaker<T> {
  add(word: string, value: T): void;
  done(): NearIndex<T>;
}

/**
 * An index of words with one character left out, as sorted numbers: a map of strings took forty times the memory, in every
 * copy, for what is asked when somebody mistypes.
 */
export function makeNearIndex<T>(): NearIndexMaker<T> {
  const values: T[] = [];
  const keys: number[] = [];
  return {
    add(word, value) {
      const place = values.push(value) - 1;
      if (place >= mostWords) throw new Error(`more than ${mostWords} words`);
      let at = 0;
      for (const character of word) {
        keys.push(hashWithout(word, at, at + character.length) * mostWords + place);
        at += character.length;
      }
    },
    done() {
      const sorted = Float64Array.from(keys).toSorted();
      return { find: (key) => valuesAt(sorted, values, hashOf(key) * mostWords) };
    },
  };
}

/** What stands beside the keys from `from` to the next hash. */
function valuesAt<T>(sorted: Float64Array, values: readonly T[], from: number): T[] {
  const found: T[] = [];
  for (let at = firstAtLeast(sorted, from); at < sorted.length; at++) {
    const key = sorted[at] ?? 0;
    if (key >= from + mostWords) break;
    const value = values[key - from];
    // A word in which a character stands twice has the same key twice.
    if (value !== undefined && key !== sorted[at - 1]) found.push(value);
  }
  return found;
}

function firstAtLeast(sorted: Float64Array, wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

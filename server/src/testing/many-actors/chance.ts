/** Draws of one run: the same seed draws the same, though who comes first is the database's to say. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** True in so many of a hundred. */
  percent(many: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of them, the heavier the likelier. */
  weigh<T>(from: readonly T[], weightOf: (each: T) => number): T;
}

/** mulberry32 */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const weigh = <T>(from: readonly T[], weightOf: (each: T) => number): T => {
    let left = next() * from.reduce((sum, each) => sum + weightOf(each), 0);
    for (const each of from) {
      left -= weightOf(each);
      if (left < 0) return each;
    }
    const last = from.at(-1);
    if (last === undefined) throw new Error('nothing to draw from');
    return last;
  };
  return { next, percent: (many) => next() * 100 < many, pick: (from) => weigh(from, () => 1), weigh };
}

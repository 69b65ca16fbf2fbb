/** Chance from a seed: the same answers in the same order, everywhere. */
export interface Draw {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  one<T>(of: readonly T[]): T;
  /** `count` different ones, at most all of them. */
  some<T>(of: readonly T[], count: number): T[];
}

/** Mulberry32: small, quick, good enough for samples. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share) => next() < share,
    one(of) {
      const chosen = of[between(0, of.length - 1)];
      if (chosen === undefined) throw new Error('nothing to draw from');
      return chosen;
    },
    some(of, count) {
      const rest = [...of];
      return Array.from({ length: Math.min(count, of.length) }, () =>
        rest.splice(between(0, rest.length - 1), 1),
      ).flat();
    },
  };
}

/** Everything that is drawn comes from one seed, so that a file can be made again. */
export interface Draw {
  /** A number from 0 up to, not including, 1. */
  unit(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the keys, each as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** So many different ones, in the order of `from`. */
  some<T>(from: readonly T[], count: number): T[];
  shuffled<T>(from: readonly T[]): T[];
  /** `{a|b}` becomes one of the two, `{3-9}` a number of them. */
  fill(template: string): string;
}

/** Mulberry32: small, and good enough to draw layouts with. */
function units(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function drawFrom(seed: number): Draw {
  const unit = units(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995);
  const whole = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[whole(0, from.length - 1)];
    if (found === undefined) throw new Error('there is nothing to pick from');
    return found;
  };
  const shuffled = <T>(from: readonly T[]): T[] =>
    from
      .map((each) => ({ each, place: unit() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ each }) => each);
  return {
    unit,
    whole,
    pick,
    shuffled,
    chance: (share) => unit() < share,
    weighted: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const all = Object.entries<number>(weights);
      let left = unit() * all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of all) if ((left -= weight) < 0) return key as T;
      return all.at(-1)?.[0] as T;
    },
    some: (from, count) => {
      const chosen = new Set(shuffled(from.map((_, index) => index)).slice(0, count));
      return from.filter((_, index) => chosen.has(index));
    },
    fill: (template) =>
      template.replaceAll(/\{([^}]*)\}/g, (_, inside: string) => {
        const range = /^(\d+)-(\d+)$/.exec(inside);
        return range ? String(whole(Number(range[1]), Number(range[2]))) : pick(inside.split('|'));
      }),
  };
}

/** Seeded choice: the same seed makes the same world, so that what is seen can be seen again. */
export interface Chance {
  /** 0 <= value < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** True in `share` of all cases. */
  is(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in the order they were drawn. */
  sample<T>(from: readonly T[], count: number): T[];
  /** Writes out a template: `{a|b}` is one of them, `{3-9}` a number between. */
  fill(template: string): string;
}

/** @param seed any whole number */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  // mulberry32: small, even, and the same on every machine.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(0, from.length - 1)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  return {
    next,
    int,
    pick,
    is: (share) => next() < share,
    sample(from, count) {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
    fill: (template) =>
      template.replaceAll(/\{([^{}]+)\}/gu, (_whole, inner: string) => {
        const range = /^(\d+)-(\d+)$/u.exec(inner);
        return range === null ? pick(inner.split('|')) : String(int(Number(range[1]), Number(range[2])));
      }),
  };
}

/** Deals from a pack in turn and shuffles it anew when it is through: everything comes up equally often. */
export interface Deck<T> {
  /** `count` different ones. */
  deal(count: number): T[];
}

export function createDeck<T>(cards: readonly T[], chance: Chance): Deck<T> {
  let left: T[] = [];
  return {
    deal(count) {
      const dealt: T[] = [];
      while (dealt.length < Math.min(count, cards.length)) {
        if (left.length === 0) left = chance.sample(cards, cards.length);
        const at = left.findIndex((card) => !dealt.includes(card));
        // Only cards of this very hand are left: the pack is through.
        if (at === -1) left = [];
        else dealt.push(...left.splice(at, 1));
      }
      return dealt;
    },
  };
}

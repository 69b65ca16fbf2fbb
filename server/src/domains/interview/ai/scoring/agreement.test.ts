import { describe, expect, it } from 'vitest';
import { weightedKappa } from './agreement.ts';

type Pairs = readonly (readonly [number, number])[];

const each = [1, 2, 3, 4, 5];
/** Every step of one judge meets every step of the other: what chance would give. */
const independent: Pairs = each.flatMap((a) => each.map((b) => [a, b] as const));

describe('the agreement of two judges', () => {
  it.each<[string, Pairs, number, number]>([
    ['full agreement', each.map((step) => [step, step] as const), 5, 1],
    [
      'two judges who only ever say the same one thing',
      [
        [3, 3],
        [3, 3],
      ],
      5,
      1,
    ],
    ['chance', independent, 5, 0],
    ['a judge who always says 3', each.map((step) => [step, 3] as const), 5, 0],
    ['the opposite', each.map((step) => [step, 6 - step] as const), 5, -1],
    // Worked by hand: seen 1/4, chance 2/4 x 3/4 + 2/4 x 1/4 = 1/2.
    [
      'a small example',
      [
        [1, 1],
        [1, 2],
        [2, 2],
        [2, 2],
      ],
      2,
      0.5,
    ],
    // Seen 1 (one step off everywhere), chance 3.4.
    [
      'being far off costs more than being near',
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 4],
      ],
      5,
      1 - 1 / 3.4,
    ],
  ])('%s', (_what, pairs, steps, expected) => {
    expect(weightedKappa(pairs, steps)).toBeCloseTo(expected, 10);
  });

  it('does not depend on who is named first', () => {
    const pairs: Pairs = [
      [1, 2],
      [3, 5],
      [4, 4],
      [2, 1],
      [5, 3],
      [5, 5],
    ];
    expect(
      weightedKappa(
        pairs.map(([a, b]) => [b, a] as const),
        5,
      ),
    ).toBeCloseTo(weightedKappa(pairs, 5), 10);
  });

  it('falls with one step further away', () => {
    const near: Pairs = [
      [1, 1],
      [3, 3],
      [5, 4],
      [2, 2],
    ];
    const far: Pairs = [
      [1, 1],
      [3, 3],
      [5, 2],
      [2, 2],
    ];
    expect(weightedKappa(far, 5)).toBeLessThan(weightedKappa(near, 5));
  });
});

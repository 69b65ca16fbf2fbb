import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlaps, type Busy } from './rules.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 24) + hours * hour);
const busy = (roundId: string, memberId: string, from: number, until: number): Busy => ({
  roundId,
  memberId,
  startsAt: at(from),
  endsAt: at(until),
});

describe('rounds that overlap', () => {
  it.each([
    ['one after the other', [busy('a', 'm', 1, 2), busy('b', 'm', 2, 3)], []],
    ['at the same time', [busy('a', 'm', 1, 2), busy('b', 'm', 1, 2)], ['a-b', 'b-a']],
    [
      'one inside the other, and a third that only the long one reaches',
      [busy('a', 'm', 1, 5), busy('b', 'm', 2, 3), busy('c', 'm', 4, 6)],
      ['a-b', 'a-c', 'b-a', 'c-a'],
    ],
    ['of two interviewers', [busy('a', 'm', 1, 2), busy('b', 'n', 1, 2)], []],
  ])('%s', (_what, times, pairs) => {
    const found = findOverlaps(times);
    expect([...found].flatMap(([id, of]) => of.map(({ roundId }) => `${id}-${roundId}`)).toSorted()).toEqual(pairs);
  });

  it('are those that each pair shows, in whatever order they come', () => {
    const times = fc.array(
      fc.record({ member: fc.constantFrom('m', 'n'), from: fc.nat(20), length: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(times, (drawn) => {
        const all = drawn.map(({ member, from, length }, index) => busy(String(index), member, from, from + length));
        const expected = all.flatMap((one) =>
          all.flatMap((other) =>
            one !== other &&
            one.memberId === other.memberId &&
            one.startsAt < other.endsAt &&
            other.startsAt < one.endsAt
              ? [`${one.roundId}-${other.roundId}`]
              : [],
          ),
        );
        const found = findOverlaps(all);
        const told = [...found].flatMap(([id, of]) => of.map(({ roundId }) => `${id}-${roundId}`));
        expect(told.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});

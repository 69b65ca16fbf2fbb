import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOf } from './days.ts';
import { hoursOf, nowLine, placeDay } from './placing.ts';

const day = '2026-11-23';
const at = (minutes: number) => new Date(startOf(day) + minutes * 60_000).toISOString();
const item = (from: number, until: number) => ({ startsAt: at(from), endsAt: at(until) });
const hours = { from: 8, to: 20 };

describe('a day’s column', () => {
  it('places what overlaps beside one another, and what does not below', () => {
    const { placed, hidden } = placeDay([item(540, 600), item(570, 630), item(630, 690)], day, { hours, room: 3 });
    expect(placed.map(({ top, height, lane, lanes }) => [top, height, lane, lanes])).toEqual([
      [60, 60, 0, 2],
      [90, 60, 1, 2],
      [150, 60, 0, 1],
    ]);
    expect(hidden).toEqual([]);
  });

  it('hides what has no room behind one word', () => {
    const four = [item(540, 600), item(540, 600), item(540, 600), item(540, 600)];
    const { placed, hidden } = placeDay(four, day, { hours, room: 2 });
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(hidden.map(({ items, top }) => [items.length, top])).toEqual([[2, 60]]);
  });

  it('loses nothing, and draws nothing over anything', () => {
    const drawn = fc.array(fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 10, max: 300 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 4 }), (times, room) => {
        const items = times
          .toSorted(([one], [other]) => one - other)
          .map(([from, length]) => item(from, Math.min(1440, from + length)));
        const whole = hoursOf(items, () => day);
        const { placed, hidden } = placeDay(items, day, { hours: whole, room });
        expect(placed.length + hidden.reduce((sum, each) => sum + each.items.length, 0)).toBe(items.length);
        for (const one of placed) {
          expect(one.top).toBeGreaterThanOrEqual(0);
          expect(one.top + one.height).toBeLessThanOrEqual((whole.to - whole.from) * 60);
          for (const other of placed) {
            if (one === other || one.lane !== other.lane) continue;
            expect(one.top + one.height <= other.top || other.top + other.height <= one.top).toBe(true);
          }
        }
      }),
    );
  });

  it('shows a working day, and longer where something is earlier or later', () => {
    expect(hoursOf([], () => day)).toEqual(hours);
    expect(hoursOf([item(450, 480), item(1200, 1290)], () => day)).toEqual({ from: 7, to: 22 });
    expect(hoursOf([item(1400, 1500)], () => day)).toEqual({ from: 8, to: 24 });
  });

  it('has a line at now, while now is in sight', () => {
    const now = (minutes: number) => startOf(day) + minutes * 60_000;
    expect([nowLine(now(600), day, hours), nowLine(now(300), day, hours), nowLine(now(2000), day, hours)]).toEqual([
      120,
      null,
      null,
    ]);
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const text = '我把首屏时间从 4 秒降到 1.2 秒';

it('cuts a text at its quotes', () => {
  expect(segmentsOf(text, [{ start: 2, end: 6 }], null)).toEqual([
    { text: '我把', marked: false, chosen: false },
    { text: '首屏时间', marked: true, chosen: false },
    { text: '从 4 秒降到 1.2 秒', marked: false, chosen: false },
  ]);
});

it('tells the chosen one apart, also inside another', () => {
  const segments = segmentsOf(text, [{ start: 2, end: 12 }], { start: 6, end: 12 });
  expect(segments.map(({ marked, chosen }) => [marked, chosen])).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, false],
  ]);
});

it('loses no character and doubles none, whatever it is told to mark', () => {
  const stretch = fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(stretch, { maxLength: 5 }), (whole, marks) => {
      const segments = segmentsOf(whole, marks, marks[0] ?? null);
      expect(segments.map((segment) => segment.text).join('')).toBe(whole);
      expect(segments.every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});

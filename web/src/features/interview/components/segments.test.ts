import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedStretch, segmentsOf } from './segments.ts';

const text = '我把首屏时间从 4 秒降到 1.2 秒';

it('cuts a text at its quotes', () => {
  expect(segmentsOf(text, [{ start: 2, end: 6 }], null)).toEqual([
    { text: '我把', marked: false, chosen: false, changed: false },
    { text: '首屏时间', marked: true, chosen: false, changed: false },
    { text: '从 4 秒降到 1.2 秒', marked: false, chosen: false, changed: false },
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

it.each([
  ['把查询降到 20 毫秒', '把查询降到 200 毫秒', ''],
  ['把查询降到 200 毫秒', '把查询降到 20 毫秒', '0'],
  ['我用灰度发布上线', '我用停机发布上线', '灰度'],
  ['一样', '一样', ''],
  ['好𠮷', '好𠮶', '𠮷'],
])('finds where %s differs from %s', (text, other, changed) => {
  const { start, end } = changedStretch(text, other);
  expect(text.slice(start, end)).toBe(changed);
});

it('puts the other text together again from what is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
      const { start, end } = changedStretch(text, other);
      const back = changedStretch(other, text);
      expect(text.slice(0, start) + other.slice(back.start, back.end) + text.slice(end)).toBe(other);
    }),
  );
});

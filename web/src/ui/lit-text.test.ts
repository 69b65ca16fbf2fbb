import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from './lit-text.tsx';

const mark = (start: number, end: number, name: string) => ({ start, end, name });

describe('a text with marks', () => {
  it('is cut where they begin and end', () =>
    expect(runsOf('熟悉 React 和 Vue', 0, [mark(3, 8, 'a')])).toEqual([
      { text: '熟悉 ', names: [] },
      { text: 'React', names: ['a'] },
      { text: ' 和 Vue', names: [] },
    ]));

  it('shows both where two lie over one another', () =>
    expect(runsOf('abcdef', 0, [mark(0, 4, 'a'), mark(2, 6, 'b')])).toEqual([
      { text: 'ab', names: ['a'] },
      { text: 'cd', names: ['a', 'b'] },
      { text: 'ef', names: ['b'] },
    ]));

  it('takes its own part of marks of the whole', () =>
    expect(runsOf('第二行', 10, [mark(0, 4, 'a'), mark(8, 12, 'b'), mark(20, 22, 'c')])).toEqual([
      { text: '第二', names: ['b'] },
      { text: '行', names: [] },
    ]));

  it('loses and doubles no character, whatever the marks', () => {
    const marks = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => mark(Math.min(a, b), Math.max(a, b), 'a')));
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.nat(10), marks, (text, from, all) => {
        expect(
          runsOf(text, from, all)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

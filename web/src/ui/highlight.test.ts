import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const hits = (text: string, words: string[]) => highlight(text, words).flatMap((run) => (run.hit ? [run.text] : []));

describe('highlight', () => {
  it.each([
    ['高级前端工程师', ['前端'], ['前端']],
    ['高级前端工程师', ['前端', '前端工程师'], ['前端工程师']],
    ['React / react native', ['React'], ['React', 'react']],
    ['C++ 开发', ['c++'], ['C++']],
    ['测试测试', ['测试'], ['测试', '测试']],
    ['产品经理', ['前端', ''], []],
    ['', ['前端'], []],
  ])('%s for %j marks %j', (text, words, marked) => {
    expect(hits(text, words)).toEqual(marked);
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ maxLength: 3 })), (text, words) => {
        expect(
          highlight(text, words)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

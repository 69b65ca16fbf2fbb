import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf, contentLength, fold, sentencesOf } from './fold.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({
    unit: fc.constantFrom('我', '做', '了', '。', '，', '３', 'Ａ', 'ﬁ', '㎡', '.', ' ', '\n'),
    maxLength: 80,
  }),
);

describe('fold', () => {
  it('makes one spelling of width and case', () => {
    expect(fold('Ｎｏｄｅ．ＪＳ，ＱＰＳ１２００')).toBe('node.js,qps1200');
  });

  it('keeps every place', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('pieces', () => {
  it('lie in the text, in order and without overlap', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = fold(text);
        let end = 0;
        for (const sentence of sentencesOf(folded)) {
          expect(sentence.from).toBeGreaterThanOrEqual(end);
          expect(sentence.to).toBeGreaterThan(sentence.from);
          end = sentence.to;
          for (const clause of clausesOf(folded, sentence)) {
            expect(clause.from).toBeGreaterThanOrEqual(sentence.from);
            expect(clause.to).toBeLessThanOrEqual(sentence.to);
          }
        }
        expect(end).toBeLessThanOrEqual(folded.length);
      }),
    );
  });

  it('do not part figures and names at their points', () => {
    const folded = fold('从 2.6 秒降到 0.4 秒。用的是 Node.js！');
    expect(sentencesOf(folded).map(({ from, to }) => folded.slice(from, to))).toEqual([
      '从 2.6 秒降到 0.4 秒',
      '用的是 node.js',
    ]);
  });
});

describe('contentLength', () => {
  it.each([
    ['', 0],
    ['……！！', 0],
    ['还行', 2],
    ['用 Redis 做缓存', 6],
    ['QPS 1200', 4],
  ])('%s is %i', (text, length) => {
    expect(contentLength(text)).toBe(length);
  });
});

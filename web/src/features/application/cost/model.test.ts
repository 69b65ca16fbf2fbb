import { describe, expect, it } from 'vitest';
import { quoteOf } from '#web/testing/answers/billing.ts';
import { availableText, heldText, shortOf, sumText } from './model.ts';

describe('what a use costs', () => {
  it.each([
    [1, '冻结 5 额度'],
    [20, '20 人共冻结 100 额度'],
  ])('for %i is said as a sum: %s', (count, text) => expect(sumText(quoteOf(), count, '人')).toBe(text));

  it('is said behind what was done', () => {
    expect(heldText(quoteOf(), 3)).toBe('，已冻结 15 额度');
    expect(heldText(quoteOf({ each: 0 }), 3)).toBe('');
  });

  it.each([
    [{ available: 15 }, 3, null],
    [{ available: 14 }, 3, 'balance'],
    [{ allowanceLeft: 14 }, 3, 'allowance'],
    [{ allowanceLeft: 15 }, 3, null],
    [{ available: 4, allowanceLeft: 0 }, 1, 'balance'],
  ] as const)('with %j is too much for %i: %s', (changes, count, short) =>
    expect(shortOf(quoteOf(changes), count)).toBe(short),
  );

  it('is set against the less of what the company has and what is left to oneself', () => {
    expect(availableText(quoteOf())).toBe('可用 980 额度');
    expect(availableText(quoteOf({ allowanceLeft: 40 }))).toBe('您本月还可用 40 额度');
    expect(availableText(quoteOf({ available: 30, allowanceLeft: 40 }))).toBe('可用 30 额度');
  });
});

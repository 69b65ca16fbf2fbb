import { describe, expect, it } from 'vitest';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { stretchesOf } from './marks.ts';

const objection = (from: number, to: number): Objection => ({
  path: 'title',
  from,
  to,
  word: '',
  reason: 'gender',
  message: '',
  suggestion: '',
});

describe('stretchesOf', () => {
  it.each([
    ['nothing objected to', '前台文员', [], ['前台文员']],
    ['the beginning', '限女性前台', [objection(0, 3)], ['[限女性]', '前台']],
    ['the end', '前台限女性', [objection(2, 5)], ['前台', '[限女性]']],
    [
      'two places, told in any order',
      '女前台男司机',
      [objection(3, 4), objection(0, 1)],
      ['[女]', '前台', '[男]', '司机'],
    ],
    ['an empty text', '', [], []],
  ])('cuts %s', (_what, text, objections, expected) => {
    const seen = stretchesOf(text, objections).map((each) => (each.objection === null ? each.text : `[${each.text}]`));
    expect(seen).toEqual(expected);
  });
});

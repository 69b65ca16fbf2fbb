import { describe, expect, it } from 'vitest';
import { classifyAlike } from './siblings.ts';

describe('entries of one section', () => {
  it('tell each other what a word is, by its place among as many', () => {
    expect(
      classifyAlike([
        ['company', 'title', 'department'],
        ['company', null, 'department'],
      ]),
    ).toEqual([
      ['company', 'title', 'department'],
      ['company', 'title', 'department'],
    ]);
  });

  it('say nothing of heads of another length, and give no class twice', () => {
    expect(classifyAlike([['company', 'title'], [null], ['title', null]])).toEqual([
      ['company', 'title'],
      [null],
      ['title', null],
    ]);
  });
});

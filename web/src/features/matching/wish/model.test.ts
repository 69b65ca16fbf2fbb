import { emptyWish, type WishesView } from '@pinjian/contract/matching-wish.ts';
import { describe, expect, it } from 'vitest';
import { floorText } from '#lib/format/pay.ts';
import { draftOf, toggled, wishOf, wishText } from './model.ts';

const cities = [
  { code: '101210100', name: '杭州' },
  { code: '101020100', name: '上海' },
];

describe('a wish in one line', () => {
  it.each([
    [{ position: '前端开发', cityCodes: ['101210100'], salaryMin: 1_500_000 }, '前端开发 · 杭州 · 15K以上'],
    [{ position: '测试', cityCodes: ['101210100', '101020100'], remote: true }, '测试 · 杭州、上海、远程'],
    [{ anyCity: true, salaryMin: 850_000 }, '不限城市 · 8.5K以上'],
    [{ position: '家教', cityCodes: ['999999999'] }, '家教'],
    [{}, ''],
  ])('%o reads %s', (wish, text) => expect(wishText({ ...emptyWish(), ...wish }, cities)).toBe(text));

  it.each([
    [80_000, '800元'],
    [100_000, '1K'],
    [1_255_000, '12.5K'],
    [100_000_000, '1000K'],
  ])('a floor of %i fen is %s', (fen, text) => expect(floorText(fen)).toBe(text));
});

describe('editing', () => {
  const wish = { ...emptyWish(), position: '前端开发', cityCodes: ['101210100'], salaryMin: 1_500_000 };
  const view = (wishes: WishesView['content']['wishes']): WishesView => ({
    version: 3,
    content: { wishes, jobTypes: [1], recruitTypes: [], arrival: 2 },
    cities,
    prefilled: [],
    personalOrder: true,
    skipped: [],
    toAsk: [],
  });

  it('begins with what is there, at least one wish, and sends it back unchanged', () => {
    const draft = draftOf(view([wish]));
    expect(draft).toMatchObject({ jobTypes: [1], arrival: 2, edits: [{ cities: [cities[0]] }] });
    expect(draft.edits.map(wishOf)).toEqual([wish]);
    expect(draftOf(view([])).edits.map(wishOf)).toEqual([emptyWish()]);
  });

  it('sends no city where any will do', () => {
    const [edit] = draftOf(view([wish])).edits;
    if (edit === undefined) throw new Error('there is a wish');
    expect(wishOf({ ...edit, anyCity: true })).toMatchObject({ anyCity: true, cityCodes: [] });
  });

  it('takes a choice away that is made again', () => {
    expect(toggled([1, 3], 3)).toEqual([1]);
    expect(toggled([1], 3)).toEqual([1, 3]);
  });
});

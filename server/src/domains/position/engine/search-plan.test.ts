import { describe, expect, it } from 'vitest';
import { queryTokens } from '#domains/dictionary/index.ts';
import { planSearch, readCursor, tsquery, writeCursor } from './search-plan.ts';

describe('planSearch', () => {
  it('tries titles first, then other spellings, then anywhere', () => {
    expect(planSearch({}, queryTokens('前端工程师'))?.tiers).toEqual([
      ['t:前端', 't:工程师'],
      ['t:前端'],
      ['t:s00026'],
      ['前端'],
      ['s00026'],
    ]);
  });

  it('counts what is found anywhere, under any spelling', () => {
    expect(planSearch({}, queryTokens('k8s'))?.widest).toEqual([['k8s'], ['s00170']]);
    expect(planSearch({}, queryTokens('产品经理'))?.widest).toEqual([['产品', '经理']]);
  });

  it('makes tokens of filters, the chosen city before the one in the words', () => {
    expect(
      planSearch({ cityCode: ['101210100'], districtCode: ['330106'], categoryId: ['100100'] }, null)?.tiers,
    ).toEqual([['c:101210100', 'd:330106', 'g:100100']]);
    expect(planSearch({}, queryTokens('杭州'))?.tiers).toEqual([['c:101210100']]);
    expect(planSearch({ cityCode: ['101010100'] }, queryTokens('杭州 会计'))?.tiers[0]).toEqual([
      't:会计',
      'c:101010100',
    ]);
    expect(planSearch({ industryCode: ['900102'] }, null)?.tiers).toEqual([['i:900102']]);
    expect(
      planSearch({ cityCode: ['101210100', '101010100'], districtCode: ['330106'], staffSize: [1, 2] }, null)?.tiers,
    ).toEqual([
      [
        ['c:101210100', 'c:101010100'],
        ['c:101010100', 'd:330106'],
        ['z:1', 'z:2'],
      ],
    ]);
  });

  it('finds nothing for words that say nothing', () => {
    expect(planSearch({}, queryTokens('的'))).toBeNull();
    expect(planSearch({}, queryTokens('!!!'))).toBeNull();
  });
});

describe('tsquery', () => {
  it('quotes what would be read as an operator', () => {
    expect(tsquery(["a'b", 'c\\d', '! & |'])).toBe(String.raw`'a''b' & 'c\\d' & '! & |'`);
    expect(tsquery(['a', ['b', "c'"]])).toBe("'a' & ('b' | 'c''')");
    expect(tsquery([])).toBeNull();
  });
});

describe('the cursor', () => {
  it('comes back as it was', () => {
    const cursor = {
      tier: 2,
      shownAt: new Date(1_800_000_000_123),
      id: '018f4d2e-0000-7000-8000-000000000000',
      total: 37,
    };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });

  it.each(['', 'nonsense', Buffer.from('[1,2,3]').toString('base64url'), Buffer.from('["a"]').toString('base64url')])(
    'is not read from %s',
    (text) => {
      expect(readCursor(text)).toBeUndefined();
    },
  );
});

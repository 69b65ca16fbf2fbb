import { usualAssumptions } from '@pinjian/contract/application-offer-tax.ts';
import { describe, expect, it } from 'vitest';
import { sampleDraft, sampleMyOffer, sampleOffer, sampleTerms, sampleVersion } from '#web/testing/answers/offer.ts';
import { termsOf, valuesOf } from './draft/values.ts';
import { comparable, compareRows, firstCompared } from './mine/compare-rows.ts';
import { comparedLines, letterFileName, shownVersion, stripOf } from './model.ts';

describe('the way of an offer', () => {
  const strip = (changes: Parameters<typeof sampleOffer>[0]) =>
    stripOf(sampleOffer(changes)).map(({ label, at }) => `${label} ${at}`);

  it('has the approval where somebody is asked, and is where it waits', () => {
    expect(strip({})).toEqual(['起草 now', '发出 ahead', '查看 ahead', '接受 ahead', '入职 ahead']);
    expect(strip({ state: 'approving', draft: sampleDraft({ approval: 'asked' }) }).slice(0, 3)).toEqual([
      '起草 done',
      '审批 now',
      '发出 ahead',
    ]);
    expect(strip({ draft: sampleDraft({ approval: 'given' }) }).slice(0, 3)).toEqual([
      '起草 done',
      '审批 done',
      '发出 now',
    ]);
    expect(strip({ state: 'countered', draft: null })).toEqual([
      '起草 done',
      '发出 done',
      '查看 done',
      '接受 now',
      '入职 ahead',
    ]);
  });

  it('ends where an offer that came to nothing got to', () => {
    expect(strip({ state: 'expired', draft: null })).toEqual([
      '起草 done',
      '发出 done',
      '查看 ahead',
      '接受 ahead',
      '入职 ahead',
    ]);
    expect(strip({ state: 'onboarded', draft: null }).every((step) => step.endsWith('done'))).toBe(true);
  });
});

describe('the terms of a version', () => {
  it('stand beside what they were: changed, new, and taken away', () => {
    const before = sampleTerms({ allowances: [{ name: '餐补', amount: 60_000, per: 'month' }] });
    const lines = comparedLines(sampleTerms({ basePay: 2_800_000, equity: '期权 5,000 股' }), before);
    const changed = lines.filter(({ was }) => was !== null).map(({ label, words, was }) => [label, words, was]);
    expect(changed).toContainEqual(['基本工资', '28,000元/月 × 14 个月（税前）', '25,000元/月 × 14 个月（税前）']);
    expect(changed).toContainEqual(['股权激励', '期权 5,000 股', '']);
    expect(changed).toContainEqual(['餐补', '', '每月 600元']);
    expect(comparedLines(before, before).every(({ was }) => was === null)).toBe(true);
    expect(comparedLines(before, null).every(({ was }) => was === null)).toBe(true);
  });

  it('are those that were accepted, else the newest', () => {
    const versions = [sampleVersion(2), sampleVersion(1)];
    expect(shownVersion({ versions, acceptance: null })?.number).toBe(2);
    const acceptance = { at: '2026-11-21T01:00:00Z', number: 1, hash: 'a'.repeat(64), name: '林示例' };
    expect(shownVersion({ versions, acceptance })?.number).toBe(1);
  });

  it('come back from the form as they went in, to the fen', () => {
    const terms = sampleTerms({ basePay: 2_500_050, allowances: [{ name: '餐补', amount: 1, per: 'year' }] });
    expect(termsOf(valuesOf(terms))).toEqual(terms);
    const values = { ...valuesOf(terms), startsOn: '', allowances: [{ name: ' ', amount: null }] };
    expect(termsOf(values)).toMatchObject({ startsOn: null, allowances: [] });
  });
});

describe('offers side by side', () => {
  const offers = [
    sampleMyOffer(),
    sampleMyOffer({ offerId: 'b', versions: [sampleVersion(1, { basePay: 2_800_000, bonus: null })] }),
    sampleMyOffer({ offerId: 'c', state: 'withdrawn', answer: null }),
  ];

  it('begin with those that did not come to nothing', () =>
    expect(firstCompared(offers)).toEqual([offers[0]?.offerId, 'b']));

  it('light what differs, and name the highest amount', () => {
    const rows = compareRows(comparable(offers.slice(0, 2)), usualAssumptions);
    expect(rows.find(({ label }) => label === '每年（税前）')).toEqual({
      label: '每年（税前）',
      words: ['380,000元', '392,000元'],
      differs: true,
      highest: 1,
    });
    expect(rows.find(({ label }) => label === '城市')).toMatchObject({ differs: false, highest: null });
  });
});

describe('the file of a letter', () => {
  it('bears whose it is, and nothing that a file name cannot', () =>
    expect(letterFileName('林示例', '前端/全栈')).toBe('录用意向书-林示例-前端 全栈.pdf'));
});

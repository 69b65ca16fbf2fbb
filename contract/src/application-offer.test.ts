import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basePayText, conditionLines, payFigures, payLines, probationText } from './application-offer-pay.ts';
import { assumptionLines, bonusTax, takeHome, usualAssumptions, yearTax } from './application-offer-tax.ts';
import { emptyOfferTerms, issuesBeforeOffering, type OfferTerms } from './application-offer-terms.ts';
import { mostProbationMonths, offerWarnings } from './application-offer-warning.ts';
import { amountText } from './money.ts';

const terms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  ...emptyOfferTerms(),
  title: '后端工程师',
  basePay: 2_000_000,
  startsOn: '2026-12-15',
  place: '杭州',
  ...changes,
});
const yuan = (amount: number): number => amount * 100;

describe('the words of an amount', () => {
  it.each([
    [0, '0元'],
    [100, '1元'],
    [99_999, '999.99元'],
    [100_005, '1,000.05元'],
    [2_500_000, '25,000元'],
    [123_456_789_01, '123,456,789.01元'],
  ])('%d fen are %s', (fen, words) => expect(amountText(fen)).toBe(words));

  it('say every fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (fen) => {
        expect(Math.round(Number(amountText(fen).replaceAll(/[,元]/g, '')) * 100)).toBe(fen);
      }),
    );
  });
});

describe('the figures of an offer', () => {
  it('count base pays, allowances and the bonus', () => {
    const offered = terms({
      months: 14,
      bonus: yuan(30_000),
      allowances: [
        { name: '餐补', amount: yuan(600), per: 'month' },
        { name: '过节费', amount: yuan(2000), per: 'year' },
      ],
    });
    expect(payFigures(offered)).toEqual({
      monthly: yuan(20_600),
      yearlyFixed: yuan(280_000 + 7200 + 2000),
      yearly: yuan(280_000 + 7200 + 2000 + 30_000),
      inProbation: yuan(20_000),
    });
    expect(payLines(offered).map(({ label, words }) => `${label} ${words}`)).toEqual([
      '基本工资 20,000元/月 × 14 个月（税前）',
      '年度奖金 目标 30,000元（税前）',
      '餐补 每月 600元',
      '过节费 每年 2,000元',
      '月度合计 20,600元（税前）',
      '年度合计 319,200元（税前，含目标奖金；不含奖金为 289,200元）',
    ]);
  });

  it('are none while no base pay is written', () => {
    expect(payFigures(terms({ basePay: null }))).toBeNull();
    expect(basePayText(terms({ basePay: null }))).toBe('');
    expect(takeHome(terms({ basePay: null }))).toBeNull();
  });

  it('say what is paid in probation', () => {
    expect(probationText(terms({ probationPercent: 80 }))).toBe('3 个月，期间基本工资为 80%，即每月 16,000元');
    expect(probationText(terms({ probationMonths: 0 }))).toBe('无试用期');
    expect(conditionLines(terms()).map(({ label }) => label)).not.toContain('部门');
  });
});

describe('what stands in the way of sending', () => {
  it.each([
    [{ basePay: null }, ['basePay']],
    [{ title: '' }, ['title']],
    [{ startsOn: '2026-11-22' }, ['startsOn']],
    [{ contractKind: 'fixed', contractMonths: null }, ['contractMonths']],
    [{ validUntil: '2026-12-16' }, ['validUntil']],
    [{ validUntil: '2027-06-01', startsOn: '2027-07-01' }, ['validUntil']],
    [{ papers: ['身份证', '身份证'] }, ['papers']],
    [{ allowances: [{ name: '', amount: 1, per: 'month' }] }, ['allowances']],
    [{}, []],
  ] as const)('%j lacks %j', (changes, paths) => {
    const issues = issuesBeforeOffering(terms(changes as Partial<OfferTerms>), '2026-11-23');
    expect(issues.map(({ path }) => path)).toEqual(paths);
  });
});

describe('what the law says of probation', () => {
  it.each([
    ['fixed', 2, 0],
    ['fixed', 3, 1],
    ['fixed', 11, 1],
    ['fixed', 12, 2],
    ['fixed', 35, 2],
    ['fixed', 36, 6],
    ['open', null, 6],
    ['task', null, 0],
  ] as const)('%s %s: %i months', (kind, months, most) => expect(mostProbationMonths(kind, months)).toBe(most));

  it('marks pay below four fifths, and pay outside of the range', () => {
    const range = { min: yuan(15_000), max: yuan(25_000), cycle: 1, months: 14 };
    const paths = (changes: Partial<OfferTerms>) => offerWarnings(terms(changes), range).map(({ path }) => path);
    expect(paths({})).toEqual([]);
    expect(paths({ probationPercent: 80 })).toEqual([]);
    expect(paths({ probationPercent: 79 })).toEqual(['probationPercent']);
    expect(paths({ basePay: yuan(25_001) })).toEqual(['basePay']);
    expect(paths({ basePay: yuan(14_999) })).toEqual(['basePay']);
    // By the day the range says nothing of a month.
    expect(offerWarnings(terms({ basePay: yuan(90_000) }), { ...range, cycle: 2 })).toEqual([]);
  });
});

describe('the tax of a year', () => {
  it.each([
    [36_000, 1080],
    [36_001, 1080.1],
    [144_000, 11_880],
    [300_000, 43_080],
    [420_000, 73_080],
    [660_000, 145_080],
    [960_000, 250_080],
    [1_000_000, 268_080],
    [-5000, 0],
  ])('of %d yuan is %d', (taxable, tax) => expect(yearTax(yuan(taxable))).toBe(Math.round(tax * 100)));

  it.each([
    [36_000, 1080],
    [36_001, 3390.1],
    [144_000, 14_190],
    [300_000, 58_590],
  ])('of a bonus of %d yuan, taxed by itself, is %d', (bonus, tax) =>
    expect(bonusTax(yuan(bonus))).toBe(Math.round(tax * 100)),
  );

  it('never falls as pay grows', () => {
    const pay = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(fc.property(pay, pay, (a, b) => yearTax(Math.min(a, b)) <= yearTax(Math.max(a, b))));
  });
});

describe('what is left of an offer', () => {
  it('is worked out month by month as employers withhold it', () => {
    const result = takeHome(terms());
    // 20,000 less 10.5 % and 7 %: 16,500; less 5,000: 11,500 taxable a month, 138,000 a year.
    expect(result?.months[0]).toEqual({
      month: 1,
      gross: yuan(20_000),
      insurance: yuan(2100),
      housingFund: yuan(1400),
      tax: yuan(345),
      net: yuan(16_155),
    });
    expect(result).toMatchObject({ tax: yuan(138_000 * 0.1 - 2520), extra: { gross: 0, tax: 0 } });
    expect(result?.months.at(-1)?.tax).toBe(yuan(1150));
    expect(result?.net).toBe(yuan(240_000 - 12 * 3500 - 11_280));
  });

  it('adds up, whatever is assumed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 12, max: 24 }),
        fc.constantFrom('separate', 'combined', 'better'),
        (basePay, months, bonus) => {
          const result = takeHome(terms({ basePay, months }), { ...usualAssumptions, bonus });
          if (result === null) throw new Error('no figures');
          expect(result.net + result.tax + result.insurance + result.housingFund).toBe(result.gross);
          expect(result.extra.tax).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('takes the way of the bonus that costs less', () => {
    const by = (bonus: 'separate' | 'combined' | 'better') =>
      takeHome(terms({ months: 16 }), { ...usualAssumptions, bonus })?.extra.tax ?? 0;
    expect(by('better')).toBe(Math.min(by('separate'), by('combined')));
  });

  it('says what it rests on', () => {
    const lines = assumptionLines({ ...usualAssumptions, housingFundPercent: 12 }).join('');
    for (const words of ['5,000元', '10.5%', '公积金个人部分按 12%', '35,000元', '专项附加扣除', '2027'])
      expect(lines).toContain(words);
  });
});

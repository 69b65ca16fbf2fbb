import { payFigures } from './application-offer-pay.ts';
import type { OfferTerms } from './application-offer-terms.ts';
import { amountText } from './money.ts';

/**
 * An estimate of what is left of an offer after insurance, housing fund and income tax, over one whole calendar year at one
 * employer. It is an estimate, and says on what it rests: `assumptionLines`.
 */

interface Bracket {
  /** Up to this taxable income a year, in fen. */
  readonly upTo: number;
  readonly percent: number;
  /** Quick deduction, in fen. */
  readonly less: number;
}

const wan = 1_000_000;

/** 居民个人工资薪金所得预扣预缴, cumulative over the year (个人所得税法, rates of 综合所得; unchanged in 2026). */
export const yearBrackets: readonly Bracket[] = [
  { upTo: 3.6 * wan, percent: 3, less: 0 },
  { upTo: 14.4 * wan, percent: 10, less: 252_000 },
  { upTo: 30 * wan, percent: 20, less: 1_692_000 },
  { upTo: 42 * wan, percent: 25, less: 3_192_000 },
  { upTo: 66 * wan, percent: 30, less: 5_292_000 },
  { upTo: 96 * wan, percent: 35, less: 8_592_000 },
  { upTo: Infinity, percent: 45, less: 18_192_000 },
];

/** 全年一次性奖金, taxed by itself until the end of 2027: the twelfth of it finds the rate. */
export const bonusBrackets: readonly Bracket[] = [
  { upTo: 300_000, percent: 3, less: 0 },
  { upTo: 1_200_000, percent: 10, less: 21_000 },
  { upTo: 2_500_000, percent: 20, less: 141_000 },
  { upTo: 3_500_000, percent: 25, less: 266_000 },
  { upTo: 5_500_000, percent: 30, less: 441_000 },
  { upTo: 8_000_000, percent: 35, less: 716_000 },
  { upTo: Infinity, percent: 45, less: 1_516_000 },
];

/** 减除费用 a month, in fen. */
export const basicDeduction = 500_000;

/** What the estimate takes for granted; a person may change each of it. Percents are the employee's share. */
export interface TaxAssumptions {
  readonly pensionPercent: number;
  readonly medicalPercent: number;
  readonly unemploymentPercent: number;
  readonly housingFundPercent: number;
  /** Highest and lowest base a month of insurance and housing fund, in fen. */
  readonly highestBase: number;
  readonly lowestBase: number;
  /** 专项附加扣除 a month (children, rent, mortgage, parents …), in fen. */
  readonly specialDeduction: number;
  /** `separate`: 年终奖单独计税; `combined`: counted with the rest; `better`: whichever takes less. */
  readonly bonus: 'separate' | 'combined' | 'better';
}

/** Shares that are usual in the whole country. Cities differ in the bases, and in the share of the housing fund. */
export const usualAssumptions: TaxAssumptions = {
  pensionPercent: 8,
  medicalPercent: 2,
  unemploymentPercent: 0.5,
  housingFundPercent: 7,
  highestBase: 3_500_000,
  lowestBase: 450_000,
  specialDeduction: 0,
  bonus: 'better',
};

/** Limits within which a person may change a share of the housing fund. */
export const housingFundPercents = { least: 5, most: 12 } as const;

/** Tax on taxable income by a table, in fen. */
function taxOf(taxable: number, brackets: readonly Bracket[], by = taxable): number {
  if (taxable <= 0) return 0;
  const bracket = brackets.find(({ upTo }) => by <= upTo);
  return bracket === undefined ? 0 : Math.max(0, Math.round((taxable * bracket.percent) / 100) - bracket.less);
}

/** Tax on a year's taxable income, or on the part of a year so far. */
export function yearTax(taxable: number): number {
  return taxOf(taxable, yearBrackets);
}

/** Tax on a bonus that is taxed by itself. */
export function bonusTax(bonus: number): number {
  return taxOf(bonus, bonusBrackets, Math.floor(bonus / 12));
}

export interface TakeHomeMonth {
  readonly month: number;
  readonly gross: number;
  readonly insurance: number;
  readonly housingFund: number;
  /** What the employer withholds this month: the tax so far less what was withheld before. */
  readonly tax: number;
  readonly net: number;
}

export interface TakeHome {
  readonly months: readonly TakeHomeMonth[];
  /** Pay beyond twelve months, yearly allowances and the bonus: taxed once. */
  readonly extra: {
    readonly gross: number;
    readonly tax: number;
    readonly net: number;
    readonly taxed: 'separate' | 'combined';
  };
  readonly gross: number;
  readonly tax: number;
  /** The employee's share of insurance. */
  readonly insurance: number;
  readonly housingFund: number;
  readonly net: number;
  /** A twelfth of what is left of the twelve ordinary months. */
  readonly monthlyNet: number;
}

/** What is left of an offer in a whole year after probation; null while no base pay is written. */
export function takeHome(terms: OfferTerms, assumptions: TaxAssumptions = usualAssumptions): TakeHome | null {
  const figures = payFigures(terms);
  if (figures === null) return null;
  const months = ordinaryMonths(figures.monthly, assumptions);
  const extra = extraPay(figures.yearly - figures.monthly * 12, { months, assumptions });
  const sum = (of: (month: TakeHomeMonth) => number) => months.reduce((total, month) => total + of(month), 0);
  const monthsNet = sum(({ net }) => net);
  return {
    months,
    extra,
    gross: figures.yearly,
    tax: sum(({ tax }) => tax) + extra.tax,
    insurance: sum(({ insurance }) => insurance),
    housingFund: sum(({ housingFund }) => housingFund),
    net: monthsNet + extra.net,
    monthlyNet: Math.round(monthsNet / 12),
  };
}

/** Employee's shares of a month, in fen. */
function shares(gross: number, assumptions: TaxAssumptions): { insurance: number; housingFund: number } {
  const base = Math.min(Math.max(gross, assumptions.lowestBase), assumptions.highestBase);
  const { pensionPercent, medicalPercent, unemploymentPercent, housingFundPercent } = assumptions;
  return {
    insurance: Math.round((base * (pensionPercent + medicalPercent + unemploymentPercent)) / 100),
    housingFund: Math.round((base * housingFundPercent) / 100),
  };
}

function taxableAMonth(gross: number, assumptions: TaxAssumptions): number {
  const { insurance, housingFund } = shares(gross, assumptions);
  return gross - basicDeduction - insurance - housingFund - assumptions.specialDeduction;
}

function ordinaryMonths(gross: number, assumptions: TaxAssumptions): TakeHomeMonth[] {
  const { insurance, housingFund } = shares(gross, assumptions);
  const taxable = taxableAMonth(gross, assumptions);
  return Array.from({ length: 12 }, (_, index) => {
    const tax = Math.max(0, yearTax(taxable * (index + 1)) - yearTax(taxable * index));
    return { month: index + 1, gross, insurance, housingFund, tax, net: gross - insurance - housingFund - tax };
  });
}

/** The tax of what is paid once a year, as the assumptions have it taxed. */
function extraPay(
  gross: number,
  { months, assumptions }: { months: readonly TakeHomeMonth[]; assumptions: TaxAssumptions },
): TakeHome['extra'] {
  const taxable = taxableAMonth(months[0]?.gross ?? 0, assumptions) * 12;
  const combined = yearTax(taxable + gross) - yearTax(taxable);
  const separate = bonusTax(gross);
  const taxed = assumptions.bonus === 'better' ? (separate <= combined ? 'separate' : 'combined') : assumptions.bonus;
  const tax = taxed === 'separate' ? separate : combined;
  return { gross, tax, net: gross - tax, taxed };
}

/** What the estimate rests on, sentence by sentence, for whoever reads it. */
export function assumptionLines(assumptions: TaxAssumptions): string[] {
  const insurance = assumptions.pensionPercent + assumptions.medicalPercent + assumptions.unemploymentPercent;
  return [
    `按居民个人工资薪金累计预扣法估算，以在同一单位工作满一个自然年、已过试用期计算，每月减除费用 ${amountText(basicDeduction)}。`,
    `社保个人部分按 ${insurance}%（养老 ${assumptions.pensionPercent}%、医疗 ${assumptions.medicalPercent}%、失业 ${assumptions.unemploymentPercent}%），公积金个人部分按 ${assumptions.housingFundPercent}%，为全国常见比例，各城市不同。`,
    `缴费基数按当月应发，下限 ${amountText(assumptions.lowestBase)}、上限 ${amountText(assumptions.highestBase)}，为假设值，以当地公布的为准。`,
    assumptions.specialDeduction === 0
      ? '未计专项附加扣除（子女教育、住房租金、赡养老人等）。'
      : `专项附加扣除按每月 ${amountText(assumptions.specialDeduction)}。`,
    '十二个月以外的工资、年度补贴和奖金按全年一次性奖金计入，2027 年底前可以选择单独计税。股权未计入。',
    '结果仅供参考，以实际发放和税务机关的计算为准。',
  ];
}

import {
  allowanceCycleLabels,
  contractKindLabels,
  workHoursLabels,
  type OfferTerms,
} from './application-offer-terms.ts';
import { amountText } from './money.ts';

/** What an offer comes to, before tax, in fen. `null` where no base pay is written yet. */
export interface PayFigures {
  /** Base pay and monthly allowances of an ordinary month. */
  readonly monthly: number;
  /** Base pays, yearly and monthly allowances, and the bonus at its target. */
  readonly yearly: number;
  /** The same without the bonus: what is sure. */
  readonly yearlyFixed: number;
  /** Pay of a month in probation; null without probation. */
  readonly inProbation: number | null;
}

/** Month and year of an offer; equity is never counted. */
export function payFigures(terms: OfferTerms): PayFigures | null {
  const { basePay, months, bonus, allowances, probationMonths, probationPercent } = terms;
  if (basePay === null) return null;
  const sum = (per: 'month' | 'year') =>
    allowances.filter((each) => each.per === per).reduce((total, each) => total + each.amount, 0);
  const yearlyFixed = basePay * months + sum('month') * 12 + sum('year');
  return {
    monthly: basePay + sum('month'),
    yearly: yearlyFixed + (bonus ?? 0),
    yearlyFixed,
    inProbation: probationMonths === 0 ? null : Math.round((basePay * probationPercent) / 100),
  };
}

/** One line of terms, ready to be read: the same on the screen, in the letter and wherever they are taken along. */
export interface TermLine {
  /** Field of the terms. */
  readonly path: string;
  readonly label: string;
  readonly words: string;
}

/** 2026-12-01 as 2026年12月1日; '' without a day. */
export function dayText(day: string | null): string {
  if (day === null) return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return `${year}年${Number(month)}月${Number(date)}日`;
}

/** 25,000元/月 × 14; '' while no base pay is written. */
export function basePayText({ basePay, months }: Pick<OfferTerms, 'basePay' | 'months'>): string {
  return basePay === null ? '' : `${amountText(basePay)}/月 × ${months}`;
}

/** What is paid, line by line; what was not agreed has no line. */
export function payLines(terms: OfferTerms): TermLine[] {
  const figures = payFigures(terms);
  const line = (path: string, label: string, words: string): TermLine[] =>
    words === '' ? [] : [{ path, label, words }];
  return [
    ...line('basePay', '基本工资', basePayText(terms) === '' ? '' : `${basePayText(terms)} 个月（税前）`),
    ...line('bonus', '年度奖金', bonusText(terms)),
    ...terms.allowances.flatMap(({ name, amount, per }) =>
      line('allowances', name === '' ? '补贴' : name, `${allowanceCycleLabels[per]} ${amountText(amount)}`),
    ),
    ...line('equity', '股权激励', terms.equity),
    ...line('monthly', '月度合计', figures === null ? '' : `${amountText(figures.monthly)}（税前）`),
    ...line('yearly', '年度合计', figures === null ? '' : yearlyText(terms)),
  ];
}

function bonusText({ bonus, bonusNote }: OfferTerms): string {
  const target = bonus === null || bonus === 0 ? '' : `目标 ${amountText(bonus)}（税前）`;
  return [target, bonusNote].filter((part) => part !== '').join('，');
}

function yearlyText(terms: OfferTerms): string {
  const figures = payFigures(terms);
  if (figures === null) return '';
  if (figures.yearly === figures.yearlyFixed) return `${amountText(figures.yearly)}（税前）`;
  return `${amountText(figures.yearly)}（税前，含目标奖金；不含奖金为 ${amountText(figures.yearlyFixed)}）`;
}

/** The other terms, line by line. */
export function conditionLines(terms: OfferTerms): TermLine[] {
  const lines: TermLine[] = [
    { path: 'title', label: '职位', words: terms.title },
    { path: 'department', label: '部门', words: terms.department },
    { path: 'startsOn', label: '入职日期', words: dayText(terms.startsOn) },
    { path: 'place', label: '工作地点', words: terms.place },
    { path: 'contractKind', label: '劳动合同', words: contractText(terms) },
    { path: 'probationMonths', label: '试用期', words: probationText(terms) },
    { path: 'workHours', label: '工时制度', words: workHoursLabels[terms.workHours] },
    { path: 'conditions', label: '其他约定', words: terms.conditions },
  ];
  return lines.filter(({ words }) => words !== '');
}

/** 固定期限，3 年. */
export function contractText({ contractKind, contractMonths }: OfferTerms): string {
  const label = contractKindLabels[contractKind];
  return contractKind === 'fixed' && contractMonths !== null ? `${label}，${monthsText(contractMonths)}` : label;
}

/** 3 个月，期间工资为 80%，即 20,000元/月. */
export function probationText(terms: OfferTerms): string {
  const { probationMonths, probationPercent } = terms;
  if (probationMonths === 0) return '无试用期';
  const pay = payFigures(terms)?.inProbation ?? null;
  const words = pay === null ? '' : `，即每月 ${amountText(pay)}`;
  return probationPercent === 100
    ? `${probationMonths} 个月，期间工资不变`
    : `${probationMonths} 个月，期间基本工资为 ${probationPercent}%${words}`;
}

/** 18 个月, 3 年. */
export function monthsText(months: number): string {
  return months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`;
}

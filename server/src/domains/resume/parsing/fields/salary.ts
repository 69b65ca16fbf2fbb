import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';

type Salary = ResumeIntention['salary'];

export const negotiable: Salary = { min: null, max: null, cycle: 1, months: 12 };

/** 12000, 1.5万, 8k; 1万2 is twelve thousand. */
const amount = '(\\d+(?:\\.\\d+)?)\\s*(k|千|w|万|元)?((?<=万)\\d(?![\\d.薪个]))?';
const range = new RegExp(
  `${amount}(?:\\s*(?:[-‐‑‒–—―~～〜至到]{1,2}|to)\\s*(?:RMB|CNY|¥|￥)?\\s*${amount})?\\s*(?:元|RMB|人民币)?\\s*(?:[/每]?\\s*(月|年|天|日|小时|时|周|month|year|annum|day|hour|week))?`,
  'iu',
);

const factors: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000, 元: 1 };
const cycles: Readonly<Record<string, number>> = {
  month: 1,
  day: 2,
  hour: 3,
  week: 4,
  year: 5,
  annum: 5,
  月: 1,
  天: 2,
  日: 2,
  时: 3,
  小时: 3,
  周: 4,
  年: 5,
};

/**
 * The pay that a person hopes for, in fen: 25-35K·14薪, 12000-15000元/月, 1.5万-2万, 200元/天, 30万/年, 面议. Null when the
 * text names none.
 */
export function readSalary(written: string): { salary: Salary; source: string } | null {
  const text = written.replaceAll(/(?<=\d)[,，](?=\d{3}(?!\d))/g, '');
  if (/面议|面谈|可议/u.test(text) && !/\d/.test(text)) return { salary: negotiable, source: text };
  const match = range.exec(text);
  if (match === null) return null;
  const [, low = '', lowUnit, lowRest = '0', high, highUnit, highRest = '0', per] = match;
  const cycle = per?.toLowerCase();
  const unit = (highUnit ?? lowUnit ?? '').toLowerCase();
  const yearly = cycle === '年' || /年薪/u.test(text);
  const scale = (own: string | undefined, value: number) =>
    factors[(own ?? '').toLowerCase()] ?? factors[unit] ?? (value < 100 && cycle === undefined ? null : 1);
  const lowScale = scale(lowUnit, Number(low));
  const highScale = high === undefined ? lowScale : scale(highUnit, Number(high));
  if (lowScale === null || highScale === null) return null;
  const yuanOf = (value: string, scaled: number, rest: string) => Number(value) * scaled + Number(rest) * 1000;
  const [min, max] = [
    yuanOf(low, lowScale, lowRest),
    yuanOf(high ?? low, highScale, high === undefined ? lowRest : highRest),
  ].map((yuan) => Math.round(yuan * 100));
  if (min === undefined || max === undefined || max < min || max > 100_000_000_000) return null;
  const months = /[·*x×]\s*(1[2-9]|2[0-4])|(1[2-9]|2[0-4])\s*薪/iu.exec(text.slice(match.index));
  return {
    salary: {
      min,
      max,
      cycle: yearly ? 5 : (cycles[cycle ?? '月'] ?? 1),
      months: Number(months?.[1] ?? months?.[2] ?? 12),
    },
    source: (text === written ? text : written)
      .slice(match.index)
      .slice(0, match[0].length + (months === null ? 0 : 6))
      .trim(),
  };
}

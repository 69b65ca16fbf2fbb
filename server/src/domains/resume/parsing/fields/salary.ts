import type { ResumeIntention } from '@pinjian/contract/resume-content.ts';

type Salary = ResumeIntention['salary'];

export const negotiable: Salary = { min: null, max: null, cycle: 1, months: 12 };

const amount = '(\\d+(?:\\.\\d+)?)\\s*(k|千|w|万|元)?';
const range = new RegExp(
  `${amount}(?:\\s*[-–—~～至到]\\s*${amount})?\\s*(?:元|RMB|人民币)?\\s*(?:[/每]?\\s*(月|年|天|日|小时|时|周))?`,
  'iu',
);

const factors: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000, 元: 1 };
const cycles: Readonly<Record<string, number>> = { 月: 1, 天: 2, 日: 2, 时: 3, 小时: 3, 周: 4, 年: 5 };

/**
 * The pay that a person hopes for, in fen: 25-35K·14薪, 12000-15000元/月, 1.5万-2万, 200元/天, 30万/年, 面议. Null when the
 * text names none.
 */
export function readSalary(text: string): { salary: Salary; source: string } | null {
  if (/面议|面谈|可议/u.test(text) && !/\d/.test(text)) return { salary: negotiable, source: text };
  const match = range.exec(text);
  if (match === null) return null;
  const [, low = '', lowUnit, high, highUnit, cycle] = match;
  const unit = (highUnit ?? lowUnit ?? '').toLowerCase();
  const yearly = cycle === '年' || /年薪/u.test(text);
  const scale = (own: string | undefined, value: number) =>
    factors[(own ?? '').toLowerCase()] ?? factors[unit] ?? (value < 100 && cycle === undefined ? null : 1);
  const lowScale = scale(lowUnit, Number(low));
  const highScale = high === undefined ? lowScale : scale(highUnit, Number(high));
  if (lowScale === null || highScale === null) return null;
  const [min, max] = [Number(low) * lowScale, Number(high ?? low) * highScale].map((yuan) => Math.round(yuan * 100));
  if (min === undefined || max === undefined || max < min || max > 100_000_000_000) return null;
  const months = /[·*x×]\s*(1[2-9]|2[0-4])|(1[2-9]|2[0-4])\s*薪/iu.exec(text.slice(match.index));
  return {
    salary: {
      min,
      max,
      cycle: yearly ? 5 : (cycles[cycle ?? '月'] ?? 1),
      months: Number(months?.[1] ?? months?.[2] ?? 12),
    },
    source: text
      .slice(match.index)
      .slice(0, match[0].length + (months === null ? 0 : 6))
      .trim(),
  };
}

import { weights } from './data/weights.ts';

/** `value` times `thousandths`, rounded down: whole numbers only. */
export function keep(value: number, thousandths: number): number {
  return Math.floor((value * thousandths) / 1000);
}

/** What is left, in thousandths, of evidence that ended in that month; everything of what has no date. */
export function recencyOf(last: number | null, month: number): number {
  if (last === null) return 1000;
  return weights.recency.find(({ within }) => month - last <= within)?.keeps ?? weights.longAgo;
}

/** 8 个月, 3 年, 2 年半. */
export function monthsText(months: number): string {
  if (months < 12) return `${Math.max(1, months)} 个月`;
  return `${Math.floor(months / 12)} 年${months % 12 >= 6 ? '半' : ''}`;
}

/** 2026 年 11 月 as the year alone. */
export function yearOf(month: number): number {
  return Math.floor(month / 12);
}

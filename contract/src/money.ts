import * as z from 'zod/mini';

/** Every amount on the wire is an integer of fen. */
export const fen = z.int().check(z.minimum(0), z.maximum(100_000_000_000));

/**
 * One amount of pay as spec §5 and decisions §14 write it, from yuan: below 1000 as it is, K with one decimal,
 * from 10000 W with at most two, floored to the last digit shown.
 */
export function salaryAmount(yuan: number): string {
  if (yuan < 1000) return String(Math.floor(yuan));
  if (yuan < 10_000) return `${(Math.floor(yuan / 100) / 10).toFixed(1)}K`;
  return `${String(Math.floor(yuan / 100) / 100)}W`;
}

/**
 * The words of an amount that somebody is promised or owes, to the fen: 25,000元, 1,234.50元. Letter, screen and export
 * all take it from here.
 */
export function amountText(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const rest = fen % 100;
  const grouped = String(yuan).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}元`;
}

/** How a position states its pay. `cycle` is a dictNum of salary_cycle (1 month, 2 day, ...). */
export interface Salary {
  /** Fen; null together with `max` means 面议. */
  readonly min: number | null;
  readonly max: number | null;
  /** dictNum of salary_cycle. */
  readonly cycle: number;
  /** Salaries a year, 12 when nothing is said. */
  readonly months: number;
}

const cycleUnits: Readonly<Record<number, string>> = {
  2: '元/天',
  3: '元/时',
  4: '元/周',
  5: '元/年',
  6: '元/次',
  7: '元/件',
};

/** A pay range in one line: 8.0K-1.5W, 1.5W-2.5W·14薪, 150-200元/天, 面议. */
export function salaryText(salary: Salary): string {
  const { min, max } = salary;
  if (min === null || max === null) return '面议';
  const unit = cycleUnits[salary.cycle];
  const write = unit === undefined ? salaryAmount : (yuan: number) => String(Math.floor(yuan));
  const range = min === max ? write(min / 100) : `${write(min / 100)}-${write(max / 100)}`;
  if (unit !== undefined) return `${range}${unit}`;
  return salary.months > 12 ? `${range}·${salary.months}薪` : range;
}

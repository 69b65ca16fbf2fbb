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

/** An amount in yuan with two decimals and nothing else, for a column of a sheet: 1234.50. */
export function yuanText(fen: number): string {
  const rest = String(Math.abs(fen) % 100).padStart(2, '0');
  return `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${rest}`;
}

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** An amount as Chinese papers write it out so that nobody adds to it: 壹仟贰佰叁拾肆元伍角整. Not negative. */
export function writtenOutAmount(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor((fen % 100) / 10);
  const last = fen % 10;
  const whole = yuan === 0 ? '' : `${writtenOutNumber(yuan)}元`;
  if (jiao === 0 && last === 0) return `${whole === '' ? '零元' : whole}整`;
  const tenths = jiao === 0 ? (whole === '' ? '' : '零') : `${digits[jiao] ?? ''}角`;
  return last === 0 ? `${whole}${tenths}整` : `${whole}${tenths}${digits[last] ?? ''}分`;
}

function writtenOutNumber(number: number): string {
  const parts: string[] = [];
  for (let rest = number; rest > 0; rest = Math.floor(rest / 10_000)) parts.push(String(rest % 10_000));
  let text = '';
  for (const [at, part] of parts.toReversed().entries()) {
    const group = parts.length - 1 - at;
    if (part === '0') continue;
    // A gap between groups is one zero, however wide it is.
    const hasGap = text !== '' && (part.length < 4 || text.endsWith('零'));
    text += `${hasGap && !text.endsWith('零') ? '零' : ''}${writtenOutGroup(part)}${groups[group] ?? ''}`;
    const isFollowedByZeros =
      group > 0 && parts[group - 1] === '0' && parts.slice(0, group).some((each) => each !== '0');
    if (isFollowedByZeros) text += '零';
  }
  return text;
}

function writtenOutGroup(part: string): string {
  let text = '';
  for (const [at, digit] of [...part].entries()) {
    if (digit === '0') {
      const isLast = [...part].slice(at).every((each) => each === '0');
      if (!isLast && !text.endsWith('零')) text += '零';
    } else text += `${digits[Number(digit)] ?? ''}${places[part.length - 1 - at] ?? ''}`;
  }
  return text;
}

const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** A run of characters that may be a number, for patterns. */
export const numeral = String.raw`(?:\d+(?:\.\d+)?|[零〇一二两俩三四五六七八九十百千]+)`;

/** The value of digits or Chinese numerals (8, 1.5, 八千, 十五, 一万二, 百万); null for what is none. */
export function numberOf(words: string): number | null {
  if (/^\d+(?:\.\d+)?$/u.test(words)) return Number(words);
  if (words === '') return null;
  let whole = 0;
  let sum = 0;
  let digit: number | null = null;
  // A digit behind 千 or 万 counts the next smaller unit: 一万二 is 12000; 零 in between says that it does not.
  let smaller = 1;
  for (const character of words) {
    const unit = units[character];
    if (character === '万') {
      whole += (sum + (digit ?? 0) || 1) * 10_000;
      [sum, digit, smaller] = [0, null, 1000];
    } else if (unit === undefined) {
      const value = digits[character];
      if (value === undefined) return null;
      if (value === 0) smaller = 1;
      digit = value;
    } else {
      sum += (digit ?? 1) * unit;
      [digit, smaller] = [null, unit / 10];
    }
  }
  return whole + sum + (digit ?? 0) * smaller;
}

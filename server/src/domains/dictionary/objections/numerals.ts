import { inclusive, replaceIn, type Replacement, type Spelled } from './spelling.ts';

const digits = new Map([...'一二三四五六七八九'].map((each, index) => [each, index + 1]));
const run = /[〇零一二两三四五六七八九十百千万亿廿卅]+/gu;
const twoPlaces = /^([二三四五六七八九]?)(十|廿|卅)([一二三四五六七八九]?)$/u;
const tens = new Map([
  ['廿', 20],
  ['卅', 30],
]);

/** Without what meets the pattern. */
export function without(spelled: Spelled, pattern: RegExp): Spelled {
  return replaceIn(
    spelled,
    [...spelled.plain.matchAll(pattern)].map((each) => ({
      from: each.index,
      to: each.index + each[0].length,
      word: '',
    })),
  );
}

/** Ages in figures: 三十五 -> 35, 卅五 -> 35, 4o岁 -> 40岁. Numbers of three places and more stay as they are. */
export function figuresOf(spelled: Spelled): Spelled {
  const found: Replacement[] = [];
  for (const match of spelled.plain.matchAll(run)) {
    const [, before = '', ten = '', after = ''] = twoPlaces.exec(match[0]) ?? [];
    if (ten === '') continue;
    const value = (tens.get(ten) ?? (digits.get(before) ?? 1) * 10) + (digits.get(after) ?? 0);
    found.push({ from: match.index, to: match.index + match[0].length, word: String(value) });
  }
  const counted = without(replaceIn(spelled, found), inclusive);
  const letters = [...counted.plain.matchAll(/(?<=[1-6])[oо](?=周?岁|后|以下|以内|以上|$|[,，。;])/gu)].map(
    (match) => ({
      from: match.index,
      to: match.index + 1,
      word: '0',
    }),
  );
  return replaceIn(counted, letters);
}

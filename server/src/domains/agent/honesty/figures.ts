/** A figure of a text: how it is written, and keys of which each says what it states. */
export interface Figure {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** What has to stand in a source for this figure to be told: `30|%`, `y2024`, `t14:00`. */
  readonly key: string;
  /** What else a source says with it: 2024-06 says 2024 and June too. */
  readonly says: readonly string[];
}

/** Units that mean the same. */
const sameUnit: Readonly<Record<string, string>> = {
  名: '人',
  位: '人',
  块: '元',
  日: '天',
  号: '天',
  个月: '月',
  星期: '周',
  小时: '时',
  百分点: '个百分点',
};
const multipliers: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  k: 1000,
  万: 10_000,
  w: 10_000,
  亿: 100_000_000,
};

const hanUnits =
  '个百分点|百分点|个月|小时|分钟|毫秒|公里|平米|星期|周岁|年级|年|月|周|天|日|号|时|秒|岁|元|块|人|名|位|个|家|次|倍|台|套|条|篇|项|款|门|件|份|级|期|轮|场|薪|成|层|届|种|类|单|户|店|页|字|题|国|吨|米|分|点|折|批|组|支|间|辆|师|班';
const units = `${hanUnits}|%|‰|(?:ms|s|gb|tb|mb|qps|tps|pv|uv|dau|mau|gmv)(?![a-z])`;
const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?!\d|[.,]\d)`;
const scale = '(?:[百千万亿]|[kw](?![a-z]))';
const behind = String.raw`\s?(${scale}{0,2})\s?(?:[+多余]\s?)?(${units})?`;
/** A year and a month, and a day where one is written. */
const dates =
  /(?<![\d.])((?:19|20)\d{2})\s?[-./年]\s?(0?[1-9]|1[0-2])(?!\d|\s?[%人个万千次倍元])(?:\s?[-./月]\s?(0?[1-9]|[12]\d|3[01])(?!\d)\s?日?)?(?:\s?月)?/gu;
const monthDays = /(?<!\d)(0?[1-9]|1[0-2])\s?月\s?(0?[1-9]|[12]\d|3[01])\s?[日号]/gu;
const times = /(?<!\d)([01]?\d|2[0-4])\s?:\s?([0-5]\d)(?!\d)/gu;
const years = new RegExp(
  String.raw`(?<![\d.,])((?:19|20)\d{2})(?:\s?年(?!级)|(?![\d,]|\.\d|\s?(?:${scale}|${units}|\+|多|余)))`,
  'gu',
);
const ratios = /(?<![\d.])(\d+(?:\.\d+)?)\s?\/\s?(\d+(?:\.\d+)?)(?![\d.])/gu;
const ranges = new RegExp(
  String.raw`(?<![\d.])(${number})\s?(${scale})?\s?(${units})?\s?[-~—–至到]\s?(${number})${behind}`,
  'gu',
);
const counts = new RegExp(String.raw`(?<![\d.])(${number})${behind}`, 'gu');

const hanDigits = new Map([...'零一二三四五六七八九'].map((each, value) => [each, value]));
const numeral = '[零〇一二两三四五六七八九十百千万亿廿]+';
const hanShares = new RegExp(`百分之(${numeral})`, 'gu');
const hanCounts = new RegExp(`(${numeral})[多余]?(${hanUnits})`, 'gu');
/** Behind Han numbers these end other words: 十分, 一点, 三方. */
const wordEnds = new Set([
  '分',
  '点',
  '号',
  '日',
  '时',
  '字',
  '师',
  '班',
  '组',
  '支',
  '类',
  '单',
  '题',
  '折',
  '批',
  '间',
  '块',
  '米',
  '层',
  '秒',
]);
/** 一个, 一次: no count is meant. */
const idleOnes = new Set([
  '个',
  '次',
  '位',
  '份',
  '种',
  '项',
  '家',
  '套',
  '名',
  '款',
  '台',
  '条',
  '轮',
  '天',
  '周',
  '期',
  '件',
  '门',
  '场',
  '篇',
]);

/** Words of Latin letters that hold digits (Vue3, k8s, H5) are names, no figures. */
const latinNames = /[a-z][a-z0-9+#._-]*/gu;

/** Every figure of a normalized text: counts with their units, shares, years, dates and times of day, in figures or in Han. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  let rest = text.replace(latinNames, (name) => (/\d/u.test(name) ? ' '.repeat(name.length) : name));
  const take = (pattern: RegExp, read: (groups: readonly (string | undefined)[]) => Stated[]): void => {
    for (const match of rest.matchAll(pattern)) {
      const to = match.index + match[0].length;
      const stated = read(match.slice(1));
      for (const each of stated) found.push({ words: match[0].trim(), from: match.index, to, ...each });
      // What one reading took is no figure for the next one.
      if (stated.length > 0) rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(to);
    }
  };
  take(dates, ([year = '', month = '', day]) => dateOf(year, month, day));
  take(monthDays, ([month, day]) => [{ key: `md${Number(month)}-${Number(day)}`, says: [`${Number(month)}|月`] }]);
  take(times, ([hour, minute = '']) => [{ key: `t${Number(hour)}:${minute}`, says: [] }]);
  take(ranges, ([low = '', lowScale, lowUnit, high = '', highScale = '', unit = '']) =>
    isYear(low) && isYear(high) && highScale === ''
      ? [state(`y${low}`), state(`y${high}`)]
      : [state(keyOf(low, lowScale ?? highScale, lowUnit ?? unit)), state(keyOf(high, highScale, unit))],
  );
  take(ratios, ([part = '', whole = '']) => [
    { key: `r${Number(part)}/${Number(whole)}`, says: [keyOf(part, '', ''), keyOf(whole, '', '')] },
  ]);
  take(years, ([year]) => [state(`y${year}`)]);
  take(counts, ([value = '', by = '', unit = '']) => [state(keyOf(value, by, unit))]);
  take(hanShares, ([numeralWords = '']) => statedBy(hanValue(numeralWords), '%'));
  take(hanCounts, ([numeralWords = '', unit = '']) => {
    const value = hanValue(numeralWords);
    return wordEnds.has(unit) || (value === 1 && idleOnes.has(unit)) ? [] : statedBy(value, unit);
  });
  return found.toSorted((a, b) => a.from - b.from);
}

type Stated = Pick<Figure, 'key' | 'says'>;

const state = (key: string): Stated => ({ key, says: [] });

function statedBy(value: number | null, unit: string): Stated[] {
  return value === null ? [] : [state(keyOf(String(value), '', unit))];
}

function dateOf(year: string, month: string, day: string | undefined): Stated[] {
  const key = `ym${year}-${Number(month)}`;
  const says = [`y${year}`, `${Number(month)}|月`, key];
  return day === undefined
    ? [{ key, says }]
    : [{ key: `${key}-${Number(day)}`, says: [...says, `md${Number(month)}-${Number(day)}`] }];
}

function isYear(digits: string): boolean {
  return /^(?:19|20)\d{2}$/u.test(digits);
}

function keyOf(digits: string, by: string, unit: string): string {
  const factor = [...by].reduce((product, each) => product * (multipliers[each] ?? 1), 1);
  // 1.1 x 10,000 is no whole number in binary.
  const value = Number((Number(digits.replaceAll(',', '')) * factor).toPrecision(12));
  return unit === '成' ? `${value * 10}|%` : `${value}|${sameUnit[unit] ?? unit}`;
}

/** 十二 is 12, 三百五 is none that is read; null for what names no number. */
function hanValue(numeral: string): number | null {
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  for (const each of numeral.replaceAll('两', '二').replaceAll('〇', '零').replaceAll('廿', '二十')) {
    const value = hanDigits.get(each);
    if (value !== undefined) {
      digit = digit === null ? value : digit * 10 + value;
      continue;
    }
    if (each === '万' || each === '亿') {
      total = (total + section + (digit ?? 0) || 1) * (multipliers[each] ?? 1);
      section = 0;
    } else section += (digit ?? 1) * (each === '十' ? 10 : (multipliers[each] ?? 1));
    digit = null;
  }
  const value = total + section + (digit ?? 0);
  return value === 0 ? null : value;
}

import { numberOf } from './numbers.ts';

/** Yuan a month that words ask for; null is open. */
interface Asked {
  readonly min: number | null;
  readonly max: number | null;
}

/** What is asked for as it is read, with how it is shown. */
interface ReadPay extends Asked {
  readonly label: string;
}

type Read = (match: RegExpMatchArray) => ReadPay | null;

/** Working hours and days of a month, as positions' pay is counted. */
const hours = 174;
const days = 21.75;

const scale: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000 };

/** 8k, 1.5万, 1万5, 8000; 八千, 一万二. */
const amount = String.raw`(?:\d+(?:\.\d+)?\s*(?:[kw千万](?:[1-9](?![\d年月天届k点.]))?)?|[一二两俩三四五六七八九][零〇一二两俩三四五六七八九十百千万]*[kw]?|十[一二三四五六七八九]?万|百万)`;
const written = /^(\d+(?:\.\d+)?)\s*([kw千万])?([1-9])?$/u;

interface Figure {
  readonly value: number;
  /** Of the figure, where it has one: 8-10k is said of both. */
  readonly unit: number | null;
}

function figureOf(words: string): Figure | null {
  const match = written.exec(words);
  if (match !== null) {
    const [, number = '', letter, behind] = match;
    const unit = letter === undefined ? null : (scale[letter] ?? 1);
    return { value: Number(number) * (unit ?? 1) + (Number(behind ?? 0) * (unit ?? 10)) / 10, unit };
  }
  const letter = /[kw]$/u.exec(words)?.[0];
  const value = numberOf(letter === undefined ? words : words.slice(0, -1));
  if (value === null) return null;
  if (letter !== undefined) return { value: value * (scale[letter] ?? 1), unit: scale[letter] ?? 1 };
  const unit = words.includes('万') ? 10_000 : words.includes('千') ? 1000 : null;
  return { value, unit };
}

/** Nobody asks for less or more a month. */
const isMonthly = (value: number | null): boolean => value === null || (value >= 500 && value <= 1_000_000);
/** Without a unit less says something else: a number of people, an hour. */
const leastPlain = 1500;
/** Whoever leaves the unit out says round figures. */
const isPlainPay = (value: number): boolean => value >= leastPlain && value % 100 === 0;

const shown = (value: number): string =>
  value >= 1000 ? `${Math.round(value / 100) / 10}K` : `${Math.round(value)}元`;

function labelOf({ min, max }: Asked): string {
  if (max === null) return `${shown(min ?? 0)}以上`;
  if (min === null) return `${shown(max)}以下`;
  return min === max ? shown(min) : `${shown(min)}-${shown(max)}`;
}

function asked(min: number | null, max: number | null, label?: string): ReadPay | null {
  if ((min === null && max === null) || !isMonthly(min) || !isMonthly(max)) return null;
  return { min, max, label: label ?? labelOf({ min, max }) };
}

/** About so much: a tenth less or more. */
const about = (value: number): ReadPay | null =>
  asked(Math.round(value * 0.9), Math.round(value * 1.1), `${shown(value)}左右`);

function range(from: string, to: string): ReadPay | null {
  const [low, high] = [figureOf(from), figureOf(to)];
  if (low === null || high === null) return null;
  const isPlain = low.unit === null && high.unit === null;
  const min = low.unit === null && low.value < leastPlain ? low.value * (high.unit ?? 1) : low.value;
  // 1万-2 is 10000 to 20000.
  const max = high.unit === null && high.value < leastPlain ? high.value * (low.unit ?? 1) : high.value;
  return max < min || (isPlain && min < leastPlain) ? null : asked(min, max);
}

const yearly: Read = (match) => {
  const [, first, second, unit, behind] = match;
  const from = figureOf(first ?? behind ?? '');
  if (from === null) return null;
  const inYuan = ({ value, unit: own }: Figure): number => (own === null && value < 1000 ? value * 10_000 : value);
  const to = second === undefined ? null : figureOf(second);
  // 20-30万 and 20-30w say the unit once.
  const low = unit !== undefined && from.unit === null ? from.value * 10_000 : inYuan(from);
  return asked(Math.round(low / 12), to === null ? null : Math.round(inYuan(to) / 12));
};

/** By the hour or the day: shown as it was said. */
const by =
  (times: number, [least, most]: readonly [number, number], per: string): Read =>
  ([, before, behind]) => {
    const figure = figureOf(before ?? behind ?? '');
    if (figure === null || figure.value < least || figure.value > most) return null;
    return asked(figure.value * times, null, `${figure.value}元/${per}以上`);
  };

/** 七八千, 一两万, 一万七八: two figures beside each other. */
const eitherOf: Read = ([, before, low, high, unit]) => {
  const [one, other] = [numberOf(low ?? ''), numberOf(high ?? '')];
  if (one === null || other === null || other - one !== 1) return null;
  const start = before === undefined || before === '' ? 0 : (numberOf(before) ?? 0);
  const times = unit === undefined ? 1000 : (scale[unit] ?? 1);
  return unit === undefined && start === 0 ? null : asked(start + one * times, start + other * times);
};

const bound: Read = ([, least, near, words = '', more, behind]) => {
  const figure = figureOf(words.trim());
  if (figure === null || (figure.unit === null && !isPlainPay(figure.value))) return null;
  if (behind !== undefined && /下$|内$/u.test(behind) && !behind.startsWith('上')) return asked(null, figure.value);
  if (least === undefined && more !== '多' && (near !== undefined || /左右|上下/u.test(behind ?? '')))
    return about(figure.value);
  return asked(figure.value, null);
};

const lead = String.raw`(?:月薪|工资|薪资|薪水|底薪|收入|每月|一个月|月入|到手|税前|税后|综合|能?拿|挣|赚|月)*`;
const tail = String.raw`(?:元|块钱?|每月|\/月|一个月|一月|月薪|左右)*`;
/** What stands behind a number that is no pay. */
const noPay = String.raw`(?![年届后岁人天小个时期险季级班休点薪\d])`;
const between = String.raw`\s*(?:[-~～—－至到]|—+)\s*`;
const digit = '[一二两三四五六七八九]';

/** A day's pay behind how it is paid out. */
export const dailyPatterns: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<=(?:日结|天结|现结)\s*)(\d{2,4})\s*(?:元|块)?钱?(?:一天|每天|\/天)?(?:以上|起|\+|左右)?(?![\d千万kw])/gu,
    by(days, [50, 2000], '天'),
  ],
];

/** Ways to say what one wants to earn, the most particular first. */
export const payPatterns: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      String.raw`年(?:薪|入|收入|包)\s*(?:过)?(${amount})(?:${between}(${amount}))?\s*(万|w)?(?:以上|起|左右|\+)?|(${amount})(?:的)?年薪`,
      'gu',
    ),
    yearly,
  ],
  [
    new RegExp(
      String.raw`(?:时薪|每小时|[一1]个?小时|小时工资?)\s*(\d+|[一二三四五六七八九十]+)\s*(?:元|块)?钱?(?:以上|起|\+|左右)?(?!\d|[千万kw])|(\d+)\s*(?:(?:元|块钱?)\s*(?:\/|每|[一1])?|\/|每|一)\s*(?:个?小时|h(?![a-z])|钟头)(?:以上|起|\+|左右)?`,
      'gu',
    ),
    by(hours, [8, 500], '小时'),
  ],
  [
    new RegExp(String.raw`(?:日薪|每天|[一1]天)\s*(${digit})(${digit})百(?:元|块)?钱?`, 'gu'),
    ([, from = '', to = '']) => {
      const [one, other] = [numberOf(from), numberOf(to)];
      if (one === null || other === null || other - one !== 1) return null;
      return asked(one * 100 * days, other * 100 * days, `${one}00-${other}00元/天`);
    },
  ],
  [
    new RegExp(
      String.raw`(?:日薪|日工资|每天|[一1]天)\s*(\d+|[一二两三四五六七八九十]+百)\s*(?:元|块)?钱?(?:以上|起|\+|左右)?(?![\d小个h])|(\d+)\s*(?:元|块钱?)?\s*(?:\/|每|[一1])\s*(?:天|日)(?:以上|起|\+|左右)?`,
      'gu',
    ),
    by(days, [50, 5000], '天'),
  ],
  [
    new RegExp(
      String.raw`${lead}\s*(${digit}万)?(${digit})(${digit})([千万])?(?![年十百千万\d])${tail}(?:以上)?`,
      'gu',
    ),
    eitherOf,
  ],
  [
    new RegExp(String.raw`${lead}\s*(${amount})(?:元|块)?${between}(${amount})${noPay}${tail}`, 'gu'),
    ([, from = '', to = '']) => range(from.trim(), to.trim()),
  ],
  [
    new RegExp(String.raw`${lead}(?:能|要|可)?[过上破超]\s*(${amount}|[千万])(?:元|块)?(?:以上)?`, 'gu'),
    ([, words = '']) => {
      const figure = figureOf(words);
      return figure === null || figure.unit === null ? null : asked(figure.value, null);
    },
  ],
  [
    new RegExp(
      String.raw`${lead}\s*(至少|最低|最少|起码|保底|底线|不低于|不少于|高于|大于|超过)?(大概|大约|约|差不多|接近)?\s*(${amount})\s*(元|块钱?|多)?\s*(?:多)?(以上|起步?|\+|往上|朝上|打底|保底|不低于|以下|以内|之内|左右|上下)?${noPay}${tail}`,
      'gu',
    ),
    bound,
  ],
];

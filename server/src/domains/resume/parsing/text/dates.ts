/** A month as a resume names it: 2021-07, or 2021 where no month is given. */
export type Month = string;

export interface Period {
  readonly start: Month | null;
  readonly end: Month | null;
  /** 至今 */
  readonly current: boolean;
  /** Verbatim, as it stands in the text. */
  readonly source: string;
  readonly index: number;
  /** False where one end is missing or in the wrong order. */
  readonly sure: boolean;
}

const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const chineseDigits = '〇一二三四五六七八九';

const year = '(?:19|20)\\d{2}';
const monthNumber = '(?:1[0-2]|0?[1-9])';
const day = '(?:3[01]|[12]\\d|0?[1-9])';
const monthName =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const chineseYear = '[一二][〇零○Ｏ一二三四五六七八九]{3}';

/** One point in time, longest spellings first. */
const monthForms = [
  `${year}\\s*年\\s*${monthNumber}\\s*月(?:份)?(?:\\s*${day}\\s*[日号])?`,
  `${year}\\s?[./／-]\\s?${monthNumber}\\s?[./／-]\\s?${day}(?!\\d)`,
  `${year}\\s?[.．。/／-]\\s?${monthNumber}(?!\\d)`,
  `${chineseYear}年(?:十[一二]?|[一二三四五六七八九])月`,
  `${monthName}\\.?,?\\s*${year}`,
  `(?<!\\d)${monthNumber}\\s?/\\s?${year}(?!\\d)`,
  `${year}(?:0[1-9]|1[0-2])(?!\\d)`,
  `${year}\\s*年?`,
];
const point = `(?<!\\d)(?<!\\d\\.)(?:${monthForms.join('|')})(?![\\d%])`;
const now =
  '(?:至\\s?今|迄今|现在|現在|目前|今年|今|在职|在读|Present|Now|Current(?:ly)?|Today|Ongoing|Till now|date\\b)';
const between =
  '\\s*(?:(?:起|开始)?\\s*[至到]\\s*(?=至今)|(?:起|开始)\\s*[至到]|[→⟶]|[-‐‑‒–—―~～－﹣─→﹘〜∼〰]{1,3}|\\.{2,3}|至|到|to|until)\\s*';

const periodPattern = new RegExp(
  `(${point})(?:${between}(?:(${point})|(${now})|(${monthNumber}(?:\\s*月)?(?![\\d.年%])))|\\s*(至今))`,
  'iu',
);
const openPattern = new RegExp(`(${point})\\s*(?:起|开始|[-–—~～]\\s*$)`, 'iu');
const pointPattern = new RegExp(point, 'iu');

/** The month that one spelling means; null when it is none. */
function readMonth(text: string): Month | null {
  const chinese = new RegExp(`^(${chineseYear})年(.+)月$`).exec(text);
  if (chinese !== null) return readChineseMonth(chinese[1] ?? '', chinese[2] ?? '');
  const years = /(?:19|20)\d{2}/.exec(text);
  if (years === null) return null;
  const named = englishMonths.findIndex((name) => text.toLowerCase().includes(name));
  if (named >= 0) return `${years[0]}-${String(named + 1).padStart(2, '0')}`;
  const rest = text.slice(0, years.index) + ' ' + text.slice(years.index + 4);
  const month = /\d{1,2}/.exec(rest)?.[0];
  if (month === undefined) return years[0];
  return Number(month) >= 1 && Number(month) <= 12 ? `${years[0]}-${month.padStart(2, '0')}` : years[0];
}

function readChineseMonth(years: string, months: string): Month | null {
  const digits = [...years].map((letter) => (/[零○Ｏ]/.test(letter) ? 0 : chineseDigits.indexOf(letter)));
  const tens = months.startsWith('十') ? 10 : 0;
  const month =
    tens + (tens === 10 ? Math.max(0, chineseDigits.indexOf(months.slice(1) || '〇')) : chineseDigits.indexOf(months));
  return digits.includes(-1) || month < 1 || month > 12 ? null : `${digits.join('')}-${String(month).padStart(2, '0')}`;
}

/** The first period of time in a text: 2021.07 - 2024.06, 2018年9月至今, Apr 2021 – Present, 2020.03-08, 2021.07 起. */
export function findPeriod(text: string): Period | null {
  const match = periodPattern.exec(text);
  if (match === null) return findShortPeriod(text) ?? findGrade(text) ?? findGraduation(text) ?? findOpenPeriod(text);
  const start = readMonth(match[1] ?? '');
  // 2002-07 is one month, not the seventh month of a year that began at 2002.
  if (match[4] !== undefined && start?.length !== 7) return null;
  const current = match[3] !== undefined || match[5] !== undefined;
  const end = current ? null : match[4] === undefined ? readMonth(match[2] ?? '') : monthOfSameYear(start, match[4]);
  const ordered =
    current ||
    (start !== null &&
      end !== null &&
      start.slice(0, Math.min(start.length, end.length)) <= end.slice(0, Math.min(start.length, end.length)));
  return { start, end, current, source: match[0].trim(), index: match.index, sure: ordered && start !== null };
}

/** 19.07-21.03, 19年7月-至今: years of two digits, only as a whole period. */
const shortPoint = "(?:'|’)?(\\d{2})\\s?(?:[./／]|年)\\s?(1[0-2]|0?[1-9])(?:\\s?月)?";
const shortPattern = new RegExp(`(?<![\\d.])${shortPoint}${between}(?:${shortPoint}(?![\\d.%])|(${now}))`, 'iu');

function findShortPeriod(text: string): Period | null {
  const match = shortPattern.exec(text);
  if (match === null) return null;
  const month = (years: string | undefined, months: string | undefined) =>
    years === undefined || months === undefined
      ? null
      : `${Number(years) > 45 ? 19 : 20}${years}-${months.padStart(2, '0')}`;
  const start = month(match[1], match[2]);
  const end = month(match[3], match[4]);
  const current = match[5] !== undefined;
  if (!current && (start ?? '') > (end ?? '')) return null;
  return { start, end, current, source: match[0].trim(), index: match.index, sure: true };
}

/** 2022级: who began then, and has not said when it ends. */
function findGrade(text: string): Period | null {
  const match = /(?<!\d)((?:19|20)\d{2})\s?级/u.exec(text);
  if (match === null) return null;
  const current = /在读|在校|大[一二三四]|研[一二三]/u.test(text);
  return { start: match[1] ?? null, end: null, current, source: match[0], index: match.index, sure: current };
}

/** 2016年毕业, at the end of its line: when it began is not said. */
function findGraduation(text: string): Period | null {
  const match = new RegExp(`(${point})\\s*(?:届\\s*)?毕业\\s*$`, 'u').exec(text);
  if (match === null || /预计|预期|计划|将于/u.test(text)) return null;
  const end = readMonth(match[1] ?? '');
  return { start: null, end, current: false, source: match[0].trim(), index: match.index, sure: false };
}

function findOpenPeriod(text: string): Period | null {
  const match = openPattern.exec(text);
  if (match === null) return null;
  return {
    start: readMonth(match[1] ?? ''),
    end: null,
    current: false,
    source: match[0].trim(),
    index: match.index,
    sure: false,
  };
}

/** 2020.03-08 means August of the same year. */
function monthOfSameYear(start: Month | null, text: string): Month | null {
  const month = /\d{1,2}/.exec(text)?.[0];
  if (start === null || start.length !== 7 || month === undefined) return null;
  return `${start.slice(0, 4)}-${month.padStart(2, '0')}`;
}

/** The first point in time in a text. */
export function findMonth(text: string): { month: Month; source: string; index: number } | null {
  const match = pointPattern.exec(text);
  if (match === null) return null;
  const month = readMonth(match[0]);
  return month === null ? null : { month, source: match[0].trim(), index: match.index };
}

import type { Draw } from './draw.ts';
import { today, type Month, type Span } from './calendar.ts';

type MonthForm =
  | '2021.03'
  | '2021/03'
  | '2021-03'
  | '2021.3'
  | '2021/3'
  | '2021年3月'
  | '2021年03月'
  | '2021 年 3 月'
  | 'Mar 2021'
  | '03/2021'
  | '2021'
  | '2021年'
  | '二〇二一年三月'
  | '2021.03.01'
  | '2021-03-01'
  | '2021年3月1日'
  | '202103'
  | '21.03'
  | '21年3月';

/** How one person writes periods: the months, what stands between them, the word for now. */
export interface PeriodForm {
  readonly month: MonthForm;
  readonly joint: string;
  readonly now: string;
  /** Whether (2年2个月) follows. */
  readonly length: boolean;
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const digits = [...'〇一二三四五六七八九'];
const chineseMonths = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

export function drawPeriodForm(draw: Draw, language: 'zh' | 'en'): PeriodForm {
  if (language === 'en') {
    return {
      month: draw.weighted({ 'Mar 2021': 6, '03/2021': 2, '2021.03': 1, '2021': 1 }),
      joint: draw.pick([' - ', ' – ', ' to ', '–']),
      now: draw.pick(['Present', 'Now', 'present', 'Current']),
      length: false,
    };
  }
  const month = draw.weighted<MonthForm>({
    '2021.03': 16,
    '2021/03': 6,
    '2021-03': 5,
    '2021.3': 6,
    '2021/3': 3,
    '2021年3月': 9,
    '2021年03月': 4,
    '2021 年 3 月': 1,
    'Mar 2021': 1,
    '03/2021': 0.5,
    '2021': 2,
    '2021年': 1,
    二〇二一年三月: 0.6,
    '2021.03.01': 0.8,
    '2021-03-01': 0.6,
    '2021年3月1日': 0.6,
    '202103': 0.4,
    '21.03': 0.6,
    '21年3月': 0.3,
  });
  const dashes =
    month === '2021-03' || month === '2021-03-01'
      ? [' - ', ' ~ ', '~', ' 至 ', '至', ' – ', ' / ']
      : [
          '-',
          ' - ',
          '-',
          '–',
          ' – ',
          '—',
          ' — ',
          '~',
          ' ~ ',
          '至',
          ' 至 ',
          '--',
          '－',
          '～',
          ' → ',
          '——',
          ' -- ',
          '到',
          '─',
          '- ',
          ' ～ ',
        ];
  return {
    month,
    joint: draw.pick(dashes),
    now: draw.weighted({
      至今: 14,
      今: 2,
      现在: 1,
      now: 0.5,
      Now: 0.5,
      Present: 0.7,
      present: 0.3,
      目前: 0.7,
    }),
    length: draw.chance(0.1),
  };
}

export function yearsOnly({ month }: PeriodForm): boolean {
  return month === '2021' || month === '2021年';
}

export function monthWritten(month: Month, form: MonthForm): string {
  const [year, number] = [String(Math.floor(month / 12)), (month % 12) + 1];
  const two = String(number).padStart(2, '0');
  switch (form) {
    case '2021.03':
      return `${year}.${two}`;
    case '2021/03':
      return `${year}/${two}`;
    case '2021-03':
      return `${year}-${two}`;
    case '2021.3':
      return `${year}.${number}`;
    case '2021/3':
      return `${year}/${number}`;
    case '2021年3月':
      return `${year}年${number}月`;
    case '2021年03月':
      return `${year}年${two}月`;
    case '2021 年 3 月':
      return `${year} 年 ${number} 月`;
    case 'Mar 2021':
      return `${englishMonths[number - 1]} ${year}`;
    case '03/2021':
      return `${two}/${year}`;
    case '2021':
      return year;
    case '2021年':
      return `${year}年`;
    // Days are told by some and kept by nobody; any will do.
    case '2021.03.01':
      return `${year}.${two}.${dayOf(month)}`;
    case '2021-03-01':
      return `${year}-${two}-${dayOf(month)}`;
    case '2021年3月1日':
      return `${year}年${number}月${Number(dayOf(month))}日`;
    case '202103':
      return `${year}${two}`;
    case '21.03':
      return `${year.slice(2)}.${two}`;
    case '21年3月':
      return `${year.slice(2)}年${number}月`;
    case '二〇二一年三月':
      return `${[...year].map((digit) => digits[Number(digit)]).join('')}年${chineseMonths[number - 1]}月`;
  }
}

const dayOf = (month: Month): string => String(((month * 7) % 28) + 1).padStart(2, '0');

export interface PeriodWritten {
  readonly from: string;
  readonly to: string;
  readonly whole: string;
}

/** A period as the two texts around its joint and all of it. */
export function periodWritten({ start, end }: Span, form: PeriodForm): PeriodWritten {
  const from = monthWritten(start, form.month);
  const to = end === null ? form.now : monthWritten(end, form.month);
  // 2021.03至今: the word brings its own joint.
  const joint =
    end === null && form.now === '至今' && form.joint.includes('至')
      ? form.joint.startsWith(' ')
        ? ' '
        : ''
      : form.joint;
  const whole = from === to && yearsOnly(form) ? from : `${from}${joint}${to}`;
  return { from, to, whole: form.length ? `${whole}${lengthWritten(start, end ?? today)}` : whole };
}

function lengthWritten(start: Month, end: Month): string {
  const months = end - start + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return `（${years > 0 ? `${years}年` : ''}${rest > 0 ? `${rest}个月` : ''}）`;
}

/** A month as the form keeps it, no finer than the file says it. */
export function monthKept(month: Month, form: PeriodForm): string {
  const year = String(Math.floor(month / 12));
  return yearsOnly(form) ? year : `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
}

export function spanKept(
  { start, end }: Span,
  form: PeriodForm,
): { start: string; end: string | null; current: boolean } {
  return { start: monthKept(start, form), end: end === null ? null : monthKept(end, form), current: end === null };
}

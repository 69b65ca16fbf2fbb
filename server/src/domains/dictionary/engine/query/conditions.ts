import { numberOf, numeral } from './numbers.ts';
import { askedWishes } from './wishes.ts';

/** What one stretch of a query asks for besides a role, a place and skills. */
export type Condition =
  /** Fen a month; null is open. */
  | { readonly kind: 'pay'; readonly min: number | null; readonly max: number | null }
  /** Whole years that somebody has; null for who begins. */
  | { readonly kind: 'experience'; readonly years: number | null; readonly most: number | null }
  /** dictNum of education that somebody has; 0 for jobs that ask for none. */
  | { readonly kind: 'education'; readonly degree: number }
  | { readonly kind: 'employment'; readonly type: Employment }
  | { readonly kind: 'workMode'; readonly mode: number }
  | { readonly kind: 'source'; readonly source: number }
  /** What the work should be like (wishes.ts). */
  | { readonly kind: 'wish'; readonly code: string }
  /** How senior: as `rankOf` counts. */
  | { readonly kind: 'level'; readonly rank: number }
  /** Says nothing that could be searched by. */
  | { readonly kind: 'filler' };

export const employments = ['intern', 'partTime', 'fullTime', 'gig', 'graduate', 'campus'] as const;
export type Employment = (typeof employments)[number];

/** A condition with its place in the query. */
export interface Asked {
  readonly condition: Condition;
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

type Make = (match: RegExpMatchArray) => readonly [Condition, string] | null;

const fen = 100;
const scale: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000, 元: 1, 块: 1, 百: 100 };

function yuan(number: string | undefined, unit: string | undefined): number | null {
  if (number === undefined) return null;
  const value = numberOf(number);
  return value === null ? null : value * (unit === undefined ? 1 : (scale[unit] ?? 1));
}

const shown = (amount: number): string => (amount >= 1000 ? `${Math.round(amount / 100) / 10}K` : `${amount}元`);

function pay(min: number | null, max: number | null): readonly [Condition, string] | null {
  const isMonthly = (amount: number | null): boolean => amount === null || (amount >= 500 && amount <= 1_000_000);
  if ((min === null && max === null) || !isMonthly(min) || !isMonthly(max)) return null;
  const label =
    max === null
      ? `${shown(min ?? 0)}以上`
      : min === null
        ? `${shown(max)}以下`
        : min === max
          ? shown(min)
          : `${shown(min)}-${shown(max)}`;
  const inFen = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * fen));
  return [{ kind: 'pay', min: inFen(min), max: inFen(max) }, label];
}

const unit = String.raw`(k|千|w|万)`;
const lead = String.raw`(?:月薪|工资|薪资|薪水|底薪|收入|每月|一个月|月入)?`;
const tail = String.raw`(?:元|块钱?|每月|\/月|一个月|月薪|左右)*`;

/** 8-10k, 一万到两万, 8000-10000. */
const payRange: Make = ([, from, fromUnit, to, toUnit]) => {
  const max = yuan(to, toUnit);
  const min = yuan(from, fromUnit ?? toUnit);
  if (max === null || min === null || max < min) return null;
  return fromUnit === undefined && toUnit === undefined && min < 1500 ? null : pay(min, max);
};
const payBound: Make = ([, from, ofUnit, , bound]) => {
  const amount = yuan(from, ofUnit);
  if (amount === null || (ofUnit === undefined && amount < 1500)) return null;
  return bound !== undefined && /下|内/u.test(bound) ? pay(null, amount) : pay(amount, null);
};
const payYearly: Make = ([, from, to]) => {
  const amount = yuan(from, '万');
  const most = yuan(to, '万');
  return amount === null ? null : pay(Math.round(amount / 12), most === null ? null : Math.round(most / 12));
};

function years(from: number | null, to: number | null): readonly [Condition, string] | null {
  if (from === null || from > 40) return null;
  const label = to === null ? `${from}年经验` : `${from}-${to}年`;
  return [{ kind: 'experience', years: from, most: to }, label];
}

const employment =
  (type: Employment, label: string): Make =>
  () => [{ kind: 'employment', type }, label];
const degree =
  (num: number, label: string): Make =>
  () => [{ kind: 'education', degree: num }, label];
const level =
  (rank: number): Make =>
  ([words]) => [{ kind: 'level', rank }, words];
const wish =
  (code: string): Make =>
  ([words]) => [{ kind: 'wish', code }, words];

/** What is read before roles are: figures, and words that no role has in its name. The first that fits wins. */
const figures: readonly (readonly [RegExp, Make])[] = [
  [
    new RegExp(
      String.raw`年薪\s*(${numeral})\s*(?:万|w)?(?:\s*[-~到至]\s*(${numeral}))?\s*(?:万|w)?(?:以上|起|左右)?`,
      'gu',
    ),
    payYearly,
  ],
  [
    new RegExp(
      String.raw`${lead}\s*(${numeral})\s*${unit}?\s*[-~到至—]\s*(${numeral})\s*${unit}?(?!\s*年)${tail}`,
      'gu',
    ),
    payRange,
  ],
  [
    new RegExp(String.raw`(?:月薪|工资|月入|收入)?过\s*(${numeral})?\s*(万|千)(元|块)?(以上)?`, 'gu'),
    ([, from, ofUnit]) => pay(yuan(from ?? '一', ofUnit), null),
  ],
  [
    new RegExp(
      String.raw`${lead}\s*(${numeral})\s*${unit}?\s*(元|块钱?|多)?\s*(以上|起步?|\+|往上|以下|以内|左右|不低于)?(?![年届后岁人天小个时期险期期季级班休点\d])${tail}`,
      'gu',
    ),
    payBound,
  ],
  [
    new RegExp(
      String.raw`(?:工作)?(?:经验)?(${numeral})\s*[-~到至]\s*(${numeral})\s*年(?:以上|以内)?(?:的)?(?:工作)?(?:经验|经历)?`,
      'gu',
    ),
    ([, from, to]) => years(numberOf(from ?? ''), numberOf(to ?? '')),
  ],
  [
    new RegExp(
      String.raw`(?:工作|干了|做了|经验)?(${numeral})\s*年(?:以上|多|左右)?(?:的)?(?:工作)?(?:经验|经历)?`,
      'gu',
    ),
    ([, from]) => years(numberOf(from ?? ''), null),
  ],
  [
    /经验不限|不限经验|(?:无|没有?|零|不[需要]*|无需|不用|无须)(?:要)?(?:工作)?经验(?:要求)?|小白|零基础|0基础|新手(?:可做)?|可无经验|不要求经验/gu,
    ([words]) => [{ kind: 'experience', years: null, most: null }, words === '经验不限' ? words : '无需经验'],
  ],
  [
    /学历不限|不限学历|(?:无|没有?|不要|不看|不用|无需)学历(?:要求)?|学历(?:不要求|无要求|不高|低)|低学历|没文化/gu,
    degree(0, '学历不限'),
  ],
  [/博士(?!后)(?:研究生)?(?:学历|毕业|及以上|以上)*/gu, degree(7, '博士')],
  [/硕士(?:研究生)?(?:学历|毕业|及以上|以上)*|研究生(?:学历|毕业|及以上|以上)*/gu, degree(6, '硕士')],
  [/(?:统招|全日制)?本科(?:生)?(?:学历|毕业|及以上|以上)*/gu, degree(5, '本科')],
  [/(?:全日制)?(?:大专|专科)(?:生)?(?:学历|毕业|及以上|以上)*/gu, degree(4, '大专')],
  [/(?:中专|中技|职高|技校)(?:生)?(?:学历|毕业|及以上|以上)*/gu, degree(2, '中专/中技')],
  [/高中(?:学历|毕业|文化|及以上|以上)+/gu, degree(3, '高中')],
  [/(?:初中|小学)(?:学历|毕业|文化|及以上|以上)+/gu, degree(1, '初中及以下')],
  [
    /(?:20)?\d{2}届(?:应届)?(?:毕业)?生?|应届(?:毕业)?生?|毕业生|校招|校园招聘|刚毕业|秋招|春招/gu,
    employment('graduate', '应届生'),
  ],
  [/(?:暑期|寒假|暑假|日常)?实习(?:生|岗位?)?|\bintern(?:ship)?\b/gu, employment('intern', '实习')],
  [/兼职|part[- ]?time|副业/gu, employment('partTime', '兼职')],
  [/全职/gu, employment('fullTime', '全职')],
  [/临时工?|短期(?:的)?(?:工|活)?|小时工|寒假(?:工)?|暑假(?:工)?|零工|打零工|日结工/gu, employment('gig', '零工')],
  [
    /(?:可以?)?(?:远程|居家|在家)(?:办公|工作|上班|做的?)?|\bremote\b|\bwfh\b/gu,
    () => [{ kind: 'workMode', mode: 3 }, '远程办公'],
  ],
  [/混合办公/gu, () => [{ kind: 'workMode', mode: 2 }, '混合办公']],
  [
    /(?:企业)?直招|(?:不要|非|无|没有)(?:中介|外包|劳务派遣|劳务|派遣)/gu,
    () => [{ kind: 'source', source: 1 }, '企业直招'],
  ],
  [/\d{2}\s*(?:岁|周岁)(?:以上|以下|以内|左右)?/gu, () => [{ kind: 'filler' }, '']],
  [/附近|离(?:家|我)近(?:的)?|周边|就近|家门口/gu, () => [{ kind: 'filler' }, '']],
];

/** What is read of what no role took. */
const leftovers: readonly (readonly [RegExp, Make])[] = [
  [/总监|vp|副总裁?|首席|高管|高层|一把手|head|director/gu, level(4)],
  [/主管|经理|组长|负责人|领班|班长|店长|主任|带团队|leader|lead|manager/gu, level(3)],
  [/高级|资深|专家|架构师|骨干|senior|sr|staff|principal|p[78]|t[89]/gu, level(2)],
  [/初级|入门|junior|jr|p[456]/gu, level(1)],
  [/助理|学徒|储备|管培生?|见习|助手|assistant/gu, level(0)],
];

/** Words of everyday speech around what is looked for. */
const fillers =
  /招聘|招工|招人|急招|找活儿?|搞钱|赚钱|挣钱|打工|老家|回去|带薪|有没有|急聘|诚聘|高薪|找个?|想要?|工作|岗位|职位|活儿?|上班|相关|求职|有没有|哪里有|哪有|我(?:是|会|想)?|请问|最好|那种|比较|能(?:够)?|可以|可|会|在|的|了|吗|呢|吧|个|做|干|当|招|找|要|求|和|或者?|与|及|有|是|给|去|到|又|还|就|都|也|待遇好?|公司|地区|区域|本地|这边|这里|一份|份|方向|行业|方面|类|岗|职业|人员|稳定|轻松|简单|靠谱|正规|不累|清闲|急|月薪|薪资|工资|年龄|大|靠近|适合|女生|男生|女士|女性|男性|人|不|坐办公室|for|in|job|jobs|work|a|the|of|and|at|or|with/gu;

/** Conditions that a pattern finds in what nothing before it took; `text` has `\uE000` where something was taken. */
function readBy(patterns: readonly (readonly [RegExp, Make])[], text: string): { asked: Asked[]; rest: string } {
  let rest = text;
  const asked: Asked[] = [];
  for (const [pattern, make] of patterns) {
    for (const match of rest.matchAll(pattern)) {
      const made = match[0].trim() === '' ? null : make(match);
      if (made === null || isWithinWord(rest, match.index, match[0])) continue;
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].trimEnd().length;
      asked.push({ condition: made[0], label: made[1], start, end });
      rest = rest.slice(0, start) + '\uE000'.repeat(end - start) + rest.slice(end);
    }
  }
  return { asked, rest };
}

/** Latin letters are a word of their own: no sr in sre. */
function isWithinWord(text: string, at: number, found: string): boolean {
  if (!/^[a-z]/u.test(found.trim())) return false;
  return /[a-z]/u.test(text.charAt(at - 1)) || /[a-z0-9]/u.test(text.charAt(at + found.length));
}

const wishPatterns = askedWishes.map(({ code, asked }) => [asked, wish(code)] as const);

export const figuresIn = (text: string): { asked: Asked[]; rest: string } => {
  const first = readBy(wishPatterns, text);
  const then = readBy(figures, first.rest);
  return { asked: [...first.asked, ...then.asked], rest: then.rest };
};
export const levelsIn = (text: string): { asked: Asked[]; rest: string } => readBy(leftovers, text);

/** The text without words that say nothing. */
export function withoutFillers(text: string): string {
  return text.replaceAll(fillers, (words: string, at: number) =>
    isWithinWord(text, at, words) ? words : '\uE000'.repeat(words.length),
  );
}

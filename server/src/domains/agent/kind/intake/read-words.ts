import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import {
  experienceRange,
  objectionsTo,
  positionCategory,
  readQuery,
  suggestCategories,
  titleRoles,
} from '#domains/dictionary/index.ts';

/** What somebody who hires said, in their own words: what they began with, or the answer to one of our questions. */
export interface Said {
  /** null for what they began with. */
  readonly question: QuestionName | null;
  readonly text: string;
}

/** What a position cannot do without, in the order in which it is asked for. */
export const questionNames = [
  'title',
  'category',
  'city',
  'salary',
  'duties',
  'skills',
  'experience',
  'education',
  'headCount',
] as const;
export type QuestionName = (typeof questionNames)[number];

/** Words that may not be published: they are in no draft, and whoever said them is told why. */
export interface LeftOut {
  readonly words: string;
  readonly message: string;
  readonly suggestion: string;
}

/** What was understood; null, or nothing, where it was not said. */
export interface Understood {
  readonly title: string;
  readonly categoryId: string | null;
  /** Leaves of the job tree that the title may mean, where that is not certain. */
  readonly categories: readonly string[];
  readonly cityCode: string | null;
  readonly districtCode: string | null;
  readonly salary: Salary | 'open' | null;
  readonly months: number | null;
  readonly headCount: number | null;
  /** dictNums. */
  readonly experience: number | null;
  readonly education: number | null;
  readonly jobType: number;
  readonly recruitType: number;
  readonly workMode: number;
  readonly preferences: readonly number[];
  /** Lines in their own words. */
  readonly duties: readonly string[];
  readonly asks: readonly string[];
  readonly nice: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Words that were not understood and stand in no draft. */
  readonly unplaced: readonly string[];
  /** Questions that were answered, whatever the answer was good for. */
  readonly answered: readonly QuestionName[];
}

/** Fen a month, a day or an hour by dictNum of salary_cycle. */
export interface Salary {
  readonly min: number;
  readonly max: number;
  readonly cycle: number;
}

const clauseEnds = /[，,。；;！!\n]+|(?<=[\p{Script=Han}\dkKwW人名位])\s+(?=[\p{Script=Han}\d])/u;
const lead =
  /^(?:您好|你好|我们|我司|公司|团队|这边|现在|目前|想要|想|需要|要|打算|准备|计划|急需|急招|急聘|诚聘|招聘|招人|招|聘|找|一下|再|还|帮我|帮忙|请|新建|发布|写|职位|岗位|[个位名](?=\p{Script=Han}{2}|[A-Za-z])|[:： ])+/u;
const counted = /([一二两三四五六七八九十]|\d{1,4})\s*(?:个|名|位|人)(?!月|小时|工作日)/u;
const numerals = '零一二三四五六七八九十';
const dutyWords = /^(?:主要)?(?:负责|主要做|主要是|工作内容|日常|职责|参与|承担|主导|对接|带领)/u;
const niceWords = /优先|加分|更佳|更好|最好|为佳/u;
const filler = /^(?:的|和|与|及|并|且|也|还|最好|以及|[·、\s])+|(?:的|[·、\s])+$/gu;
const perDay = /(\d{2,4})(?:\s*[-~～—到至]\s*(\d{2,4}))?\s*元?\s*[/每一]\s*天/u;
const perHour = /(\d{2,3})(?:\s*[-~～—到至]\s*(\d{2,3}))?\s*元?\s*[/每一]\s*(?:小时|时)/u;

/** Benefits of job_preference by the words that people say them with. */
const benefits: readonly (readonly [number, RegExp])[] = [
  [1, /双休/u],
  [2, /不加班/u],
  [3, /五险一金/u],
  [5, /弹性/u],
  [6, /包吃/u],
  [7, /包吃?住/u],
  [12, /股票|期权/u],
  [13, /年底双薪|13\s*薪/u],
  [14, /班车/u],
  [15, /带薪年假|年假/u],
  [20, /落户/u],
];

function numberOf(words: string): number {
  if (/^\d+$/u.test(words)) return Number(words);
  return words === '两' ? 2 : numerals.indexOf(words);
}

/** dictNum of experience for so many years at least. */
function experienceOf(years: number): number | null {
  return [3, 4, 5, 6, 7].find((num) => (experienceRange(num)?.max ?? Infinity) > years) ?? null;
}

interface Clauses {
  readonly kept: readonly { readonly question: QuestionName | null; readonly text: string }[];
  readonly leftOut: readonly LeftOut[];
}

/** Clauses that may be published; what may not is left out with its clause. */
function clausesOf(said: readonly Said[]): Clauses {
  const kept: { question: QuestionName | null; text: string }[] = [];
  const leftOut: LeftOut[] = [];
  for (const { question, text } of said) {
    const objections = objectionsTo([{ path: 'text', text }]);
    let at = 0;
    for (const part of text.split(clauseEnds)) {
      const from = text.indexOf(part, at);
      at = from + part.length;
      const clause = part.trim();
      if (clause === '') continue;
      const against = objections.find((each) => each.from < at && from < each.to) ?? ofItself(clause);
      if (against === undefined) kept.push({ question, text: clause });
      else leftOut.push({ words: clause, message: against.message, suggestion: against.suggestion });
    }
  }
  return { kept, leftOut };
}

/** What is no offence in its sentence may be one by itself, as it will stand. */
const ofItself = (clause: string): Objection | undefined => objectionsTo([{ path: 'text', text: clause }])[0];

/** What is left of a clause without figures, places and how many are looked for. */
function titleIn(clause: string): string {
  let rest = clause;
  const { parts } = readQuery(clause, { mends: false });
  for (const { meaning, start, end } of parts.toReversed())
    if (['pay', 'experience', 'education', 'place'].includes(meaning.kind))
      rest = rest.slice(0, start) + ' ' + rest.slice(end);
  return rest
    .replace(lead, '')
    .replace(counted, ' ')
    .replaceAll(/(?:以上|以下|左右)/gu, ' ')
    .replace(lead, '')
    .trim()
    .replaceAll(filler, '')
    .trim();
}

/** The leaves that a title means, the certain ones alone where there is one. */
function leavesOf(title: string): readonly string[] {
  const leaves = titleRoles(title).filter(
    (id) => !id.endsWith('00') && !(title.includes('实习') && id.startsWith('3301')),
  );
  if (leaves.length === 1) return leaves;
  const named = leaves.find((id) => positionCategory(id)?.name === title);
  if (named !== undefined) return [named];
  return [...new Set([...leaves, ...suggestCategories(title, 4).map(({ id }) => id)])].slice(0, 4);
}

function salaryIn(text: string): Salary | 'open' | null {
  for (const [pattern, cycle] of [
    [perDay, 2],
    [perHour, 3],
  ] as const) {
    const found = pattern.exec(text);
    if (found !== null) return { min: Number(found[1]) * 100, max: Number(found[2] ?? found[1]) * 100, cycle };
  }
  const pay = readQuery(text, { mends: false }).parts.flatMap(({ meaning }) =>
    meaning.kind === 'pay' ? [meaning] : [],
  )[0];
  if (pay !== undefined && pay.min !== null && pay.max !== null) return { min: pay.min, max: pay.max, cycle: 1 };
  return /面议/u.test(text) ? 'open' : null;
}

interface Reading {
  title: string;
  cityCode: string | null;
  districtCode: string | null;
  salary: Salary | 'open' | null;
  months: number | null;
  headCount: number | null;
  experience: number | null;
  education: number | null;
  jobType: number;
  recruitType: number;
  workMode: number;
  preferences: Set<number>;
  duties: string[];
  asks: string[];
  nice: string[];
  unplaced: string[];
}

/** Takes what conditions a clause names. @returns whether it named anything but words */
function takeConditions(reading: Reading, clause: string): boolean {
  const { parts } = readQuery(clause, { mends: false });
  let isTaken = false;
  for (const { meaning } of parts) {
    if (meaning.kind === 'place') {
      reading.cityCode ??= meaning.place.cityCodes[0] ?? null;
      reading.districtCode ??= meaning.place.districtCode;
      isTaken = true;
    } else if (meaning.kind === 'experience') {
      reading.experience ??= meaning.years === null ? 0 : experienceOf(meaning.years);
    } else if (meaning.kind === 'education') {
      reading.education ??= meaning.degree;
    } else if (meaning.kind === 'employment') {
      if (meaning.type === 'partTime') reading.jobType = 2;
      if (meaning.type === 'intern') [reading.jobType, reading.recruitType] = [3, 3];
      if (meaning.type === 'gig') reading.jobType = 6;
      if (meaning.type === 'graduate' || meaning.type === 'campus') reading.experience ??= 2;
    } else if (meaning.kind === 'workMode') {
      reading.workMode = meaning.mode;
      isTaken = true;
    }
  }
  const salary = salaryIn(clause);
  if (salary !== null) {
    reading.salary ??= salary;
    isTaken = true;
  }
  const months = /(\d{2})\s*薪/u.exec(clause)?.[1];
  if (months !== undefined && Number(months) >= 12 && Number(months) <= 36) {
    reading.months ??= Number(months);
    isTaken = true;
  }
  for (const [num, pattern] of benefits)
    if (pattern.test(clause)) {
      reading.preferences.add(num);
      isTaken = true;
    }
  return isTaken;
}

/** Whether a clause names something to be able to, or to have. */
function isAsking(clause: string): boolean {
  const { parts } = readQuery(clause, { mends: false });
  return parts.some(({ meaning: { kind } }) => kind === 'skill' || kind === 'experience' || kind === 'education');
}

/** What one clause answers to the question behind which it stands. @returns whether it was that answer and nothing else */
function takeAnswer(reading: Reading, question: QuestionName, clause: string): boolean {
  if (question === 'title') {
    reading.title = titleIn(clause) || clause;
    return true;
  }
  if (question === 'duties') {
    reading.duties.push(clause);
    return true;
  }
  if (question === 'skills') {
    (niceWords.test(clause) ? reading.nice : reading.asks).push(clause);
    return true;
  }
  if (question === 'headCount') {
    const found = /\d{1,4}|[一二两三四五六七八九十]/u.exec(clause)?.[0];
    if (found !== undefined) reading.headCount = numberOf(found);
    return true;
  }
  const isFree = /不限|都可以|无要求|没要求|没有要求|无所谓|不要求/u.test(clause);
  if (question === 'experience' && isFree) reading.experience = 0;
  else if (question === 'education' && isFree) reading.education = 0;
  else if (question === 'salary' && /面议|不公开|暂不/u.test(clause)) reading.salary = 'open';
  else return false;
  return true;
}

/**
 * Understands what was said, clause by clause, by rules alone: nothing is in it that no words say. What may not be published
 * (the rules of positions) is left out and named.
 */
export function readWords(said: readonly Said[]): Understood {
  const { kept, leftOut } = clausesOf(said);
  const reading: Reading = {
    title: '',
    cityCode: null,
    districtCode: null,
    salary: null,
    months: null,
    headCount: null,
    experience: null,
    education: null,
    jobType: 1,
    recruitType: 1,
    workMode: 1,
    preferences: new Set(),
    duties: [],
    asks: [],
    nice: [],
    unplaced: [],
  };
  let chosen: string | null = null;
  for (const { question, text } of kept) {
    if (question === 'category') {
      chosen = suggestCategories(text, 1)[0]?.id ?? null;
      continue;
    }
    if (question !== null && takeAnswer(reading, question, text)) continue;
    const isDuty = dutyWords.test(text);
    const isTitle = !isDuty && reading.title === '' && leavesOf(titleIn(text)).length > 0 && titleIn(text).length <= 40;
    if (isTitle) {
      reading.title = titleIn(text);
      const many = counted.exec(text)?.[1];
      if (many !== undefined) reading.headCount ??= numberOf(many);
    }
    const isTaken = isDuty ? false : takeConditions(reading, text);
    if (isDuty) reading.duties.push(text);
    else if (isTitle) continue;
    else if (niceWords.test(text)) reading.nice.push(text);
    else if (isAsking(text)) reading.asks.push(text);
    else if (!isTaken) {
      const many = counted.exec(text)?.[1];
      if (many !== undefined) reading.headCount ??= numberOf(many);
      else if (reading.title === '') reading.unplaced.push(text);
      else reading.asks.push(text);
    }
  }
  const categories = chosen === null ? leavesOf(reading.title) : [chosen];
  const { preferences, ...rest } = reading;
  return {
    ...rest,
    categoryId: categories.length === 1 ? (categories[0] ?? null) : null,
    categories: categories.length === 1 ? [] : categories,
    preferences: [...preferences].toSorted((a, b) => a - b),
    leftOut,
    answered: [...new Set(said.flatMap(({ question }) => question ?? []))],
  };
}

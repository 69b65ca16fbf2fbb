import type { LanguageLevel } from '@pinjian/contract/position-requirement.ts';
import { createAliasFinder } from '#platform/text/tokens-alias.ts';
import { normalizeInPlace } from '#platform/text/tokens.ts';
import {
  allLanguageExams,
  allLanguages,
  languageByCode,
  languageExamByCode,
  type LanguageExam,
} from '../data/languages.ts';
import { once } from '../data/table.ts';
import { around, overlap, type Place } from './passage.ts';

/** A language that a text names, by its name or by an examination in it. */
export interface LanguageMention extends Place {
  /** ISO 639-1. */
  readonly code: string;
  /** How well, where the words say so. */
  readonly level: LanguageLevel | null;
  /** Of the examination named; null where none is. */
  readonly exam: string | null;
}

const finders = once(() => {
  const names = new Map<string, string>();
  const certain = new Map<string, string>();
  const short = new Map<string, LanguageExam[]>();
  for (const { code, name, aliases } of allLanguages()) {
    for (const each of [name, ...aliases]) names.set(normalizeInPlace(each), code);
  }
  for (const exam of allLanguageExams()) {
    for (const each of [exam.name, ...exam.aliases]) certain.set(normalizeInPlace(each), exam.code);
    for (const each of exam.short.map(normalizeInPlace)) short.set(each, [...(short.get(each) ?? []), exam]);
  }
  return {
    names: createAliasFinder(names),
    certain: createAliasFinder(certain),
    short: createAliasFinder(new Map([...short.keys()].map((each) => [each, each]))),
    examsOf: (spelling: string): readonly LanguageExam[] => short.get(spelling) ?? [],
  };
});

const sentence = /[。；;\n！!]/u;
const clause = /[，,。；;\n！!]/u;
/** Characters between a language and an examination in it that still make one mention: 英语水平 CET-6. */
const near = 8;

/** 日语音 and 汉语言 name no language, 语法语义 none either. */
function isName(text: string, { from, to }: { from: number; to: number }): boolean {
  return (
    !/^[言音料气境句义]/u.test(text.slice(to)) && !(text.startsWith('法', from) && text.slice(0, from).endsWith('语'))
  );
}

const levelWords: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    3,
    /工作语言|母语|精通|同声传译|交替传译|同传|交传|口译|笔译|商务谈判|谈判|听说读写(?:译)?(?:能力)?(?:均|都|皆|俱)?(?:流利|熟练|优秀|精通|佳|俱佳)|(?:流利|熟练|优秀)的?[^，,。；]{0,6}听说读写|当地?语环境|native/u,
  ],
  [2, /沟通|交流|口语|会话|对话|流利|熟练|标准|对接|接待|日常|交谈|表达|听说|优秀|讲解|fluent/u],
  [1, /读写|阅读|书面|文献|文档|资料|技术文件|邮件|良好|基础|基本|简单|一定|能力|读懂|看懂|查阅/u],
];
/** In a clause behind that names no language only these speak of it still. */
const goesOn = /工作语言|口语|听说|读写|书面|翻译|阅读|会话|外语/u;

function levelIn(words: string): LanguageLevel | null {
  return levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** 雅思6.5, 托福100, 托业 860: the points say more than the name. */
function levelOfPoints(exam: LanguageExam, behind: string): LanguageLevel {
  const points = Number(/^\D{0,4}?(\d+(?:\.\d)?)/u.exec(behind)?.[1]);
  if (exam.code === 'IELTS') return points >= 7 ? 3 : points < 5.5 ? 1 : 2;
  if (exam.code === 'TOEFL') return points >= 100 ? 3 : points < 70 ? 1 : 2;
  if (exam.code === 'TOEIC') return points >= 860 ? 3 : points < 600 ? 1 : 2;
  return exam.level;
}

/** A step of something else: 二级市场, 三级医院. */
const others = /^(?:建造|消防|市场|医院|资质|响应|缓存|等保|部门|学科|域名|联动|甲等医院|心理|人力)/u;

interface Found extends Place {
  readonly code: string;
  readonly exam: LanguageExam | null;
}

/** Examinations by their whole names, and by short ones where the sentence named the language before or does behind. */
function examsIn(text: string, names: readonly Found[]): Found[] {
  const { certain, short, examsOf } = finders();
  const whole = certain(text).flatMap(({ id, from, to }): Found[] => {
    const exam = languageExamByCode(id);
    return exam === undefined ? [] : [{ code: exam.language, exam, start: from, end: to }];
  });
  const spoken = [...names, ...whole];
  const brief = short(text).flatMap(({ id, from, to }): Found[] => {
    const place = { start: from, end: to };
    if (whole.some((other) => overlap(other, place)) || others.test(text.slice(to))) return [];
    const begin = from - around(text, place, sentence).before.length;
    const named =
      spoken.filter((each) => each.start >= begin && each.end <= from).at(-1) ?? followed(text, place, spoken);
    const exam = examsOf(id).find(({ language }) => language === named?.code);
    return exam === undefined ? [] : [{ code: exam.language, exam, ...place }];
  });
  return [...whole, ...brief];
}

function followed(text: string, { end }: Place, names: readonly Found[]): Found | undefined {
  return names.find((each) => each.start >= end && !clause.test(text.slice(end, each.start)) && each.start - end < 8);
}

/** Name and examination side by side are one mention. */
function merged(text: string, found: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const each of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (last !== undefined && each.start < last.end) continue;
    const between = last === undefined ? '' : text.slice(last.end, each.start);
    const beside = last !== undefined && last.code === each.code && between.length <= near && !clause.test(between);
    if (!beside || (last.exam !== null && each.exam !== null && last.exam !== each.exam)) all.push(each);
    else all[all.length - 1] = { code: each.code, exam: last.exam ?? each.exam, start: last.start, end: each.end };
  }
  return all;
}

function levelOf(text: string, each: Found, next: Found | undefined): LanguageLevel | null {
  const { before, behind } = around(text, each, clause);
  const own = text.slice(each.end, Math.min(each.end + behind.length, next?.start ?? text.length));
  const rest = text.slice(each.end + behind.length, next?.start ?? text.length).split(sentence)[0] ?? '';
  const further = rest
    .split(clause)
    .filter((words) => goesOn.test(words))
    .join();
  const lead =
    /(?:精通|熟练(?:掌握|使用|运用)?|流利(?:的|使用)?|掌握|具备?良好的?|良好的?|基本的?)$/u.exec(before)?.[0] ?? '';
  const said = levelIn(`${lead}${own.replace(/能力要求|能力/u, '')}`) ?? levelIn(further);
  if (each.exam === null) return said ?? (/能力/u.test(own) ? 1 : null);
  const tested = levelOfPoints(each.exam, text.slice(each.end));
  const worked = levelIn(`${own}${further}`) === 3 ? 3 : tested;
  return worked > tested ? worked : tested;
}

/** Languages that a text names, in its order, with how well where it says so (`英语六级，能作为工作语言`: en, 3). */
export function languagesIn(text: string): LanguageMention[] {
  const plain = normalizeInPlace(text);
  const names = finders()
    .names(plain)
    .filter((each) => isName(plain, each) && languageByCode(each.id) !== undefined)
    .map(({ id, from, to }): Found => ({ code: id, exam: null, start: from, end: to }));
  const found = merged(plain, [...names, ...examsIn(plain, names)]);
  return found.map((each, index) => ({
    code: each.code,
    level: levelOf(plain, each, found[index + 1]),
    exam: each.exam?.code ?? null,
    start: each.start,
    end: each.end,
  }));
}

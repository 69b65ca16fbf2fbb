import {
  certificateByCode,
  certificateByName,
  certificatesIn,
  impliedCertificates,
  languageByName,
  languagesIn,
  shiftsIn,
} from '#domains/dictionary/index.ts';
import { isDenied, isWithout } from './clauses.ts';
import type { Passage } from './passages.ts';
import { inOrder, type ClauseAt } from './read-skills.ts';
import type { Clause, CodeFact } from './talent-facts.ts';

/** Aimed at, not held: 备考 CPA, 通过 3 科. */
const aims = /备考|在考|正在考|准备考|报考|待考|考取中|计划考|通过\s*[\d一二三四五]\s*[科门]|未取得|尚未/u;
/** Of others, or for others: 办理驾照, 教师资格证培训. */
const aboutOthers = /^\s*(?:培训|辅导|考前|办理|审核|查验|管理系统|讲师)/u;

interface Held {
  level: number;
  readonly places: Set<number>;
}

/** Keeps what was found under its code: the highest level, every place. */
class Collected {
  readonly #held = new Map<string, Held>();

  add(code: string, level: number, place: number): void {
    const held = this.#held.get(code) ?? { level, places: new Set() };
    held.level = Math.max(held.level, level);
    held.places.add(place);
    this.#held.set(code, held);
  }

  facts(clauses: readonly Clause[]): Record<string, CodeFact> {
    const sorted = [...this.#held].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([code, { level, places }]) => [
        code,
        { level, clauses: ownFirst(inOrder([...places], clauses), clauses) },
      ]),
    );
  }
}

/** What stands in the list of certificates or languages says it better than any other text. */
function ownFirst(places: readonly number[], clauses: readonly Clause[]): number[] {
  const isOwn = (place: number) => ['certificate', 'language'].includes(clauses[place]?.source ?? '');
  return [...places.filter(isOwn), ...places.filter((place) => !isOwn(place))];
}

/** Certificates and licences that a resume names, anywhere, with those below them (CPA shows 初级会计). */
export function readCertificates(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  clauseAt: ClauseAt,
): Record<string, CodeFact> {
  const found = new Collected();
  for (const { source, path, text } of passages) {
    const named = source === 'certificate' || source === 'skill' ? certificateByName(text) : undefined;
    const mentions = certificatesIn(text);
    const all =
      named === undefined || mentions.length > 0 ? mentions : [{ code: named.code, start: 0, end: text.length }];
    for (const { code, start, end } of all) {
      const place = clauseAt(path, start);
      if (place === undefined || aboutOthers.test(text.slice(end)) || isWithout(text, start)) continue;
      const level = aims.test(clauses[place]?.words ?? '') ? 0 : 1;
      for (const each of [code, ...impliedCertificates(code)]) found.add(each, level, place);
    }
  }
  return found.facts(clauses);
}

/** What a list of languages calls a level. */
const levels: readonly (readonly [RegExp, number])[] = [
  [/母语|精通|工作语言|专业八级|TEM-?8|native/iu, 3],
  [/流利|熟练|口语|沟通|交流|六级|CET-?6|良好|fluent/iu, 2],
  [/读写|阅读|四级|CET-?4|一般|基础|简单|入门|可阅读/iu, 1],
];

/** Languages that a resume names, with how well: 0 where nothing says it. */
export function readLanguages(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  clauseAt: ClauseAt,
): Record<string, CodeFact> {
  const found = new Collected();
  for (const { source, path, text } of passages) {
    for (const { code, level, start } of languagesIn(text)) {
      const place = clauseAt(path, start);
      // 对接英语客户 says that English was used, 英语老师 that it is known: both count, without a level.
      if (place !== undefined && !isDenied(text, start)) found.add(code, level ?? 0, place);
    }
    if (source !== 'language' || !path.endsWith('.level')) continue;
    const name = passages.find((each) => each.path === path.replace(/level$/, 'name'))?.text ?? '';
    const code = languageByName(name)?.code;
    const place = clauseAt(path, 0);
    if (code === undefined || place === undefined) continue;
    // N1 and 六级 say what they are of only beside the language.
    const tested = languagesIn(`${name} ${text}`).find((each) => each.code === code)?.level ?? null;
    found.add(code, tested ?? levels.find(([words]) => words.test(text))?.[1] ?? 0, place);
  }
  return found.facts(clauses);
}

/** Shifts that somebody worked in, or says to be ready for. */
export function readShifts(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  clauseAt: ClauseAt,
): Record<string, CodeFact> {
  const found = new Collected();
  for (const { path, text } of passages)
    for (const { code, start } of shiftsIn(text)) {
      const place = clauseAt(path, start);
      if (place !== undefined && !isRefused(text, start)) found.add(code, 1, place);
    }
  return found.facts(clauses);
}

/** 不想再上夜班, 不接受倒班, 干不了夜班: up to the next comma everything that follows is refused. */
const refusals =
  /(?:不接受|不能接受|无法接受|接受不了|不愿|不想|不考虑|拒绝|不加|不上|不做|不干|不倒|不能|不要|不可以|上不了|干不了|做不了|适应不了|不适应)[^，,。；;]{0,10}$/u;

function isRefused(text: string, at: number): boolean {
  // 倒班 in 不倒班 begins behind the 不.
  return refusals.test(text.slice(Math.max(0, at - 16), at)) || text.charAt(at - 1) === '不';
}

/** Always by day, as 长白班 says: no night, and no turns. */
const byDay = /(?:长|常|固定|只上|只要|想上|正常)白班|朝九晚[五六]/u;
const notByDay = ['night', 'rotating'];

/** Shifts that somebody says they will not work in, in their wishes or about themselves; sorted. */
export function readRefusedShifts(wished: readonly string[], passages: readonly Passage[]): string[] {
  const own = passages.flatMap(({ source, text }) => (source === 'evaluation' ? [text] : []));
  const refused = [...wished, ...own].flatMap((text) => [
    ...shiftsIn(text).flatMap(({ code, start }) => (isRefused(text, start) ? [code] : [])),
    ...(byDay.test(text) ? notByDay : []),
  ]);
  return [...new Set(refused)].toSorted();
}

/** The code of a certificate that stands among the skills of a position; null for what is a skill. */
export function certificateMeant(words: string): string | null {
  const named = certificateByName(words);
  return named === undefined || certificateByCode(named.code) === undefined ? null : named.code;
}

import { found, reasons, type Found } from '../draft.ts';
import { readHead, type Entry } from './entries.ts';
import type { EntryStyle } from './entry-head.ts';
import type { LabelName, Pair } from './labels.ts';
import type { Places } from './places.ts';
import { classifyAlike } from './siblings.ts';
import { isAsideName, isCompany, isDepartment, isSchool, isTitle, mayBeCompany } from './words.ts';

export const workStyle: EntryStyle = {
  isMain: (token) => isCompany(token) || mayBeCompany(token) || unglue(token).length > 1,
  isSecond: isTitle,
  isDetail: isDepartment,
  longest: 70,
  freeNames: false,
};

export interface WorkHead {
  readonly company: Found<string> | null;
  readonly title: Found<string> | '';
  readonly department: Found<string> | '';
}

type Role = 'company' | 'title' | 'department';

interface Words {
  readonly entry: Entry;
  readonly pairs: readonly Pair[];
  readonly words: readonly string[];
  readonly roles: readonly (Role | null)[];
}

/** Employer, post and department of the jobs of one section, told by their words, their labels and their siblings. */
export function readWorkHeads(entries: readonly Entry[], places: Places): WorkHead[] {
  const heads = entries.map((entry) => wordsOf(entry, places));
  const alike = classifyAlike(heads.map(({ roles }) => roles));
  return heads.map((head, index) => fieldsOf({ ...head, roles: alike[index] ?? head.roles }, head.roles));
}

function wordsOf(entry: Entry, places: Places): Words {
  const { tokens, pairs } = readHead(entry, workStyle);
  const words = tokens
    .flatMap(unglue)
    .map(withoutGloss)
    .filter((token) => !noise.test(token) && !isAsideName(token) && !places.isCity(token));
  const company =
    behind(pairs, 'company') === undefined
      ? (words.find(isCompany) ?? words.find((word) => mayBeCompany(word)))
      : undefined;
  const post =
    behind(pairs, 'title') === undefined ? words.find((word) => word !== company && isTitle(word)) : undefined;
  const department = words.find((word) => word !== company && word !== post && isDepartment(word));
  const roleOf = (word: string): Role | null => {
    if (word === company) return 'company';
    if (word === post) return 'title';
    return word === department ? 'department' : null;
  };
  return { entry, pairs, words, roles: words.map(roleOf) };
}

function fieldsOf({ entry, pairs, words, roles }: Words, own: readonly (Role | null)[]): WorkHead {
  const source = entry.head.map((line) => line.text).join('  ');
  const labelled = (name: LabelName) => behind(pairs, name);
  const sure = (text: string, limit: number) => found(text.slice(0, limit), source, 0.95);
  const guess = (text: string | undefined, score: number) =>
    text === undefined ? null : found(text.slice(0, 80), source, score, reasons.guessedByPlace);
  const at = (role: Role, limit: number) => {
    const index = roles.indexOf(role);
    const word = words[index];
    if (word === undefined) return null;
    return own[index] === null ? guess(word, 0.75) : sure(word, limit);
  };
  const behindLabel = (name: LabelName, limit: number) => {
    const value = labelled(name);
    return value === undefined ? null : sure(value, limit);
  };
  const company = behindLabel('company', 80) ?? at('company', 80);
  const post = labelled('title') ?? words[roles.indexOf('title')];
  const split = splitPost(post);
  const title = split === null ? (behindLabel('title', 60) ?? at('title', 60)) : sure(split.title, 60);
  const department =
    behindLabel('department', 60) ?? at('department', 60) ?? (split === null ? null : sure(split.department, 60));
  const unknown = words.filter((word, index) => roles[index] === null && !isCompany(word) && word.length <= 40);
  if (company === null)
    return {
      company: guess(unknown[0], 0.6),
      title: title ?? guess(unknown[1], 0.55) ?? '',
      department: department ?? '',
    };
  const other = unknown.find((token) => !onePlace.test(token));
  return {
    company,
    title: title ?? guess(other, 0.65) ?? '',
    department: department ?? guessDepartment(title?.value, unknown, source),
  };
}

/** 在某某公司任会计, 就职于某某公司. */
const sentence =
  /^(?:曾?(?:就职于|任职于|供职于|受雇于|在|于))(.{3,40}?)(?:工作|上班)?(?:(?:担任|任职|任|做|从事|当)(.{2,16}))?$/u;

/** 云杉科技有限公司前端工程师, 云杉科技-前端工程师: two words written as one, cut where both sides have a sense. */
function unglue(token: string): string[] {
  const said = sentence.exec(token);
  if (said !== null && said[2] !== undefined) return [said[1] ?? '', said[2] ?? ''].filter((word) => word !== '');
  if (token.length > 60 || isCompany(token) || isTitle(token.slice(0, 4)) || mayBeCompany(token))
    return [bracketed(token)].flat();
  for (let at = token.length - 2; at >= 4; at--) {
    const [company, rest] = [token.slice(0, at), token.slice(at).replace(/^[\s·/—–-]+/u, '')];
    if (
      (isCompany(company) || mayBeCompany(company, true)) &&
      rest.length >= 2 &&
      (isTitle(rest) || isDepartment(rest))
    )
      return [company, rest];
  }
  return [token.replace(/^(?:担任|任职|任)(?=.{2})/u, '')];
}

/** 某某公司（研发部）, 某某厂（制造业，1000 人以上）: a name and what is said of it. */
function bracketed(token: string): string[] {
  const [, company = '', inside = ''] = /^(.{3,})[（(]([^（()）]{2,30})[）)]$/u.exec(token) ?? [];
  if (company === '' || !(isCompany(company) || mayBeCompany(company))) return [token];
  if (isDepartment(inside) && !isSchool(company)) return [company, inside];
  return inside.split(/[，,、|/\s]+/u).some(isAsideName) ? [company] : [token];
}

/** 某某软件有限公司 Sample Software Co., Ltd.; 设计师 Designer: the same name twice. */
function withoutGloss(token: string): string {
  const chinese = /^(.*\p{Script=Han}[）)]?)\s+[A-Z][A-Za-z&.,' -]+$/u.exec(token)?.[1];
  return chinese !== undefined && (isCompany(chinese) || isTitle(chinese)) ? chinese : token;
}

const noise =
  /^(?:[（(]?\d+\s?年(?:\s?零?\s?\d+\s?个?月)?[）)]?|[（(]?\d+\s?个?月[）)]?|\d+\s?yrs?(?:\s\d+\s?mos?)?|全职|兼职|实习|劳务派遣|外包|现任|至今|工作经历|[\d.\s~-]+|\d+人|汇报对象.*|下属人数.*)$/u;

/** The city of a company abroad: Shanghai, New York. */
const onePlace = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** 后端开发工程师（对象存储组） */
function splitPost(post: string | undefined): { title: string; department: string } | null {
  const match = /^(.{2,20})[（(]([^（()）]{2,16})[）)]$/u.exec(post ?? '');
  const [, title = '', department = ''] = match ?? [];
  return match !== null && isDepartment(department) ? { title, department } : null;
}

/** Between a company and a post that are known, one more short word is where in the company. */
function guessDepartment(title: string | undefined, unknown: readonly string[], source: string): Found<string> | '' {
  const [only, ...more] = unknown;
  return title !== undefined && only !== undefined && more.length === 0 && /^\p{Script=Han}{2,10}$/u.test(only)
    ? found(only, source, 0.65, reasons.guessedByPlace)
    : '';
}

function behind(pairs: readonly Pair[], name: LabelName): string | undefined {
  return pairs.find((pair) => pair.names.includes(name))?.value;
}

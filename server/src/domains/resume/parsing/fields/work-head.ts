import { found, reasons, type Found } from '../draft.ts';
import { readHead, type Entry } from './entries.ts';
import type { EntryStyle } from './entry-head.ts';
import type { LabelName, Pair } from './labels.ts';
import { isCountry } from '../data/abroad.ts';
import type { Places } from './places.ts';
import { findPeriod } from '../text/dates.ts';
import { hasHan } from '../text/normalize.ts';
import { assignRoles, evidenceOf, type HeadRole } from './evidence.ts';
import {
  isAsideName,
  isCompany,
  isDepartment,
  isKnownPost,
  isSchool,
  isTitle,
  mayBeCompany,
  namesTrade,
} from './words.ts';

export const workStyle: EntryStyle = {
  isMain: (token) => isCompany(token) || mayBeCompany(token) || unglue(token).length > 1,
  isSecond: isTitle,
  isDetail: isDepartment,
  longest: 70,
  freeNames: false,
  mayBeMain: namesTrade,
};

export interface WorkHead {
  readonly company: Found<string> | null;
  readonly title: Found<string> | '';
  readonly department: Found<string> | '';
}

interface Words {
  readonly entry: Entry;
  readonly pairs: readonly Pair[];
  readonly words: readonly string[];
}

const told = ['company', 'title', 'department'] as const;

/** Employer, post and department of the jobs of one section, told by their words, their labels and their siblings. */
export function readWorkHeads(entries: readonly Entry[], places: Places): WorkHead[] {
  const heads = entries.map((entry) => wordsOf(entry, places));
  const roles = assignRoles(
    heads.map(({ entry, words, pairs }) => ({
      words,
      shape: shapeOf(entry),
      told: told.filter((name) => behind(pairs, name) !== undefined),
    })),
  );
  const read = heads.map((head, index) => fieldsOf(head, roles[index] ?? []));
  // 心理咨询师 over 某某青少年心理中心: what ends as departments do is the employer where no other is named.
  const employed = withEmployers(entries, read);
  const departments = new Set(employed.flatMap(({ department }) => (department === '' ? [] : [department.value])));
  // 嵌入式工程师 · 电控研究所 below another post there: no employer.
  return employed.map((head, index) =>
    index > 0 && head.company !== null && head.department === '' && departments.has(head.company.value)
      ? { ...head, company: null, department: head.company }
      : head,
  );
}

/** The heads, a long name taken for an employer where a head that is dealt alike has one, or where none stands above. */
export function withEmployers(entries: readonly Entry[], heads: readonly WorkHead[]): WorkHead[] {
  const shapes = entries.map(shapeOf);
  return heads.map((head, index) => {
    const { company, title, department } = head;
    if (company !== null || title === '' || department === '') return head;
    const isAlone = !heads.slice(0, index).some((each) => each.company !== null);
    const isAlike = heads.some((each, at) => each.company !== null && shapes[at] === shapes[index]);
    const name = department.value;
    if (!(isAlike && mayEmploy(name)) && !(isAlone && seemsEmployer(name))) return head;
    const score = Math.min(department.score, 0.6);
    return { company: { ...department, score, reason: reasons.guessedByPlace }, title, department: '' };
  });
}

/** 样本画室, 某某青少年心理中心: no part of an employer that every employer has. */
function mayEmploy(name: string): boolean {
  if (name.length <= 6 && everywhere.test(name)) return false;
  return seemsEmployer(name) || (/^\p{Script=Han}{3,}(?:室|中心|院|所|社)$/u.test(name) && !everywhere.test(name));
}

const everywhere =
  /(?:研发|运营|营销|销售|技术|产品|数据|客服|制造|生产|采购|财务|行政|人力|服务|呼叫|配送|物流|管理|质量|市场|办公|教研|实验|检验|化验|质检|设计|工程|教学|培训|会议|档案|机)(?:中心|室|院|所)$/u;

function seemsEmployer(name: string): boolean {
  return /^\p{Script=Han}{7,}(?:中心|团队|画室|分公司|车间|组|室)$/u.test(name) || isCompany(name) || namesTrade(name);
}

/** How the lines of a head are dealt: in how many parts each, and on which the period stands. */
function shapeOf({ head }: Entry): string {
  return head.map(({ text, parts }) => `${parts.length}${findPeriod(text) === null ? '' : 'p'}`).join('/');
}

function wordsOf(entry: Entry, places: Places): Words {
  const { tokens, pairs } = readHead(entry, workStyle);
  const words = withoutAbroad(tokens)
    .flatMap(splitList)
    .flatMap(splitPair)
    .flatMap(splitMixed)
    .flatMap(unglue)
    .map(withoutGloss)
    .map(withoutFigures)
    .filter((token) => !noise.test(token) && !isAsideName(token) && !places.isCity(token) && !isCountry(token))
    .flatMap(openPost);
  return { entry, pairs, words };
}

function fieldsOf({ entry, pairs, words }: Words, roles: readonly (HeadRole | null)[]): WorkHead {
  const source = entry.head.map((line) => line.text).join('  ');
  const labelled = (name: LabelName) => behind(pairs, name);
  const sure = (text: string, limit: number) => found(text.slice(0, limit), source, 0.95);
  const guess = (text: string | undefined, score: number) =>
    text === undefined ? null : found(text.slice(0, 80), source, score, reasons.guessedByPlace);
  const at = (role: HeadRole, limit: number) => {
    const index = roles.indexOf(role);
    const word = words[index];
    if (word === undefined) return null;
    return evidenceOf(word)[role] < 1 ? guess(word, 0.6) : sure(word, limit);
  };
  const behindLabel = (name: LabelName, limit: number) => {
    const value = labelled(name);
    return value === undefined ? null : sure(value, limit);
  };
  const company = behindLabel('company', 80) ?? at('company', 80);
  const told = splitPair((labelled('title') ?? '').replace(/\s+[/·|｜]\s+/u, '/'));
  const [post, inside] =
    told.length === 2 && isDepartment(told[0] ?? '') ? told.toReversed() : openPost(labelled('title') ?? '');
  const title = post === undefined || post === '' ? at('title', 60) : sure(post, 60);
  const department =
    behindLabel('department', 60) ?? at('department', 60) ?? (inside === undefined ? null : sure(inside, 60));
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
  /^(?:曾?(?:就职于|任职于|供职于|受雇于|在|于))(.{3,40}?)(?:工作|上班|服役|打工)?(?:(?:担任|任职|任|做|从事|当)(.{2,16}))?$/u;

/** 云杉科技有限公司前端工程师, 云杉科技-前端工程师: two words written as one, cut where both sides have a sense. */
function unglue(token: string): string[] {
  const [named = token] = bracketed(token);
  if (named !== token && isCompany(named)) return bracketed(token);
  const said = sentence.exec(token);
  if (said !== null && (said[2] !== undefined || /(?:服役|工作|上班)$/u.test(token)))
    return [said[1] ?? '', said[2] ?? ''].filter((word) => word !== '');
  // 物流车队队长 is one post, though 物流车队 would be an employer.
  if (isTitle(token) && token.length <= 7) return [withoutVerb(token)];
  if (token.length > 60 || isCompany(token) || isKnownPost(token) || isTitle(token.slice(0, 4)) || mayBeCompany(token))
    return [bracketed(token)].flat();
  // Words of Latin letters are parted by their spaces.
  for (let at = hasHan(token) ? token.length - 2 : 0; at >= 4; at--) {
    const [company, rest] = [token.slice(0, at), token.slice(at).replace(/^[\s·/—–-]+/u, '')];
    if (
      (isCompany(company) || mayBeCompany(company, true)) &&
      rest.length >= 2 &&
      !rest.startsWith('程') &&
      (isTitle(rest) || isDepartment(rest))
    )
      return [company, rest];
  }
  return [withoutVerb(token)];
}

/** 水电工（管 1800 户的水电维修）: what was done, in brackets behind the post. */
function withoutFigures(token: string): string {
  const [, post = '', inside = ''] = /^(.{2,20}?)\s*[（(]([^（()）]{4,})[）)]$/u.exec(token) ?? [];
  return isTitle(post) && (/\d/u.test(inside) || inside.length > 14) ? post : token;
}

/** 任入境部导游 -> 入境部导游. */
function withoutVerb(token: string): string {
  return token.replace(/^(?:担任|任职|任)(?=.{2})/u, '').replace(/(?<=部队?)服(?:兵)?役$/u, '');
}

/** 某某公司（研发部）, 某某厂（制造业，1000 人以上）: a name and what is said of it. */
function bracketed(token: string): string[] {
  const [, company = '', inside = ''] = /^(.{3,}?)\s*[（(]([^（()）]{2,30})[）)]$/u.exec(token) ?? [];
  if (company === '' || !(isCompany(company) || mayBeCompany(company))) return [token];
  if (isDepartment(inside) && !isSchool(company)) return [company, inside];
  const pieces = inside.split(/[，,、|｜·/\s]+/u).filter((piece) => piece !== '');
  if (pieces.length > 1 && pieces.every((piece) => isDepartment(piece) || isTitle(piece))) return [company, ...pieces];
  if (pieces.some(isAsideName)) return [company];
  return isCompany(company) && !isSchool(company) && saysTrade(inside) ? [company] : [token];
}

/** 空调 · 上市公司, 骨科耗材代理, 主营女装: what an employer does, and no part of its name as （特殊普通合伙） is. */
function saysTrade(inside: string): boolean {
  return (
    /\s[·/|]\s|主营|从事|代理|行业|制造|加工|零售|批发|出口|电商|互联网|上市|[民国央外]企|外资|合资|简称|原名|原|前身|规模|人$|子公司|[A-Z]轮/u.test(
      inside,
    ) && !/合伙|分公司|分店|店$|厂$/u.test(inside)
  );
}

/** 某某软件有限公司 Sample Software Co., Ltd.; 设计师 Designer: the same name twice. */
export function withoutGloss(token: string): string {
  const [, chinese, english = ''] = /^(.*\p{Script=Han}[）)]?)\s+([A-Z][A-Za-z&.,'() -]+)$/u.exec(token) ?? [];
  if (chinese === undefined) return token;
  return isCompany(chinese) || isTitle(chinese) || isTitle(english) || isCompany(english) ? chinese : token;
}

const noise =
  /^(?:[（(]?\d+\s?年(?:\s?零?\s?\d+\s?个?月)?[）)]?|[（(]?\d+\s?个?月[）)]?|\d+\s?yrs?(?:\s\d+\s?mos?)?|全职|兼职|实习|劳务派遣|外包|远程(?:办公|工作)?|居家办公|线上(?:办公)?|驻场|Remote|Hybrid|On-?site|Full-time|Part-time|现任|至今|工作经历|[\d.\s~-]+|\d+人|汇报对象.*|下属人数.*)$/u;

/** Odesa before Ukraine: a city is one where its country stands behind it. */
function withoutAbroad(words: readonly string[]): string[] {
  return words.filter((word, at) => !(onePlace.test(word) && isCountry(words[at + 1] ?? '')));
}

/** The city of a company abroad: Shanghai, New York. */
const onePlace = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/;

/** 后端开发工程师（对象存储组）, 启明教育（课程顾问）: a word and another of its own in brackets. */
function openPost(token: string): string[] {
  const [, outside = '', inside = ''] = /^(.{2,30})[（(]([^（()）]{2,16})[）)]$/u.exec(token) ?? [];
  if (outside === '') return [token];
  if (isTitle(inside) && !isTitle(outside)) return [outside, inside];
  const isPlace = inside.length > 2 && isDepartment(inside);
  return isPlace && !isSchool(outside) && !(isCompany(inside) && !isTitle(outside)) ? [outside, inside] : [token];
}

/** 海川国际物流、华东大区、会员运营: commas of a list between words of different kinds; 会计、出纳 are one post. */
function splitList(token: string): string[] {
  const words = token.split(/[、]/u).filter((word) => word !== '');
  if (words.length < 2) return words;
  const kinds = words.flatMap(openPost).flatMap((word) => {
    const evidence = evidenceOf(word);
    return told.filter((role) => evidence[role] >= 1).slice(0, 1);
  });
  return new Set(kinds).size > 1 ? words : [token];
}

/** 启明教育/课程顾问: two words with a mark between them, where no other word names the employer. */
function splitPair(token: string): string[] {
  const [, left = '', right = ''] =
    /^(\p{Script=Han}[^/、@—-]{1,19})\s*[/、@—-]\s*([^/、@—-]{2,16})$/u.exec(token) ?? [];
  if (left === '') return [token];
  const [one, two] = [evidenceOf(left), evidenceOf(right)];
  if (one.department >= 1.2 && two.title >= 2 && !isTitle(token.replace(right, ''))) return [left, right];
  if (one.title >= 2 && two.department >= 2) return [left, right];
  if (one.company >= 0.5 && one.title < 1 && Math.max(two.title, two.department) >= 1) return [left, right];
  return two.company > 1 && one.title >= 1 ? [left, right] : [token];
}

/** 研发部 Web前端开发工程师: a department, and a post that begins with a Latin word. */
function splitMixed(token: string): string[] {
  const [, left = '', right = ''] = /^(\p{Script=Han}{2,12})\s+([A-Za-z].*\p{Script=Han}.*)$/u.exec(token) ?? [];
  return left !== '' && isDepartment(left) && isTitle(right) ? [left, right] : [token];
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

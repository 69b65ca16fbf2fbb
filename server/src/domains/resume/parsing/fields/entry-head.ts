import { findPeriod, type Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { hasHan } from '../text/normalize.ts';
import { commaBeforeCity, isPlaceAbroad } from '../data/abroad.ts';
import { isAsideName, isCompany, isDepartment, isTitle } from './words.ts';
import { labelNames, pairsOf, type LabelName } from './labels.ts';

/** What a section expects of the heads of its entries. */
export interface EntryStyle {
  /** Whether a token names the thing itself: a company, a school, a project. */
  isMain(token: string): boolean;
  /** Whether a token names what was done there: a title, a degree, a role. */
  isSecond(token: string): boolean;
  /** Whether a token says more of it without naming it: a department, a college, a major, a place. */
  isDetail(token: string): boolean;
  /** Longest line that can be part of a head, in characters. */
  readonly longest: number;
  /** Projects are named freely: any short line before a date may be one. */
  readonly freeNames: boolean;
  /** Whether a token may name the thing where nothing else does. */
  mayBeMain?(token: string): boolean;
}

/** A line with a period of time, from which an entry is recognised. */
export interface Anchor {
  readonly index: number;
  readonly period: Period;
}

/** Ends like a sentence, or has too much between its commas for a list of names. */
const sentence = /[。；;！]$|^(?=.{40}).*，.*，/u;
const verbs =
  /^(?:负责|参与|主导|协助|完成|担任|独立|带领|推动|搭建|设计|开发|优化|使用|通过|基于|实现|根据|配合|制定|组织|管理|维护|熟悉|掌握|了解|精通|主修|核心课程|主要课程|GPA|排名|成绩)/u;

/** What projects are: 基于深度学习的缺陷检测 is one, though it begins like a sentence. */
const things =
  /(?:系统|平台|检测|识别|框架|研究|项目|设计|工程|算法|小程序|网站|app|分析|规划|改造|管理|研发|建设|应用|服务|工具|引擎|组件|模型|方案|课题|实验|调查|策划|活动)$/iu;

const mainLabels: readonly LabelName[] = ['company', 'school', 'project'];
const secondLabels: readonly LabelName[] = ['title', 'degree', 'role'];
const headLabels: readonly LabelName[] = [
  ...mainLabels,
  ...secondLabels,
  'department',
  'major',
  'link',
  'period',
  'aside',
];

const separators =
  /\s*[|｜丨•／‖]\s*|\s+[@＠]\s+|\s+at\s+(?=[\p{Lu}\p{Script=Han}])|\s+[/·‐‑‒–—―－~～-]+\s+|(?<=\p{Script=Han})\s*·\s*|[，；;]\s*|(?<=[\p{Script=Han}）)]),(?=\p{Script=Han})|,\s+(?!(?:Ltd|Inc|LLC|Limited|Corp)\b)|[（(]\s*[）)]|(?<=】)|(?<!^)(?=【)|(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})/u;

/** Words of a line's head without its period: split at gaps, bars, dots, commas and brackets. */
export function headTokens(line: TextLine, period: Period | null): string[] {
  const place = period !== null && period.index === 0 ? placeBehind(line.text, period) : null;
  return line.parts.flatMap((part) => {
    if (isPlaceAbroad(part) || part === place) return [];
    const text = (
      period === null
        ? part
        : part
            .replace(place === null ? period.source : `${period.source} | ${place}`, ' | ')
            .replace(period.source, ' | ')
    ).replaceAll(bracketedDuration, ' | ');
    return guardBrackets(text.replaceAll(commaBeforeCity, guardOf(',')))
      .split(separators)
      .flatMap(splitOpenBracket)
      .map((token) => cutEdges(openBrackets(token)))
      .filter((token) => token !== '' && !duration.test(token));
  });
}

/** Dec 2022 – Aug 2023 | Nairobi: where it was, behind when. */
function placeBehind(text: string, period: Period): string | null {
  const place = /^\s*[|·]\s*([A-Z][a-z]+(?: [A-Z][a-z]+)?(?:, [A-Z][A-Za-z]+)?)$/u.exec(
    text.slice(period.source.length),
  )?.[1];
  return place === undefined || isCompany(place) || isTitle(place) || isDepartment(place) ? null : place;
}

/** （2年10个月）: the same in brackets. */
const bracketedDuration =
  /[（(]\s*(?:约|共)?\s*(?:\d{1,2}\s?年)?(?:零?\s?\d{1,2}\s?个?月)?[)）]|[（(](?:\d{1,2} years?)? ?(?:\d{1,2} months?)?[)）]|[（(](?:https?:\/\/|www\.)[^（()）]+[)）]/gu;

/** 2年10个月: how long it was, beside the period. */
const duration =
  /^(?:约|共|合计)?\d{1,2}\s?年(?:零?\s?\d{1,2}\s?个?月)?$|^(?:约|共)?\d{1,2}\s?个月$|^\d{1,2}\s?(?:years?|yrs?)(?:\s\d{1,2}\s?(?:months?|mos?))?$|^\d{1,2}\s?(?:months?|mos?)$/iu;

/** Whether a line says how long something was, and nothing else. */
export function tellsDuration(text: string): boolean {
  return duration.test(text.trim());
}

/** Separators within brackets part nothing: 某某厂（制造业，1000 人以上）. Each is written as a letter of private use meanwhile. */
const guarded = '|｜丨•，；,·/／';

/** The letter that a separator is written as meanwhile. */
function guardOf(letter: string): string {
  return String.fromCharCode(0xe000 + guarded.indexOf(letter));
}

function guardBrackets(text: string): string {
  return text.replaceAll(/[（(][^（()）]*[）)]/gu, (inside) =>
    inside.includes(' | ')
      ? inside
      : [...inside].map((letter) => (guarded.includes(letter) ? guardOf(letter) : letter)).join(''),
  );
}

/** 售后主管（华东服务部, its other half lost with the period. */
function splitOpenBracket(token: string | undefined): string[] {
  const [, outside, inside] = /^([^（(）)]{2,})[（(]([^（()）]{2,})$/u.exec(token ?? '') ?? [];
  return outside === undefined || inside === undefined ? [token ?? ''] : [outside, inside];
}

function openBrackets(token: string): string {
  return token.replaceAll(/[\ue000-\ue00f]/g, (letter) => guarded[letter.charCodeAt(0) - 0xe000] ?? '');
}

const pairsOfBrackets = [
  ['（', '）'],
  ['(', ')'],
  ['【', '】'],
  ['[', ']'],
] as const;

/** Names that end in a dot of their own. */
const abbreviated = /\b(?:Corp|Bros|Mfg|Intl|Univ|Dept|Assoc|Hons|Sept)\.$/u;

/** A token without what its neighbours left at its edges: separators, and brackets that lost their other half. */
function cutEdges(token: string): string {
  const bare = token
    .replace(
      /^(?:[）)\]】](?=.)|[\s·|,，、；:：/‒–—―－~～-])+|[\s·|,，、；。:：/‒–—―－~～-]+$|(?<=\p{Script=Han})\.$/gu,
      '',
    )
    .replace(/(?<=[a-z]{4})\.$/u, (dot, at: number, all: string) => (abbreviated.test(all) ? dot : ''));
  if (/^(?:\[[^[\]]*\]|【[^【】]*】|[（(][^（()）]*[）)])$/u.test(bare)) return cutEdges(bare.slice(1, -1));
  if (/^[（(【[][^（()）】\]]*$/u.test(bare)) return cutEdges(bare.slice(1));
  const isTorn =
    /[（(【[]$/u.test(bare) ||
    pairsOfBrackets.some(
      ([opens, closes]) => bare.endsWith(closes) && bare.split(closes).length > bare.split(opens).length,
    );
  return isTorn ? cutEdges(bare.slice(0, -1)) : bare;
}

/** 主要职责 | …: a cell that says what follows it. */
const tellsWork = /^(?:主要|工作|岗位|项目|具体|个人)?(?:内容|职责|描述|业绩|成果|工作内容|工作职责)$/u;

/** A line that can name an entry rather than describe one. */
export function isHeadLike(line: TextLine, style: EntryStyle): boolean {
  const rest = line.text.replace(findPeriod(line.text)?.source ?? '', '').trim();
  if (line.bullet || line.indent >= 1 || rest.length > style.longest || sentence.test(rest)) return false;
  if (/[:：]$/u.test(rest) || tellsWork.test(line.parts[0] ?? '')) return false;
  if (style.freeNames && !/[，,；]/u.test(rest) && things.test(rest)) return true;
  return !verbs.test(rest) || headTokens(line, null).every((token) => style.isMain(token) || style.isSecond(token));
}

/** The period of a line that is a head, or the period alone; null for a line that only mentions one. */
export function anchorPeriod(line: TextLine, style: EntryStyle): Period | null {
  const period = findPeriod(line.text);
  if (period === null) return null;
  const rest = line.text.replace(period.source, '').trim();
  // 2014年3月—2019年6月，某某公司，保安班长；: a list of names ends with a mark of its own.
  const isList = period.index === 0 && rest.length <= 60 && (rest.match(/[，,、]/gu) ?? []).length <= 4;
  if (rest.length > style.longest || sentence.test(isList ? rest.replace(/[；;。]$/u, '') : rest)) return null;
  // 联合培养：…，2017.10-2018.10 describes; 公司：… names.
  const label = /^(\p{Script=Han}{2,6})\s*[:：]/u.exec(line.text)?.[1];
  if (label !== undefined && labelNames(label).length === 0 && line.parts.length === 1) return null;
  const namesMain = headTokens(line, period).some((token) => style.isMain(token));
  if (namesMain) return period;
  const after = line.text.slice(period.index + period.source.length);
  // 一、主任工程师（2019.01-至今）: posts that are numbered.
  const isPost = headTokens(line, period).every(
    (token) => style.isSecond(token) && /^\p{Script=Han}{2,10}$/u.test(token),
  );
  if (line.bullet && !(isPost && /^[\s)）\]】]*$/u.test(after))) return null;
  const atEdge = line.text.startsWith(period.source) || /^[\s)）\]】]*$/u.test(after);
  const isListed = /[，,]\s*$/u.test(line.text.slice(0, period.index)) && /^\s*[，,]/u.test(after);
  const isBracketed = /[（([【]\s*$/u.test(line.text.slice(0, period.index)) && /^\s*[）)\]】]/u.test(after);
  const apart =
    isBracketed || isListed || line.parts.length > 1 || /[|｜]/u.test(line.text) || hasLabel(line, ['period']);
  return atEdge || apart ? period : null;
}

/** Whether a line names an entry, by its words or by a label. */
export function namesMain(line: TextLine, style: EntryStyle): boolean {
  return headTokens(line, null).some((token) => style.isMain(token)) || hasLabel(line, mainLabels);
}

function hasLabel(line: TextLine, names: readonly LabelName[]): boolean {
  return pairsOf(line).some((pair) => pair.names.some((name) => names.includes(name)));
}

/** What the lines of a head have told so far. */
interface Known {
  main: boolean;
  second: boolean;
  details: number;
}

/**
 * The first and last line of a head around its period, between the lines that belong to its neighbours.
 * `namesFirst`: in this section names stand before or beside periods, so that one behind a period is the next entry's;
 * `namesBeside`: they stand beside them, so that the line behind is this entry's own.
 */
export function extendHead(
  lines: readonly TextLine[],
  anchor: Anchor,
  between: { readonly lowest: number; readonly highest: number },
  style: EntryStyle,
  { namesFirst, namesBeside }: { readonly namesFirst: boolean; readonly namesBeside: boolean },
): { from: number; to: number } {
  const line = lines[anchor.index];
  if (line === undefined) return { from: anchor.index, to: anchor.index };
  const tokens = headTokens(line, anchor.period);
  const known: Known = {
    main: tokens.some((token) => style.isMain(token)) || hasLabel(line, mainLabels),
    second: tokens.some((token) => style.isSecond(token)) || hasLabel(line, secondLabels),
    details: tokens.some((token) => style.isDetail(token) && !style.isMain(token)) ? 1 : 0,
  };
  // A name alone is a name, whatever it ends in: 校园二手交易小程序.
  if (style.freeNames && tokens.length === 1) Object.assign(known, { main: true, second: false });
  if (style.freeNames) known.main ||= tokens.some((token) => !style.isSecond(token));
  const isBare = tokens.length === 0 && namesFirst;
  const from = extendBack(lines, { index: anchor.index, lowest: between.lowest, isBare }, known, style);
  const mayName = tokens.length === 0 || !namesFirst;
  let to = anchor.index;
  while (
    to < between.highest &&
    to < anchor.index + 3 &&
    goesOn(lines[to + 1], known, style, { mayName, isBare: tokens.length === 0, namesBeside })
  )
    to++;
  const [inner, post] = [lines[to + 1], lines[to + 2]];
  if (known.main && !known.second && to === anchor.index && to + 2 <= between.highest && inner && post) {
    const isShort = inner.parts.length === 1 && inner.text.length <= (hasHan(inner.text) ? 12 : 28);
    if (isShort && isHeadLike(inner, style) && !namesMain(inner, style) && isSecondOnly(post, style)) to += 2;
  }
  return { from, to };
}

/** The first line of a head: a name before the period, or several lines with labels. */
function extendBack(
  lines: readonly TextLine[],
  { index, lowest, isBare }: { readonly index: number; readonly lowest: number; readonly isBare: boolean },
  known: Known,
  style: EntryStyle,
): number {
  const line = lines[index];
  const isNamed = known.main;
  let from = index;
  for (
    let before = lines[from - 1];
    !isNamed && before !== undefined && from > lowest && hasLabel(before, headLabels);
    before = lines[--from - 1]
  ) {
    known.main ||= hasLabel(before, mainLabels);
    known.second ||= hasLabel(before, secondLabels);
  }
  // A period alone below the post, the post below the company.
  const post = lines[from - 1];
  if (isBare && !known.second && post !== undefined && from > lowest && isSecondOnly(post, style)) {
    known.second = true;
    from--;
  }
  const before = lines[from - 1];
  if (known.main || line === undefined || before === undefined || from <= lowest) return from;
  const isUnknownName = isBare && standsAsName(lines, from - 1, lowest, style);
  if (!isUnknownName && !isNameOf(before, line, style, from - 1 === lowest)) return from;
  known.main = true;
  known.second ||= headTokens(before, null).some((token) => style.isSecond(token));
  from--;
  // The post above the company, the company above the period.
  const above = lines[from - 1];
  if (!isBare || known.second || above === undefined || from <= lowest || !isSecondOnly(above, style)) return from;
  known.second = true;
  return from - 1;
}

/** A short line between the points of the entry before, or a post, and the period alone below it. */
function standsAsName(lines: readonly TextLine[], index: number, lowest: number, style: EntryStyle): boolean {
  const [line, before] = [lines[index], lines[index - 1]];
  if (line === undefined || !isHeadLike(line, style) || line.text.length > 40) return false;
  return before !== undefined && index > lowest && (before.bullet || isSecondOnly(before, style));
}

function isSecondOnly(line: TextLine, style: EntryStyle): boolean {
  if (!isHeadLike(line, style)) return false;
  const tokens = headTokens(line, null);
  return tokens.some((token) => style.isSecond(token)) && !tokens.some((token) => style.isMain(token));
}

/** Details and nothing else, but for one short word: where it was. */
function tellsDetails(tokens: readonly string[], style: EntryStyle): boolean {
  const others = tokens.filter((token) => !style.isDetail(token) && !style.isSecond(token));
  return others.length === 0
    ? tokens.length > 0
    : others.length === 1 && tokens.length > 1 && /^\p{Script=Han}{2,4}$/u.test(others[0] ?? '');
}

/** 民营 | 500-999 人 | 互联网: a line of its own about the employer. */
export function tellsKind(tokens: readonly string[], style: EntryStyle): boolean {
  if (tokens.some((token) => style.isMain(token) || style.isSecond(token))) return false;
  return (
    tokens.length > 0 && tokens.length <= 6 && tokens.some(isAsideName) && tokens.every((token) => token.length <= 12)
  );
}

/** 角色：核心开发, in the entry's own text. */
export function beginsWithLabel(line: TextLine): boolean {
  const [first] = pairsOf(line);
  const isShort = line.text.length <= 60 && !sentence.test(line.text);
  return (
    first !== undefined &&
    isShort &&
    line.text.startsWith(first.label) &&
    first.names.some((name) => headLabels.includes(name))
  );
}

/** Whether the next line still belongs to the head; notes what it tells. */
function goesOn(
  next: TextLine | undefined,
  known: Known,
  style: EntryStyle,
  anchor: { mayName: boolean; isBare: boolean; namesBeside: boolean },
): boolean {
  if (next === undefined || !(isHeadLike(next, style) || beginsWithLabel(next))) return false;
  const tokens = headTokens(next, null);
  // 课程顾问 2020-2022 over 启明教育: a weak name where a name is missing.
  const mayBeMain = !known.main && known.second && tokens.length <= 3 && style.mayBeMain !== undefined;
  const isMain = tokens.some((token) => style.isMain(token) || (mayBeMain && style.mayBeMain?.(token) === true));
  const isShort = tokens.every((token) => token.length <= (hasHan(token) ? 24 : 60));
  const isSecond = isShort && tokens.some((token) => style.isSecond(token));
  const isLabelled = hasLabel(next, headLabels);
  if (tellsKind(tokens, style)) return known.main;
  const isDetail = isShort && tellsDetails(tokens, style);
  // The next entry's own name, before its period.
  const mayBeNext = !(anchor.namesBeside && known.main && isDetail);
  if (isMain && mayBeNext && !isLabelled && (known.main || !anchor.mayName)) return false;
  const tellsMore = known.main
    ? (!known.second && isSecond) || (isDetail && known.details < 2)
    : isMain || anchor.isBare || (isSecond && !known.second);
  if (!isLabelled && !tellsMore) return false;
  known.main ||= isMain || !(isLabelled || isSecond);
  known.second ||= isSecond;
  known.details += tokens.some((token) => style.isDetail(token)) ? 1 : 0;
  return true;
}

/** Whether the line before a period names the entry: by its words, or by standing out where the period does not. */
function isNameOf(before: TextLine, anchor: TextLine, style: EntryStyle, isFirst: boolean): boolean {
  if (!isHeadLike(before, style)) return false;
  if (headTokens(before, null).some((token) => style.isMain(token))) return true;
  return style.freeNames && (isFirst || (before.strong && !anchor.strong) || before.size > anchor.size);
}

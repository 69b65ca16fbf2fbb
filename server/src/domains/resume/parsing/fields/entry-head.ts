import { findPeriod, type Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { hasHan } from '../text/normalize.ts';
import { labelNames, pairsOf, type LabelName } from './labels.ts';

/** What a section expects of the heads of its entries. */
export interface EntryStyle {
  /** Whether a token names the thing itself: a company, a school, a project. */
  isMain(token: string): boolean;
  /** Whether a token names what was done there: a title, a degree, a role. */
  isSecond(token: string): boolean;
  /** Longest line that can be part of a head, in characters. */
  readonly longest: number;
  /** Projects are named freely: any short line before a date may be one. */
  readonly freeNames: boolean;
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

const mainLabels: readonly LabelName[] = ['company', 'school', 'project'];
const secondLabels: readonly LabelName[] = ['title', 'degree', 'role'];
const headLabels: readonly LabelName[] = [...mainLabels, ...secondLabels, 'department', 'major', 'link', 'period'];

const separators =
  /\s*[|｜丨•]\s*|\s+[/·—–-]+\s+|(?<=\p{Script=Han})\s*·\s*|[，；;]\s*|,\s+(?!(?:Ltd|Inc|LLC|Limited|Corp)\b)|[（(]\s*[）)]|(?<=[\p{Script=Han}）)])\s+(?=\p{Script=Han})/u;

/** Words of a line's head without its period: split at gaps, bars, dots, commas and brackets. */
export function headTokens(line: TextLine, period: Period | null): string[] {
  return line.parts.flatMap((part) => {
    const text = period === null ? part : part.replace(period.source, ' | ');
    return text
      .split(separators)
      .map(cutEdges)
      .filter((token) => token !== '');
  });
}

/** A token without what its neighbours left at its edges: separators, and brackets that lost their other half. */
function cutEdges(token: string): string {
  const bare = token.replace(/^[\s·|,，—–-]+|[\s·|,，—–-]+$/gu, '');
  if (/^[（(【[][^（()）】\]]*$/u.test(bare)) return cutEdges(bare.slice(1));
  return /^[^（(【[]*[）)】\]]$|[（(【[]$/u.test(bare) ? cutEdges(bare.slice(0, -1)) : bare;
}

/** A line that can name an entry rather than describe one. */
export function isHeadLike(line: TextLine, style: EntryStyle): boolean {
  const rest = line.text.replace(findPeriod(line.text)?.source ?? '', '').trim();
  if (line.bullet || line.indent >= 1 || rest.length > style.longest || sentence.test(rest)) return false;
  if (/[:：]$/u.test(rest)) return false;
  return !verbs.test(rest) || headTokens(line, null).every((token) => style.isMain(token) || style.isSecond(token));
}

/** The period of a line that is a head, or the period alone; null for a line that only mentions one. */
export function anchorPeriod(line: TextLine, style: EntryStyle): Period | null {
  const period = findPeriod(line.text);
  if (period === null) return null;
  const rest = line.text.replace(period.source, '').trim();
  if (rest.length > style.longest || sentence.test(rest)) return null;
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
  const apart = isListed || line.parts.length > 1 || /[|｜]/u.test(line.text) || hasLabel(line, ['period']);
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
}

/**
 * The first and last line of a head around its period, between the lines that belong to its neighbours.
 * `namesFirst`: in this section names stand before or beside periods, so that one behind a period is the next entry's.
 */
export function extendHead(
  lines: readonly TextLine[],
  anchor: Anchor,
  between: { readonly lowest: number; readonly highest: number },
  style: EntryStyle,
  namesFirst: boolean,
): { from: number; to: number } {
  const line = lines[anchor.index];
  if (line === undefined) return { from: anchor.index, to: anchor.index };
  const tokens = headTokens(line, anchor.period);
  const known: Known = {
    main: tokens.some((token) => style.isMain(token)) || hasLabel(line, mainLabels),
    second: tokens.some((token) => style.isSecond(token)) || hasLabel(line, secondLabels),
  };
  if (style.freeNames) known.main ||= tokens.some((token) => !style.isSecond(token));
  const isBare = tokens.length === 0 && namesFirst;
  const from = extendBack(lines, { index: anchor.index, lowest: between.lowest, isBare }, known, style);
  const mayName = tokens.length === 0 || !namesFirst;
  let to = anchor.index;
  while (
    to < between.highest &&
    to < anchor.index + 3 &&
    goesOn(lines[to + 1], known, style, { mayName, isBare: tokens.length === 0 })
  )
    to++;
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
  let from = index;
  for (
    let before = lines[from - 1];
    before !== undefined && from > lowest && hasLabel(before, headLabels);
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

/** Whether the next line still belongs to the head; notes what it tells. */
function goesOn(
  next: TextLine | undefined,
  known: Known,
  style: EntryStyle,
  anchor: { mayName: boolean; isBare: boolean },
): boolean {
  if (next === undefined || !isHeadLike(next, style)) return false;
  const tokens = headTokens(next, null);
  const isMain = tokens.some((token) => style.isMain(token));
  const isShort = tokens.every((token) => token.length <= (hasHan(token) ? 24 : 60));
  const isSecond = isShort && tokens.some((token) => style.isSecond(token));
  const isLabelled = hasLabel(next, headLabels);
  // The next entry's own name, before its period.
  if (isMain && !isLabelled && (known.main || !anchor.mayName)) return false;
  const tellsMore = known.main ? !known.second && isSecond : isMain || anchor.isBare || (isSecond && !known.second);
  if (!isLabelled && !tellsMore) return false;
  known.main ||= isMain || !isLabelled;
  known.second ||= isSecond;
  return true;
}

/** Whether the line before a period names the entry: by its words, or by standing out where the period does not. */
function isNameOf(before: TextLine, anchor: TextLine, style: EntryStyle, isFirst: boolean): boolean {
  if (!isHeadLike(before, style)) return false;
  if (headTokens(before, null).some((token) => style.isMain(token))) return true;
  return style.freeNames && (isFirst || (before.strong && !anchor.strong) || before.size > anchor.size);
}

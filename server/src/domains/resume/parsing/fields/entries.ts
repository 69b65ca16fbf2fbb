import { findPeriod, type Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { hasHan } from '../text/normalize.ts';
import {
  anchorPeriod,
  beginsWithLabel,
  extendHead,
  headTokens,
  tellsKind,
  isHeadLike,
  namesMain,
  type EntryStyle,
} from './entry-head.ts';
import { labelNames, pairsOf, type Pair } from './labels.ts';

/** One job, school or project: the lines that name it and those that describe it. */
export interface Entry {
  readonly head: readonly TextLine[];
  readonly period: Period | null;
  readonly body: readonly TextLine[];
}

/**
 * Cuts a section into entries. A line with a period of time begins one; the name may stand on the line before it
 * (公司 / 职位 2021.07-至今) or after it (2021.07-至今 / 公司 / 职位). Without any period the names alone cut it.
 */
export function splitEntries(written: readonly TextLine[], style: EntryStyle): Entry[] {
  const plain = findAnchors(written, style);
  // 1. 门诊楼，2019-2021，项目负责人: where the lines with periods are numbered, the entries are.
  const isNumbered = plain.every(({ index }) => written[index]?.bullet);
  const lines = isNumbered ? written.map(withoutBullet) : written;
  const anchors = isNumbered ? findAnchors(lines, style) : plain;
  if (anchors.length === 0) return splitByNames(lines, style);
  const first = anchors[0]?.index ?? 0;
  const namesFirst = lines.slice(0, first + 1).some((line) => isHeadLike(line, style) && namesMain(line, style));
  const beside = anchors.filter(({ index, period }) => {
    const line = lines[index];
    return line !== undefined && headTokens(line, period).some((token) => style.isMain(token));
  });
  const namesBeside = beside.length > 0.5 * anchors.length;
  const heads = anchors.map((anchor, order) => {
    const lowest = (anchors[order - 1]?.index ?? -1) + 1;
    const highest = (anchors[order + 1]?.index ?? lines.length) - 1;
    return { ...anchor, ...extendHead(lines, anchor, { lowest, highest }, style, { namesFirst, namesBeside }) };
  });
  agreeBefore(lines, heads, style);
  agree(lines, heads, style);
  const leading = splitByNames(lines.slice(0, heads[0]?.from), style);
  return [
    ...leading,
    ...heads.map((head, order) => ({
      head: lines.slice(head.from, head.to + 1),
      period: head.period,
      body: lines.slice(head.to + 1, heads[order + 1]?.from ?? lines.length),
    })),
  ];
}

function withoutBullet(line: TextLine): TextLine {
  return line.bullet && line.text.length <= 60 && findPeriod(line.text) !== null ? { ...line, bullet: false } : line;
}

interface Span {
  readonly index: number;
  from: number;
  to: number;
}

/** More lines than this before the first period are no head. */
const longestLead = 3;

/**
 * What stands before the first period of a section can only belong to the first entry, and so tells how many lines of
 * each entry stand before its period. Lines that look like those of the first, and not like the description above
 * them, go with the others too.
 */
function agreeBefore(lines: readonly TextLine[], heads: readonly Span[], style: EntryStyle): void {
  const [first] = heads;
  if (first === undefined || first.index > longestLead) return;
  const lead = lines.slice(0, first.index);
  if (!lead.every((line) => line.text.length <= 45 && isHeadLike(line, style))) return;
  first.from = 0;
  heads.slice(1).forEach((head, order) => {
    // A company over several posts has its line even where the others stand beside their periods.
    const own = lines[head.from];
    if (lead.length === 0 && own !== undefined && !namesMain(own, style)) head.from = head.index;
    const lowest = (heads[order]?.to ?? -1) + 1;
    for (let offset = 1; offset <= lead.length && head.index - offset >= lowest; offset++) {
      const [line, model, above] = [lines[head.index - offset], lead.at(-offset), lines[head.index - lead.length - 1]];
      if (line === undefined || model === undefined || !mayReplace(line, model, above, style)) return;
      head.from = Math.min(head.from, head.index - offset);
    }
  });
}

/** Whether a line names what its model does, or looks like it and not like the text above. */
function mayReplace(line: TextLine, model: TextLine, above: TextLine | undefined, style: EntryStyle): boolean {
  if (!isHeadLike(line, style) || line.text.length > 45) return false;
  const says = (each: TextLine, test: (token: string) => boolean) => headTokens(each, null).some(test);
  if (says(model, (token) => style.isMain(token)) && says(line, (token) => style.isMain(token))) return true;
  if (says(model, (token) => style.isSecond(token)) && says(line, (token) => style.isSecond(token))) return true;
  if (!isDressedLike(line, model)) return false;
  const isWeak = line.parts.length === 1 && line.text.length <= 20 && style.mayBeMain?.(line.text) === true;
  if (isWeak && says(model, (token) => style.isMain(token))) return true;
  const names = headTokens(line, null);
  const isNamed = says(line, (token) => style.isMain(token) || style.isSecond(token));
  if (isNamed && names.length === headTokens(model, null).length && names.every((name) => name.length <= 20))
    return true;
  // 昆明某某不动产 | 苏州: as many short names as the model has.
  const isListed =
    names.length > 1 && names.length === headTokens(model, null).length && line.parts.length === model.parts.length;
  if (isListed && names.every((name) => name.length <= 16) && !/[，。；]/u.test(line.text)) return true;
  return above === undefined || !isDressedLike(line, above);
}

function isDressedLike(line: TextLine, other: TextLine): boolean {
  return (
    line.strong === other.strong &&
    line.bullet === other.bullet &&
    Math.abs(line.size - other.size) <= 0.05 &&
    Math.abs(line.indent - other.indent) <= 0.6
  );
}

/**
 * Siblings are written alike: where at least half of the heads go on for a line behind their periods, a short line that
 * looks the same goes with the others too, whatever its words.
 */
function agree(lines: readonly TextLine[], heads: readonly Span[], style: EntryStyle): void {
  for (let offset = 1; offset <= 2; offset++) {
    const models = heads
      .flatMap(({ index, to }) => (to - index >= offset ? (lines[index + offset] ?? []) : []))
      .filter((line) => pairsOf(line).length === 0);
    if (models.length * 3 < heads.length) return;
    heads.forEach((head, order) => {
      const line = lines[head.index + offset];
      const until = heads[order + 1]?.from ?? lines.length;
      if (head.to - head.index !== offset - 1 || line === undefined || head.index + offset >= until) return;
      if (findPeriod(line.text) === null && isHeadLike(line, style) && models.some((model) => looksLike(line, model)))
        head.to++;
    });
  }
}

/** Two lines of the same look, each a short list of short names. */
function looksLike(line: TextLine, model: TextLine): boolean {
  const names = headTokens(line, null);
  return (
    isDressedLike(line, model) &&
    (!hasComma(line) || hasComma(model)) &&
    names.length <= 4 &&
    names.length <= headTokens(model, null).length &&
    names.every((name) => name.length <= (hasHan(name) ? 14 : 45)) &&
    !/[:：]/u.test(line.text)
  );
}

function hasComma({ text }: TextLine): boolean {
  return /[，,]/u.test(text.replaceAll(/,\s*(?:Ltd|Inc|LLC|Limited|Corp)/gu, ''));
}

function findAnchors(lines: readonly TextLine[], style: EntryStyle): { index: number; period: Period }[] {
  return lines.flatMap((line, index) => {
    const period = anchorPeriod(line, style);
    return period === null ? [] : [{ index, period }];
  });
}

/** Entries without any period: every line that names a company, school or, standing out, a project begins one. */
function splitByNames(lines: readonly TextLine[], style: EntryStyle): Entry[] {
  const starts = lines.flatMap((line, index) => {
    if (!isHeadLike(line, style)) return [];
    const isFreeName = style.freeNames && (line.strong || index === 0) && line.text.length <= 40;
    return isFreeName || namesMain(line, style) ? [index] : [];
  });
  return starts.map((start, order) => {
    const end = starts[order + 1] ?? lines.length;
    const next = start + 1 < end ? lines[start + 1] : undefined;
    const isSecond =
      next !== undefined && isHeadLike(next, style) && headTokens(next, null).some((token) => style.isSecond(token));
    let body = start + (isSecond ? 2 : 1);
    for (let line = lines[body]; line !== undefined && body < end && beginsWithLabel(line); line = lines[++body]);
    return { head: lines.slice(start, body), period: null, body: lines.slice(body, end) };
  });
}

/** Words of a head, those behind labels apart. */
export function readHead(
  entry: Pick<Entry, 'head' | 'period'>,
  style: EntryStyle,
): { tokens: string[]; pairs: Pair[] } {
  // 部门：平台研发中心 | 下属：9 人: the value ends at the bar.
  const pairs = entry.head
    .flatMap(pairsOf)
    .map((pair) => ({ ...pair, value: pair.value.split(/\s*[|｜丨]\s*(?=\S{1,6}[:：])/u)[0] ?? '' }));
  const tokens = entry.head.flatMap((line) => {
    const lineLabels = pairsOf(line);
    const period = findPeriod(line.text) === null ? null : entry.period;
    // 互联网 | 企业性质：民营 | 规模：500-999 人: all of it is said of the employer.
    if (period === null && lineLabels.some(({ label }) => /性质|规模|行业/u.test(label))) {
      const words = headTokens(line, null).filter((token) => !/[:：]/u.test(token));
      return words.filter((token) => style.isMain(token) || style.isSecond(token));
    }
    if (lineLabels.length === 0) {
      const words = headTokens(line, period);
      return period === null && tellsKind(words, style) ? [] : words;
    }
    // What stands before the first label of the line is a name of its own.
    return headTokens(line, period)
      .map(beforeLabel)
      .filter(
        (token) =>
          token !== '' &&
          !/[:：]/u.test(token) &&
          labelNames(token).length === 0 &&
          !lineLabels.some((pair) => pair.value.includes(token)),
      );
  });
  return { tokens, pairs };
}

/** 开源限流库 角色：作者: a name before the first label of its cell. */
function beforeLabel(token: string): string {
  const match = /^(\S.*?)\s+(\p{Script=Han}{2,6})\s*[:：]/u.exec(token);
  return match !== null && labelNames(match[2] ?? '').length > 0 ? (match[1] ?? '') : token;
}

const bodyLabel =
  /^(?:职责业绩|职责与业绩|工作职责与业绩|工作职责及业绩|主要内容|具体工作|具体干的活|其他|工作内容|工作职责|工作描述|主要职责|岗位职责|职责描述|工作业绩|项目描述|项目职责|项目内容|个人职责|主要工作|职责|描述|内容|业绩|负责内容|主要业绩|项目介绍|项目简介|项目背景|工作成果)\s*[:：]\s*/u;

/** Labels that say nothing but that this is the description; 业绩 and 成果 tell something. */
const idleLabel =
  /^(?:职责业绩|职责与业绩|工作职责与业绩|工作职责及业绩|主要内容|具体工作|具体干的活|其他|工作内容|工作职责|工作描述|主要职责|岗位职责|职责描述|项目描述|项目职责|项目内容|个人职责|主要工作|职责|描述|内容|负责内容|项目介绍|项目简介)\s*[:：]\s*/u;

/** 1.电话加上门 where the next point is the second: the number only counts. */
function withoutNumber(text: string, index: number, all: readonly string[]): string {
  const numberOf = (each: string | undefined) =>
    Number(/^(\d{1,2})[.．、)）](?!\d{1,2}(?!\d))/u.exec(each ?? '')?.[1] ?? Number.NaN);
  const own = numberOf(text);
  return numberOf(all[index + 1]) === own + 1 || numberOf(all[index - 1]) === own - 1
    ? text.replace(/^\d{1,2}[.．、)）]\s*/u, '')
    : text;
}

function isIdle(cell: string): boolean {
  return idleLabel.exec(`${cell}：`)?.[0].length === cell.length + 1;
}

/** 离职原因：…, 公司性质：…: said of the employer, in a line of its own. */
function isAside(line: TextLine): boolean {
  const [first] = pairsOf(line);
  return first !== undefined && line.text.startsWith(first.label) && first.names.includes('aside');
}

/** The description: one point a line, bullets and empty labels cut off. */
export function describe(body: readonly TextLine[]): string {
  return body
    .filter((line) => !isAside(line))
    .map(({ parts }) => (isIdle(parts[0] ?? '') ? parts.slice(1) : parts).join(' ').trim())
    .map((text, index, all) => withoutNumber(text, index, all).replace(/[；;]$/u, ''))
    .map((text) => (bodyLabel.exec(text)?.[0].length === text.length ? '' : text.replace(idleLabel, '')))
    .filter((text) => text !== '')
    .join('\n');
}

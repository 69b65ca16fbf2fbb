import { findPeriod, type Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { anchorPeriod, extendHead, headTokens, isHeadLike, namesMain, type EntryStyle } from './entry-head.ts';
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
export function splitEntries(lines: readonly TextLine[], style: EntryStyle): Entry[] {
  const plain = findAnchors(lines, style);
  // 1. 门诊楼，2019-2021，项目负责人: where everything is numbered, the entries are too.
  const anchors =
    plain.length > 0
      ? plain
      : findAnchors(
          lines.map((line) => (line.text.length <= 48 ? { ...line, bullet: false } : line)),
          style,
        );
  if (anchors.length === 0) return splitByNames(lines, style);
  const first = anchors[0]?.index ?? 0;
  const namesFirst = lines.slice(0, first + 1).some((line) => isHeadLike(line, style) && namesMain(line, style));
  const heads = anchors.map((anchor, order) => {
    const lowest = (anchors[order - 1]?.index ?? -1) + 1;
    const highest = (anchors[order + 1]?.index ?? lines.length) - 1;
    return { ...anchor, ...extendHead(lines, anchor, { lowest, highest }, style, namesFirst) };
  });
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
    const body = start + (isSecond ? 2 : 1);
    return { head: lines.slice(start, body), period: null, body: lines.slice(body, end) };
  });
}

/** Words of a head, those behind labels apart. */
export function readHead(entry: Entry): { tokens: string[]; pairs: Pair[] } {
  const pairs = entry.head.flatMap(pairsOf);
  const tokens = entry.head.flatMap((line) => {
    const lineLabels = pairsOf(line);
    const period = findPeriod(line.text) === null ? null : entry.period;
    if (lineLabels.length === 0) return headTokens(line, period);
    // What stands before the first label of the line is a name of its own.
    return headTokens(line, period).filter(
      (token) =>
        !/[:：]/u.test(token) &&
        labelNames(token).length === 0 &&
        !lineLabels.some((pair) => pair.value.includes(token)),
    );
  });
  return { tokens, pairs };
}

const bodyLabel =
  /^(?:工作内容|工作职责|工作描述|主要职责|岗位职责|职责描述|工作业绩|项目描述|项目职责|项目内容|个人职责|主要工作|职责|描述|内容|业绩|负责内容|主要业绩|项目介绍|项目简介|项目背景|工作成果)\s*[:：]\s*/u;

/** Labels that say nothing but that this is the description; 业绩 and 成果 tell something. */
const idleLabel =
  /^(?:工作内容|工作职责|工作描述|主要职责|岗位职责|职责描述|项目描述|项目职责|项目内容|个人职责|主要工作|职责|描述|内容|负责内容|项目介绍|项目简介)\s*[:：]\s*/u;

/** The description: one point a line, bullets and empty labels cut off. */
export function describe(body: readonly TextLine[]): string {
  return body
    .map((line) => line.parts.join(' ').trim())
    .map((text) => (bodyLabel.exec(text)?.[0].length === text.length ? '' : text.replace(idleLabel, '')))
    .filter((text) => text !== '')
    .join('\n');
}

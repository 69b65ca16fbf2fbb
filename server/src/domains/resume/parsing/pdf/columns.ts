import { isColumnName } from '../column-names.ts';
import { readOwnHeading } from '../headings.ts';
import { findPeriod } from '../text/dates.ts';
import type { Chunk, Row } from './rows.ts';

/** A stretch of a page: rows over the whole width, or two columns side by side. */
export type Region =
  | { readonly kind: 'full'; readonly rows: readonly Row[] }
  | { readonly kind: 'columns'; readonly gutter: number; readonly left: readonly Row[]; readonly right: readonly Row[] }
  /** The left column holds nothing but headings, each beside its section. */
  | { readonly kind: 'labels'; readonly gutter: number; readonly left: readonly Row[]; readonly right: readonly Row[] };

/** Edges closer than this, in points, are the same edge. */
const sameEdge = 3;
/** Fewer rows than this beside each other are no columns. */
const fewestRows = 3;

interface Split {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
  readonly kind: 'columns' | 'labels';
}

/** Cuts the rows of a page into regions from top to bottom. */
export function findRegions(rows: readonly Row[]): Region[] {
  const split = findSplit(rows);
  if (split === null) return rows.length === 0 ? [] : [{ kind: 'full', rows }];
  const between = rows.slice(split.from, split.to);
  const left = between
    .map((row) => side(row, (chunk) => chunk.left < split.gutter - sameEdge))
    .filter((row) => row.chunks.length > 0);
  const right = between
    .map((row) => side(row, (chunk) => chunk.left >= split.gutter - sameEdge))
    .filter((row) => row.chunks.length > 0);
  return [
    ...findRegions(rows.slice(0, split.from)),
    { kind: split.kind, gutter: split.gutter, left, right },
    ...findRegions(rows.slice(split.to)),
  ];
}

function side(row: Row, keep: (chunk: Chunk) => boolean): Row {
  const chunks = row.chunks.filter(keep);
  return { y: row.y, size: Math.max(0, ...chunks.map((chunk) => chunk.size)), chunks };
}

/** The longest stretch of rows that one vertical line divides into two columns. */
function findSplit(rows: readonly Row[]): Split | null {
  let best: Split | null = null;
  for (const gutter of leftEdges(rows)) {
    for (const [from, to] of runsRespecting(rows, gutter)) {
      const split = judge(rows, from, to, gutter);
      if (split !== null && (best === null || split.to - split.from > best.to - best.from)) best = split;
    }
  }
  return best;
}

/** Left edges that several rows share, other than the leftmost. */
function leftEdges(rows: readonly Row[]): number[] {
  const edges: { at: number; count: number }[] = [];
  const leftmost = Math.min(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.left)));
  const widest = Math.max(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.right)));
  for (const row of rows) {
    for (const chunk of row.chunks) {
      if (chunk.left < leftmost + 0.1 * (widest - leftmost)) continue;
      const edge = edges.find((each) => Math.abs(each.at - chunk.left) <= sameEdge);
      if (edge === undefined) edges.push({ at: chunk.left, count: 1 });
      else {
        edge.count++;
        edge.at = Math.min(edge.at, chunk.left);
      }
    }
  }
  return edges.filter((edge) => edge.count >= fewestRows).map((edge) => edge.at);
}

/** Maximal stretches [from, to) in which no chunk crosses the gutter. */
function runsRespecting(rows: readonly Row[], gutter: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  rows.forEach((row, index) => {
    if (!row.chunks.some((chunk) => chunk.left < gutter - sameEdge && chunk.right > gutter + 1)) return;
    if (index > from) runs.push([from, index]);
    from = index + 1;
  });
  if (rows.length > from) runs.push([from, rows.length]);
  return runs;
}

interface Sides {
  readonly left: readonly Chunk[];
  readonly right: readonly Chunk[];
}

function divide(row: Row, gutter: number): Sides {
  return {
    left: row.chunks.filter((chunk) => chunk.left < gutter - sameEdge),
    right: row.chunks.filter((chunk) => chunk.left >= gutter - sameEdge),
  };
}

/** Whether a stretch of rows is divided by a gutter into columns, or into labels and their sections. */
function judge(rows: readonly Row[], from: number, to: number, gutter: number): Split | null {
  const sides = rows.slice(from, to).map((row) => divide(row, gutter));
  if (areColumns(sides)) return { from: from + titleRows(sides), to, gutter, kind: 'columns' };
  const labels = findLabels(sides);
  return labels === null ? null : { from: from + labels[0], to: from + labels[1], gutter, kind: 'labels' };
}

function isHeading(chunks: readonly Chunk[]): boolean {
  return chunks.length === 1 && readOwnHeading(chunks[0]?.text ?? '', false) !== null;
}

/** Both sides have sections of their own, or are written independently of each other. */
function areColumns(sides: readonly Sides[]): boolean {
  const left = sides.filter((each) => each.left.length > 0);
  const right = sides.filter((each) => each.right.length > 0);
  if (left.length < fewestRows || right.length < fewestRows) return false;
  const leftHeadings = left.filter((each) => isHeading(each.left)).length;
  // 工作业绩： names the lines below it within an entry.
  const rightHeadings = right
    .filter((each) => !namesColumns(each))
    .filter((each) => isHeading(each.right) && !/[:：]\s*$/u.test(each.right[0]?.text ?? '')).length;
  // Periods on the left, what happened then on the right: lines of one table.
  const timed = left.filter((each) => beginsWithPeriod(each.left)).length;
  if (timed >= 2 && timed >= 0.3 * (left.length - leftHeadings)) return false;
  if (leftHeadings >= 0.8 * left.length && rightHeadings === 0) return false;
  const dates = right.filter((each) => findPeriod(each.right.map((chunk) => chunk.text).join(' ')) !== null).length;
  if (rightHeadings === 0 && dates >= 0.5 * right.length) return false;
  if (rightHeadings >= 1 && (leftHeadings >= 1 || left.length >= 2 * fewestRows)) return true;
  const leftAlone = left.filter((each) => each.right.length === 0).length / left.length;
  const rightAlone = right.filter((each) => each.left.length === 0).length / right.length;
  return leftHeadings >= 1 && leftAlone > 0.5 && rightAlone > 0.5 && right.length >= 2 * fewestRows;
}

/** The first row of a table: 时间 | 学校 | 专业 | 学历. */
function namesColumns({ left, right }: Sides): boolean {
  return left.length > 0 && [...left, ...right].every((chunk) => isColumnName(chunk.text));
}

function beginsWithPeriod([first]: readonly Chunk[]): boolean {
  return first !== undefined && findPeriod(first.text)?.index === 0;
}

/** How many rows at the top are a title over both columns: on the left alone, without a heading, at most three. */
function titleRows(sides: readonly Sides[]): number {
  const first = sides.findIndex((each) => each.right.length > 0);
  return first <= 3 && !sides.slice(0, first).some((each) => isHeading(each.left)) ? first : 0;
}

/** The longest stretch in which whatever stands on the left is a heading, of at least two. */
function findLabels(sides: readonly Sides[]): [number, number] | null {
  let best: [number, number] | null = null;
  let from = 0;
  for (let index = 0; index <= sides.length; index++) {
    const row = sides[index];
    if (row !== undefined && (row.left.length === 0 || isHeading(row.left))) continue;
    const labels = sides.slice(from, index).filter((each) => each.left.length > 0).length;
    if (labels >= 2 && (best === null || index - from > best[1] - best[0])) best = [from, index];
    from = index + 1;
  }
  return best;
}

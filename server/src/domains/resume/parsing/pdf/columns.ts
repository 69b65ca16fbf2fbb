import { isColumnName } from '../column-names.ts';
import { readOwnHeading } from '../headings.ts';
import { findPeriod } from '../text/dates.ts';
import { cutIcons } from '../text/line.ts';
import { pitch } from './label-column.ts';
import type { Chunk, Row } from './rows.ts';

/** A stretch of a page: rows over the whole width, or two columns side by side. */
export type Region =
  | { readonly kind: 'full'; readonly rows: readonly Row[] }
  | { readonly kind: 'columns'; readonly gutter: number; readonly left: readonly Row[]; readonly right: readonly Row[] }
  /** The left column holds nothing but headings, each beside its section. */
  | { readonly kind: 'labels'; readonly gutter: number; readonly left: readonly Row[]; readonly right: readonly Row[] };

/** Edges closer than this, in points, are the same edge. */
const sameEdge = 3;
/** More edges than this are no columns of anything. */
const mostEdges = 60;
/** Fewer rows than this beside each other are no columns. */
const fewestRows = 3;

interface Split {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
  readonly kind: 'columns' | 'labels';
}

/** How the page before was divided: the next one goes on so as far as its rows allow it. */
export interface KnownSplit {
  readonly gutter: number;
  readonly kind: 'columns' | 'labels';
}

/** Cuts the rows of a page into regions from top to bottom. */
export function findRegions(rows: readonly Row[], known: KnownSplit | null = null): Region[] {
  const split = findSplit(rows, known);
  if (split === null) return rows.length === 0 ? [] : [{ kind: 'full', rows }];
  const between = rows.slice(split.from, split.to);
  const left = between
    .map((row) => side(row, (chunk) => chunk.left < split.gutter - sameEdge))
    .filter((row) => row.chunks.length > 0);
  const right = between
    .map((row) => side(row, (chunk) => chunk.left >= split.gutter - sameEdge))
    .filter((row) => row.chunks.length > 0);
  return [
    ...findRegions(rows.slice(0, split.from), known),
    { kind: split.kind, gutter: split.gutter, left, right },
    ...findRegions(rows.slice(split.to), known),
  ];
}

function side(row: Row, keep: (chunk: Chunk) => boolean): Row {
  const chunks = row.chunks.filter(keep);
  return { y: row.y, size: Math.max(0, ...chunks.map((chunk) => chunk.size)), chunks };
}

/** The longest stretch of rows that one vertical line divides into two columns. */
function findSplit(rows: readonly Row[], known: KnownSplit | null): Split | null {
  let best: Split | null = null;
  const whole = middleHeadings(rows);
  for (const gutter of leftEdges(rows, known)) {
    for (const [from, to] of runsRespecting(rows, gutter, whole)) {
      const split = judge(rows, from, to, gutter, known !== null && isSame(gutter, known) ? known.kind : null);
      if (split !== null && (best === null || split.to - split.from > best.to - best.from)) best = split;
    }
  }
  return best;
}

function isSame(gutter: number, known: KnownSplit): boolean {
  return Math.abs(gutter - known.gutter) <= 2 * sameEdge;
}

/** Left edges that several rows share, other than the leftmost. */
function leftEdges(rows: readonly Row[], known: KnownSplit | null): number[] {
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
  return edges
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostEdges)
    .filter((edge) => edge.count >= 2 || (known !== null && isSame(edge.at, known)))
    .map((edge) => edge.at);
}

/** Headings in the middle of the page, where three and more are: no column holds them. */
function middleHeadings(rows: readonly Row[]): ReadonlySet<Row> {
  const edges = rows.flatMap((row) => row.chunks.flatMap((chunk) => [chunk.left, chunk.right]));
  const middle = (Math.min(...edges) + Math.max(...edges)) / 2;
  const headings = rows.filter((row) => isHeading(row.chunks));
  const centred = headings.filter(({ chunks }) => {
    const [left, right] = [chunks[0]?.left ?? 0, chunks.at(-1)?.right ?? 0];
    return Math.abs((left + right) / 2 - middle) < 6 && right - left < 0.5 * middle;
  });
  return new Set(centred.length >= 3 && centred.length >= 0.6 * headings.length ? centred : []);
}

/** Maximal stretches [from, to) in which no chunk crosses the gutter. */
function runsRespecting(rows: readonly Row[], gutter: number, whole: ReadonlySet<Row>): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  rows.forEach((row, index) => {
    if (!whole.has(row) && !row.chunks.some((chunk) => chunk.left < gutter - sameEdge && chunk.right > gutter + 1))
      return;
    if (index > from) runs.push([from, index]);
    from = index + 1;
  });
  if (rows.length > from) runs.push([from, rows.length]);
  return runs;
}

interface Sides {
  readonly y: number;
  readonly size: number;
  readonly left: readonly Chunk[];
  readonly right: readonly Chunk[];
}

function divide(row: Row, gutter: number): Sides {
  return {
    y: row.y,
    size: row.size,
    left: row.chunks.filter((chunk) => chunk.left < gutter - sameEdge),
    right: row.chunks.filter((chunk) => chunk.left >= gutter - sameEdge),
  };
}

/** Whether a stretch of rows is divided by a gutter into columns, or into labels and their sections. */
function judge(
  rows: readonly Row[],
  from: number,
  to: number,
  gutter: number,
  known: KnownSplit['kind'] | null,
): Split | null {
  const sides = rows.slice(from, to).map((row) => divide(row, gutter));
  if (areColumns(sides) || (known === 'columns' && goOn(sides)))
    return { from: from + titleRows(sides), to, gutter, kind: 'columns' };
  const labels = findLabels(sides, known === 'labels' ? 1 : 2);
  return labels === null ? null : { from: from + labels[0], to: from + labels[1], gutter, kind: 'labels' };
}

/** An icon, the words and their English double may stand apart. */
function isHeading(chunks: readonly Chunk[]): boolean {
  const words = chunks.map((chunk) => cutIcons(chunk.text)).filter((text) => text !== '');
  if (words.length === 0 || words.length > 2) return false;
  const isSpaced = /^\p{Script=Han}(?: \p{Script=Han})+$/u.test(words[0] ?? '');
  return readOwnHeading(words.join(' '), isSpaced) !== null;
}

/** Both sides have sections of their own, or are written independently of each other. */
function areColumns(sides: readonly Sides[]): boolean {
  const left = sides.filter((each) => each.left.length > 0);
  const right = sides.filter((each) => each.right.length > 0);
  if (left.length < fewestRows || right.length < fewestRows) return false;
  if (!areBeside(left, right) || areMargin(right)) return false;
  const leftHeadings = left.filter((each) => isHeading(each.left)).length;
  // 工作业绩： names the lines below it within an entry.
  const rightHeadings = right
    .filter((each) => !namesColumns(each))
    .filter((each) => isHeading(each.right) && !/[:：]\s*$/u.test(each.right[0]?.text ?? '')).length;
  // Periods on the left, what happened then on the right: lines of one table.
  const timed = left.filter((each) => each.right.length > 0 && beginsWithPeriod(each.left)).length;
  if (timed >= 2 && timed >= 0.3 * (left.length - leftHeadings)) return false;
  if (leftHeadings >= 0.8 * left.length && rightHeadings === 0) return false;
  const dates = right.filter((each) => findPeriod(each.right.map((chunk) => chunk.text).join(' ')) !== null).length;
  if (rightHeadings === 0 && dates >= 0.5 * right.length) return false;
  if (rightHeadings >= 1 && (leftHeadings >= 1 || left.length >= 2 * fewestRows)) return true;
  const leftAlone = left.filter((each) => each.right.length === 0).length / left.length;
  const rightAlone = right.filter((each) => each.left.length === 0).length / right.length;
  return leftHeadings >= 1 && leftAlone > 0.5 && rightAlone > 0.5 && right.length >= 2 * fewestRows;
}

/** Lines beside each other; what only stands above and below, as headings in the middle of a page do, is no column. */
function areBeside(left: readonly Sides[], right: readonly Sides[]): boolean {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const reach = 0.55 * pitch(many);
  const near = few.filter((one) => many.some((other) => Math.abs(other.y - one.y) < Math.max(reach, 0.8 * one.size)));
  return near.length >= 0.5 * few.length;
}

/**
 * Periods and places that end where the page does, each beside its line: words set to the right, and no column, whose
 * lines begin where they begin.
 */
function areMargin(right: readonly Sides[]): boolean {
  const edge = Math.max(...right.flatMap((each) => each.right.map((chunk) => chunk.right)));
  const ends = right.filter((each) => Math.abs((each.right.at(-1)?.right ?? 0) - edge) <= sameEdge).length;
  const lefts = right.map((each) => each.right[0]?.left ?? 0);
  const mostAlike = Math.max(
    ...lefts.map((left) => lefts.filter((other) => Math.abs(other - left) <= sameEdge).length),
  );
  const alone = right.filter((each) => each.left.length === 0).length;
  const isDated = right.some((each) => each.right.some((chunk) => findPeriod(chunk.text) !== null));
  return isDated && ends >= 0.9 * right.length && mostAlike <= 0.75 * right.length && alone <= 0.25 * right.length;
}

/** The first row of a table: 时间 | 学校 | 专业 | 学历. */
function namesColumns({ left, right }: Sides): boolean {
  return left.length > 0 && [...left, ...right].every((chunk) => isColumnName(chunk.text));
}

function beginsWithPeriod([first]: readonly Chunk[]): boolean {
  return first !== undefined && (findPeriod(first.text)?.index === 0 || torn.test(first.text));
}

/** 2020.05– over 2022.02: a narrow column broke the period. */
const torn = /^(?:19|20)\d{2}(?:\s?[./年-]\s?\d{1,2}月?)?\s*[-–—‒~～至]$/u;

/**
 * How many rows at the top stand over both columns: on the left alone, at most three without a heading; or all on one
 * side above the row in which both columns begin a section.
 */
function titleRows(sides: readonly Sides[]): number {
  const both = sides.findIndex((each) => each.left.length > 0 && each.right.length > 0);
  const start = sides[both];
  const above = (start?.y ?? 0) - (sides[both - 1]?.y ?? 0);
  const isOneSide = (['left', 'right'] as const).some((side) =>
    sides.slice(0, both).every((each) => each[side].length === 0),
  );
  const headings = start === undefined ? 0 : [start.left, start.right].filter(isHeading).length;
  if (isOneSide && (headings === 2 || (headings === 1 && above > 1.6 * pitch(sides)))) return both;
  const first = sides.findIndex((each) => each.right.length > 0);
  return first <= 3 && !sides.slice(0, first).some((each) => isHeading(each.left)) ? first : 0;
}

/** Text in both columns of the page before. */
function goOn(sides: readonly Sides[]): boolean {
  const left = sides.filter((each) => each.left.length > 0);
  const right = sides.filter((each) => each.right.length > 0);
  return left.length > 0 && right.length > 0 && !sides.some(namesColumns);
}

/** The longest stretch in which whatever stands on the left is a heading, of at least `fewest`. */
function findLabels(sides: readonly Sides[], fewest: number): [number, number] | null {
  let best: [number, number] | null = null;
  let from = 0;
  for (let index = 0; index <= sides.length; index++) {
    const row = sides[index];
    if (row !== undefined && (row.left.length === 0 || isHeading(row.left))) continue;
    const labels = sides.slice(from, index).filter((each) => each.left.length > 0).length;
    if (labels >= fewest && (best === null || index - from > best[1] - best[0])) best = [from, index];
    from = index + 1;
  }
  return best;
}

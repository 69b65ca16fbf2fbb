import { areColumnNames } from '../column-names.ts';
import { labelNames } from '../fields/labels.ts';
import { readHeading, readOwnHeading } from '../headings.ts';
import { findPeriod } from '../text/dates.ts';
import { cutBullet } from '../text/line.ts';
import { separator } from '../text/wrap.ts';
import { joinHalves } from './broken-cells.ts';
import { findGrids, type Cell } from './grid.ts';
import type { PdfPage, TextRun } from './read-pdf.ts';
import { findRows, type Row } from './rows.ts';

/** A table with drawn lines: its place, and what stands in it in reading order. */
export interface Table {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly groups: readonly CellGroup[];
}

/** Rows that are read one after the other; `limit` is where their text must end, Infinity where that is no matter. */
export interface CellGroup {
  readonly rows: readonly Row[];
  readonly limit: number;
}

interface FilledCell extends Cell {
  readonly rows: readonly Row[];
}

/** Takes out of a page what stands in tables. */
export function takeTables(page: PdfPage): { rest: PdfPage; tables: Table[] } {
  let rest = page;
  const tables: Table[] = [];
  for (const cells of findGrids(page.rulings ?? [])) {
    const runs = rest.runs;
    const inside = cells.map((cell) => ({ cell, runs: runs.filter((run) => isIn(run, cell)) }));
    const taken = new Set(inside.flatMap((each) => each.runs));
    const filled = inside
      .filter((each) => each.runs.length > 0)
      .map(({ cell, runs: own }): FilledCell => ({ ...cell, rows: findRows({ ...page, runs: own }) }));
    const [top, bottom] = [Math.min(...cells.map((cell) => cell.top)), Math.max(...cells.map((cell) => cell.bottom))];
    const beside = runs.filter((run) => !taken.has(run) && run.y > top && run.y - run.size / 2 < bottom);
    if (!isTable(filled) || beside.length > 1) continue;
    tables.push({ top, bottom, left: Math.min(...cells.map((cell) => cell.left)), groups: groupsOf(filled) });
    rest = { ...rest, runs: runs.filter((run) => !taken.has(run)) };
  }
  return { rest, tables };
}

function isIn(run: TextRun, cell: Cell): boolean {
  const [x, y] = [run.x + Math.min(run.width, run.size) / 2, run.y - 0.35 * run.size];
  return x > cell.left && x <= cell.right && y > cell.top && y <= cell.bottom;
}

/** Cells side by side, none of which is a column of the page with sections of its own. */
function isTable(cells: readonly FilledCell[]): boolean {
  const isBeside = (one: Cell, other: Cell) =>
    one.right <= other.left + 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const pairs = cells.flatMap((one) =>
    cells.filter((other) => isBeside(one, other)).map((other) => [one, other] as const),
  );
  const isColumn = ({ rows }: FilledCell) =>
    rows.length > 6 && rows.filter((row) => row.chunks.length === 1 && readHeading(textOf(row)) !== null).length > 1;
  return (
    pairs.length > 0 &&
    !pairs.some(([one, other]) => (isColumn(one) && other.rows.length > 3) || (isColumn(other) && one.rows.length > 4))
  );
}

function textOf(row: Row): string {
  return row.chunks.map((chunk) => chunk.text).join(' ');
}

/** The cells row by row; the heading that a cell beside them is comes before its rows. */
function groupsOf(cells: readonly FilledCell[]): CellGroup[] {
  const sorted = cells.toSorted((a, b) => a.top - b.top || a.left - b.left);
  const rows: FilledCell[][] = [];
  for (const cell of sorted) {
    const last = rows.at(-1);
    if (last?.[0] !== undefined && cell.top - last[0].top <= 4) last.push(cell);
    else rows.push([cell]);
  }
  const ordered = rows.map((row) => row.toSorted((a, b) => a.left - b.left));
  return ordered.flatMap((row, index) => {
    if (areHeadings(ordered[index - 1]) && isBelow(row, ordered[index - 1])) return [];
    const below = ordered[index + 1];
    if (!areHeadings(row) || below === undefined || !isBelow(below, row)) return groupsOfRow(row);
    return row.flatMap((cell, at) => [closed(headingRow(cell)), ...groupsOfRow(below.slice(at, at + 1))]);
  });
}

/** 技能特长 | 外语: two sections side by side. */
function areHeadings(row: readonly FilledCell[] | undefined): boolean {
  const texts = (row ?? []).map(tightText);
  return texts.length > 1 && !areColumnNames(texts) && texts.every((text) => readOwnHeading(text, true) !== null);
}

function isBelow(row: readonly FilledCell[], above: readonly FilledCell[] | undefined): boolean {
  return (
    row.length === above?.length && row.every((cell, index) => Math.abs(cell.left - (above[index]?.left ?? 0)) < 4)
  );
}

function groupsOfRow(row: readonly FilledCell[]): CellGroup[] {
  const [first, ...others] = row;
  if (first === undefined) return [];
  if (isHeadingCell(first, others)) return [closed(headingRow(first)), ...groupsOfRow(others)];
  if (others.length === 0 && first.rows.length === 1 && readOwnHeading(tightText(first), true) !== null)
    return [closed(headingRow(first))];
  if (others.length === 0 && first.rows.length > 1) return [{ rows: first.rows, limit: limitOf(first) }];
  const size = Math.max(...row.flatMap((cell) => cell.rows.map((each) => each.size)));
  const chunks = row.flatMap((cell) =>
    cell.rows.length === 1
      ? (cell.rows[0]?.chunks ?? [])
      : [{ ...span(cell), text: textOfCell(cell), size, font: cell.rows[0]?.chunks[0]?.font ?? '' }],
  );
  return [closed({ y: first.rows[0]?.y ?? first.top, size, chunks })];
}

function closed(row: Row): CellGroup {
  return { rows: [row], limit: Infinity };
}

function span(cell: FilledCell): { left: number; right: number } {
  const chunks = cell.rows.flatMap((row) => row.chunks);
  return {
    left: Math.min(...chunks.map((chunk) => chunk.left)),
    right: Math.max(...chunks.map((chunk) => chunk.right)),
  };
}

/** The words of a narrow cell as they are meant: 工 over 作 over 经 over 历. */
function tightText(cell: FilledCell): string {
  return cell.rows.flatMap((row) => row.chunks.map((chunk) => chunk.text.replaceAll(/\s/gu, ''))).join('');
}

/** 工作经历 beside several rows, or beside a text: no label of a value. */
function isHeadingCell(cell: FilledCell, others: readonly FilledCell[]): boolean {
  const text = tightText(cell);
  if (others.length === 0 || text.length > 12 || readOwnHeading(text, true) === null) return false;
  const spans = others.some((other) => other.bottom < cell.bottom - 4);
  if (!spans && areColumnNames([cell, ...others].map(tightText))) return false;
  const isUpright = cell.rows.length > 1 && cell.rows.every((row) => textOf(row).length <= 2);
  const isLabel = labelNames(text).length > 0;
  const only = others.length === 1 ? others[0] : undefined;
  return spans || isUpright || (only !== undefined && (!isLabel || only.rows.length > 1));
}

function headingRow(cell: FilledCell): Row {
  const size = Math.max(...cell.rows.map((row) => row.size));
  return {
    y: cell.rows[0]?.y ?? cell.top,
    size,
    chunks: [{ ...span(cell), text: tightText(cell), size, font: 'heading' }],
  };
}

/** Where the text of a cell must end when its margins are equal on both sides. */
function limitOf(cell: FilledCell): number {
  const { left, right } = span(cell);
  return Math.max(right, cell.right - Math.min(left - cell.left, 16));
}

/** The text of a cell, its paragraphs parted by line breaks. */
function textOfCell(cell: FilledCell): string {
  const { left, right } = span(cell);
  const rows = cell.rows.map((row) => ({
    text: textOf(row),
    width: (row.chunks.at(-1)?.right ?? 0) - (row.chunks[0]?.left ?? 0),
    size: row.size,
  }));
  const whole = rows.map((row) => row.text).join(' ');
  const period = findPeriod(whole);
  if (period !== null && period.source.length >= whole.length - 2) return whole;
  const widest = right - left;
  const fills = widest > cell.right - cell.left - 26 - (rows[0]?.size ?? 10);
  return rows.reduce((text, row, index) => {
    const before = rows[index - 1];
    if (before === undefined) return row.text;
    const isFull = fills && widest - before.width < 1.1 * row.size;
    const rest = text.split('\n');
    const whole = joinHalves(rest.at(-1) ?? '', row.text, isFull);
    if (whole !== null) return [...rest.slice(0, -1), whole].join('\n');
    const goesOn =
      isFull && !cutBullet(row.text).bullet && !/[。；;]$/u.test(before.text) && findPeriod(row.text)?.index !== 0;
    return goesOn ? text + separator(text, row.text) + row.text : `${text}\n${row.text}`;
  }, '');
}

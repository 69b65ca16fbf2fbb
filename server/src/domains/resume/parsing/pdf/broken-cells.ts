import { isCompany, isDepartment, isSchool, isTitle } from '../fields/words.ts';
import { findPeriod } from '../text/dates.ts';
import { cutBullet } from '../text/line.ts';
import { separator } from '../text/wrap.ts';
import type { Chunk, Row } from './rows.ts';

/** A chunk while its rest is looked for. */
interface Open {
  chunk: Chunk;
  /** Height of its first line and of its last. */
  readonly from: number;
  until: number;
}

interface OpenRow {
  readonly row: Row;
  cells: Open[];
}

/** Edges closer than this, in points, are the same edge. */
const sameEdge = 3;
/** Lines further apart than this, in sizes of their letters, are not of one cell. */
const furthest = 2.4;

/**
 * Puts together what the width of a cell broke apart where other cells stand beside it: 2024年5月——2025 | 公司 over
 * 年8月 | 职位. Only where both halves make one period, address, number or name, or one bracket.
 */
export function mendCells(rows: readonly Row[]): Row[] {
  const open: OpenRow[] = rows.map((row) => ({
    row,
    cells: row.chunks.map((chunk) => ({ chunk, from: row.y, until: row.y })),
  }));
  const edge = Math.max(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.right)));
  open.forEach((above, index) => {
    for (const cell of above.cells) while (takeRest(cell, above, open, { index, edge }));
  });
  settleBetween(open);
  return open
    .filter(({ cells }) => cells.length > 0)
    .map(({ row, cells }) => ({ ...row, chunks: cells.map(({ chunk }) => chunk).toSorted((a, b) => a.left - b.left) }));
}

/** Joins the line of a cell below another line of it; false when there is none. */
function takeRest(
  cell: Open,
  above: OpenRow,
  rows: readonly OpenRow[],
  { index, edge }: { readonly index: number; readonly edge: number },
): boolean {
  const { chunk } = cell;
  for (let at = index + 1; at < rows.length; at++) {
    const below = rows[at];
    if (below === undefined || below.row.y - cell.until > furthest * chunk.size) return false;
    const beside = below.cells.filter((other) => overlaps(other.chunk, chunk));
    const isLast = at === index + 1 && beside.length === 0 && below.cells.length === 1;
    const next = beside[0] ?? (isLast ? below.cells[0] : undefined);
    if (next === undefined) continue;
    const isAlone = above.cells.length === 1 && below.cells.length === 1;
    const isBelow = Math.abs(next.chunk.left - chunk.left) <= sameEdge && Math.abs(next.chunk.size - chunk.size) < 1;
    const isFlow = isFlowing(cell, above, below, next);
    if (beside.length > 1 || isAlone || !(isBelow || isFlow) || below.row.y - cell.until < 0.5 * chunk.size)
      return false;
    const room = spaceBehind(cell, above, edge);
    const isFull = room <= 2.6 * chunk.size;
    // A last part that ends at the very edge goes on, whatever its words would be alone.
    const isTorn = isFlow && room <= 1.3 * chunk.size && !/\d/.test(chunk.text) && isPost(chunk.text + next.chunk.text);
    const text = isTorn ? chunk.text + next.chunk.text : joinHalves(chunk.text, next.chunk.text, isFull);
    if (text === null) return false;
    cell.chunk = { ...chunk, text, right: Math.max(chunk.right, next.chunk.right) };
    cell.until = below.row.y;
    below.cells = below.cells.filter((other) => other !== next);
    return true;
  }
  return false;
}

function isPost(text: string): boolean {
  return text.length <= 20 && isTitle(text) && !/[:：，。；]/u.test(text);
}

/** The last part of a line that goes on at the beginning of the next one. */
function isFlowing(cell: Open, above: OpenRow, below: OpenRow, next: Open): boolean {
  const [first, last] = [above.cells[0], above.cells.at(-1)];
  return (
    cell === last &&
    first !== undefined &&
    first !== cell &&
    below.cells.length === 1 &&
    Math.abs(next.chunk.left - first.chunk.left) <= sameEdge
  );
}

function overlaps(one: Chunk, other: Chunk): boolean {
  return one.left < other.right && other.left < one.right;
}

function spaceBehind(cell: Open, { cells }: OpenRow, edge: number): number {
  const next = cells.find((other) => other !== cell && other.chunk.left >= cell.chunk.right);
  return (next === undefined ? edge : next.chunk.left) - cell.chunk.right;
}

/** 2025/06- and -2025/08 were one period without a space, and so were the halves of an address or a number. */
function joined(first: string, second: string): string {
  const tight = first + second;
  const isOne = findPeriod(tight)?.source === tight || mailIn(tight)?.[0].endsWith(second) || /\d$/.test(first);
  return isOne ? tight : first + separator(first, second) + second;
}

function mailIn(text: string): RegExpExecArray | null {
  return /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text);
}

/** Two lines of a cell as one text where they must be one, else null. `isFull`: the first reaches the edge of its cell. */
export function joinHalves(first: string, second: string, isFull: boolean): string | null {
  return goesOn(first, second, isFull) ? joined(first, second) : null;
}

function goesOn(first: string, second: string, isFull: boolean): boolean {
  if (cutBullet(second).bullet || second.length > 24) return false;
  const both = first + second;
  const crosses = (at: number, length: number) => at < first.length && at + length > first.length;
  const period = findPeriod(both);
  if (period !== null && period.sure && crosses(period.index, period.source.length) && completes(first, period.source))
    return true;
  const mail = mailIn(both);
  if (mail !== null && crosses(mail.index, mail[0].length) && /^@?[\w.-]+$/.test(second)) return true;
  if (/(?<!\d)1[3-9]\d{4,8}$/.test(first) && /^\d{1,5}$/.test(second) && /1[3-9]\d{9}$/.test(both)) return true;
  if (isFull && lacksBracket(first) && /^[^（(]{0,14}[）)]/u.test(second)) return true;
  return isFull && second.length <= 8 && !/[:：，。；]/u.test(both) && makesName(first, second, both);
}

/** The period of both halves says more than that of the first alone. */
function completes(first: string, whole: string): boolean {
  const own = findPeriod(first);
  return own === null || own.source.length < whole.length;
}

function lacksBracket(text: string): boolean {
  return text.split(/[（(]/u).length > text.split(/[）)]/u).length;
}

/** 某某博生物（南宁）有 over 限公司, Web前端开发工程师实习 over 生. */
function makesName(first: string, second: string, both: string): boolean {
  // A period ends where it ends, at the edge of the page as well.
  if (/\d{4}/.test(first)) return false;
  // Words of two scripts are parted by their line, not broken by it.
  if (/[A-Za-z]$/u.test(first) && /^\p{Script=Han}{3,}/u.test(second)) return false;
  // A school on the line below what was studied at another one.
  if (second.length >= 5 && (isSchool(second) || isCompany(second))) return false;
  const isName = (text: string) => [isCompany, isTitle, isDepartment, isSchool].some((test) => test(text));
  if (isCompany(both) && !isCompany(first) && second.length <= 5) return true;
  if (!isName(both) || /^(?:本科|大专|硕士|博士|专科|高中|中专|学士)/u.test(second)) return false;
  return !isName(first) || (second.length <= 2 && !isName(second));
}

/**
 * A cell of two lines stands as high as the label in the middle of it: where all that a row had was put together around
 * a row that lies between, both are one row.
 */
function settleBetween(rows: readonly OpenRow[]): void {
  rows.forEach((above, index) => {
    if (above.cells.length === 0 || !above.cells.every(({ from, until }) => until > from)) return;
    const between = rows
      .slice(index + 1)
      .find(
        ({ row, cells }) =>
          cells.length > 0 &&
          above.cells.every((cell) => Math.abs((cell.from + cell.until) / 2 - row.y) < 0.35 * row.size),
      );
    if (
      between === undefined ||
      between.cells.some((one) => above.cells.some((other) => overlaps(one.chunk, other.chunk)))
    )
      return;
    between.cells = [...between.cells, ...above.cells];
    above.cells = [];
  });
}

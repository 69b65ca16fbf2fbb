import { hasIcon } from './icons.ts';
import type { PdfPage, TextRun } from './read-pdf.ts';

/** Runs that belong together on one line, up to a wide gap. */
export interface Chunk {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly size: number;
  /** Font of most of its letters. */
  readonly font: string;
  /** What sets it apart from the text around it, beside its letters. */
  readonly look?: ChunkLook;
}

export interface ChunkLook {
  /** An icon stands before it. */
  readonly icon: boolean;
  /** A level line is drawn close below, above or beside it. */
  readonly ruled: boolean;
}

/** Chunks on one baseline, from left to right. */
export interface Row {
  readonly y: number;
  readonly size: number;
  readonly chunks: readonly Chunk[];
}

/** Gap that separates parts of a line, in letter sizes: a space is 0.25, an ideographic space 1. */
const wideGap = 0.9;
/** Gap that is a space between Latin words. */
const wordGap = 0.14;
/** Gap that is a space between Chinese characters; justified text stretches up to here. */
const hanGap = 0.4;

/** A line as long as this share of the page's width is a rule. */
const longRule = 0.08;

/** The rows of a page from top to bottom. */
export function findRows(page: PdfPage): Row[] {
  const runs = dropOverprinted(page.runs).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && Math.abs(run.y - first.y) <= 0.4 * Math.min(run.size, first.size))
      last.push(run);
    else groups.push([run]);
  }
  const rows = groups.map(buildRow);
  return rows.map((row) => withLooks(row, page, rows));
}

function withLooks(row: Row, { width, icons = [], rulings = [] }: PdfPage, rows: readonly Row[]): Row {
  const level = rulings.filter(({ x0, y0, x1, y1 }) => y1 - y0 <= 1 && x1 - x0 >= longRule * width);
  const chunks = row.chunks.map((chunk) => {
    const icon = hasIcon(icons, chunk.left, row.y, chunk.size);
    const ruled = level.some(({ x0, y0, x1 }) => {
      const isBeside = Math.abs(y0 - (row.y - 0.35 * row.size)) < 0.4 * row.size;
      if (isBeside) return x1 <= chunk.left + 1 || x0 >= chunk.right - 1;
      const isNear = y0 > row.y - 2 * row.size && y0 < row.y + 1.1 * row.size;
      if (!isNear || x0 > chunk.right || x1 < chunk.left - 1) return false;
      // A rule belongs to the line above it.
      return y0 >= row.y || !rows.some((other) => other !== row && other.y <= y0 && other.y > y0 - 1.6 * other.size);
    });
    return icon || ruled ? { ...chunk, look: { icon, ruled } } : chunk;
  });
  return { ...row, chunks };
}

/** Fake bold and shadows print the same letters twice, a little apart. */
function dropOverprinted(runs: readonly TextRun[]): TextRun[] {
  const kept = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    const same = kept.get(run.text) ?? [];
    if (same.some((other) => Math.abs(other.x - run.x) < 0.3 * run.size && Math.abs(other.y - run.y) < 0.3 * run.size))
      return false;
    kept.set(run.text, [...same, run]);
    return true;
  });
}

function buildRow(runs: readonly TextRun[]): Row {
  const sorted = runs.toSorted((a, b) => a.x - b.x);
  const groups: TextRun[][] = [];
  for (const run of sorted) {
    const previous = groups.at(-1)?.at(-1);
    const gap =
      previous === undefined ? Infinity : (run.x - previous.x - previous.width) / Math.max(run.size, previous.size);
    if (gap > wideGap) groups.push([run]);
    else groups.at(-1)?.push(run);
  }
  const sizes = sorted.map((run) => run.size);
  return { y: Math.max(...sorted.map((run) => run.y)), size: Math.max(...sizes), chunks: groups.map(buildChunk) };
}

function buildChunk(runs: readonly TextRun[]): Chunk {
  let text = '';
  let right = runs[0]?.x ?? 0;
  let before: TextRun | null = null;
  for (const run of runs) {
    const gap = (run.x - right) / run.size;
    // A space between a bold company and a plain post parts them; in one font it may be the page's justification.
    const isParted =
      before !== null && gap > 0.1 && (before.written === true || (before.spaced && before.font !== run.font));
    text += (text !== '' && (isParted || needsSpace(text, run.text, gap)) ? ' ' : '') + run.text;
    before = run;
    right = Math.max(right, run.x + run.width);
  }
  const longest = runs.reduce((best, run) => (run.text.length > best.text.length ? run : best));
  return { text, left: runs[0]?.x ?? 0, right, size: Math.max(...runs.map((run) => run.size)), font: longest.font };
}

function needsSpace(before: string, after: string, gap: number): boolean {
  const wide = /[\p{Script=Han}，。；：、）】》]$/u.test(before) && /^[\p{Script=Han}，。；：、（【《]/u.test(after);
  return gap > (wide ? hanGap : wordGap);
}

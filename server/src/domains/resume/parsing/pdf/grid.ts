import type { Ruling } from './rulings.ts';

/** A field of a table that is drawn with lines, however many rows and columns of it are one. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lines closer than this, in points, are one; and lines that end this near to another touch it. */
const near = 3;
const [mostColumns, mostRows] = [24, 160];

interface Line {
  /** Where it stands across its own direction. */
  readonly at: number;
  from: number;
  to: number;
}

/** The tables that the lines of a page draw, each as its cells. A frame around one text, or a mere underline, is none. */
export function findGrids(rulings: readonly Ruling[]): Cell[][] {
  const level = joined(rulings.filter(isLevel).map(({ y0, x0, x1 }) => ({ at: y0, from: x0, to: x1 })));
  const upright = joined(
    rulings.filter((each) => !isLevel(each)).map(({ x0, y0, y1 }) => ({ at: x0, from: y0, to: y1 })),
  );
  return connected(level, upright)
    .map(cellsOf)
    .filter((cells) => cells.length > 1);
}

function isLevel({ x0, y0, x1, y1 }: Ruling): boolean {
  return x1 - x0 > y1 - y0;
}

/** Pieces of one line put together: borders are drawn cell by cell. */
function joined(pieces: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = lines.findLast(
      (line) =>
        Math.abs(line.at - piece.at) <= near / 2 && piece.from <= line.to + near && piece.to >= line.from - near,
    );
    if (same === undefined) lines.push({ ...piece });
    else {
      same.from = Math.min(same.from, piece.from);
      same.to = Math.max(same.to, piece.to);
    }
  }
  return lines;
}

interface Lines {
  readonly level: readonly Line[];
  readonly upright: readonly Line[];
}

function touches(level: Line, upright: Line): boolean {
  return (
    upright.at >= level.from - near &&
    upright.at <= level.to + near &&
    level.at >= upright.from - near &&
    level.at <= upright.to + near
  );
}

/** Lines that touch, directly or by others. */
function connected(level: readonly Line[], upright: readonly Line[]): Lines[] {
  const left = new Set<Line>(upright);
  const groups: Lines[] = [];
  const open = new Set<Line>(level);
  for (const start of level) {
    if (!open.delete(start)) continue;
    const group = { level: [start], upright: [] as Line[] };
    const queue: { line: Line; isLevel: boolean }[] = [{ line: start, isLevel: true }];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { line, isLevel: lies } = next;
      for (const other of lies ? left : open) {
        if (!(lies ? touches(line, other) : touches(other, line))) continue;
        (lies ? left : open).delete(other);
        (lies ? group.upright : group.level).push(other);
        queue.push({ line: other, isLevel: !lies });
      }
    }
    if (group.level.length > 1 && group.upright.length > 0) groups.push(group);
  }
  return groups;
}

/** Different places of lines, and the outer edges where no line stands. */
function places(lines: readonly Line[], across: readonly Line[]): number[] {
  const all = [
    ...lines.map((line) => line.at),
    Math.min(...across.map((line) => line.from)),
    Math.max(...across.map((line) => line.to)),
  ].toSorted((a, b) => a - b);
  return all.filter((at, index) => index === 0 || at - (all[index - 1] ?? 0) > near);
}

function cellsOf({ level, upright }: Lines): Cell[] {
  const [xs, ys] = [places(upright, level), places(level, upright)];
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 1 || columns > mostColumns || rows > mostRows) return [];
  const isDrawn = (lines: readonly Line[], at: number, middle: number) =>
    lines.some((line) => Math.abs(line.at - at) <= near && line.from <= middle && line.to >= middle);
  const middle = (edges: readonly number[], index: number) => ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
  const seen = new Set<number>();
  const cells: Cell[] = [];
  for (let start = 0; start < rows * columns; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const fields = [start];
    for (const field of fields) {
      const [row, column] = [Math.floor(field / columns), field % columns];
      const [x, y] = [middle(xs, column), middle(ys, row)];
      const neighbours = [
        column + 1 < columns && !isDrawn(upright, xs[column + 1] ?? 0, y) ? field + 1 : -1,
        column > 0 && !isDrawn(upright, xs[column] ?? 0, y) ? field - 1 : -1,
        row + 1 < rows && !isDrawn(level, ys[row + 1] ?? 0, x) ? field + columns : -1,
        row > 0 && !isDrawn(level, ys[row] ?? 0, x) ? field - columns : -1,
      ];
      for (const next of neighbours) {
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        fields.push(next);
      }
    }
    const [rowsOf, columnsOf] = [
      fields.map((field) => Math.floor(field / columns)),
      fields.map((field) => field % columns),
    ];
    cells.push({
      left: xs[Math.min(...columnsOf)] ?? 0,
      top: ys[Math.min(...rowsOf)] ?? 0,
      right: xs[Math.max(...columnsOf) + 1] ?? 0,
      bottom: ys[Math.max(...rowsOf) + 1] ?? 0,
    });
  }
  return cells;
}

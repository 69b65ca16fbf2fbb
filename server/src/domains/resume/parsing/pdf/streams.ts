import { findRegions, type Region } from './columns.ts';
import { dropFurniture } from './furniture.ts';
import type { PdfPage } from './read-pdf.ts';
import { findRows, type Row } from './rows.ts';

/** Rows that are read one after the other: a page's width, or one column over several pages. */
export interface Stream {
  readonly blocks: Block[];
}

export interface Block {
  readonly page: number;
  readonly rows: readonly Row[];
  /** Where text must end if margins are equal on both sides; Infinity when that is not known. */
  readonly limit: number;
}

/** The streams of a document, in the order in which they are read. */
export function arrangeStreams(pages: readonly PdfPage[]): Stream[] {
  const streams: Stream[] = [];
  const pageRows = dropFurniture(pages.map((page) => ({ height: page.height, rows: findRows(page) })));
  let columns: { gutter: number; left: Stream; right: Stream } | null = null;
  let whole: Stream | null = null;
  pages.forEach((page, index) => {
    const rows = pageRows[index] ?? [];
    const limit = page.width - Math.min(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.left)));
    for (const region of findRegions(rows)) {
      if (region.kind === 'columns') {
        if (columns === null || Math.abs(columns.gutter - region.gutter) > 0.08 * page.width) {
          columns = { gutter: region.gutter, left: { blocks: [] }, right: { blocks: [] } };
          streams.push(columns.left, columns.right);
        }
        columns.left.blocks.push({ page: index + 1, rows: region.left, limit: Infinity });
        columns.right.blocks.push({ page: index + 1, rows: region.right, limit: Infinity });
        whole = null;
        continue;
      }
      const groups = region.kind === 'labels' ? mergeLabels(region) : [region.rows];
      const blocks = groups
        .filter((group) => group.length > 0)
        .map((group) => ({ page: index + 1, rows: group, limit }));
      // The page after two columns that only has the right one.
      const { gutter, right } = columns ?? { gutter: Infinity, right: null };
      if (right !== null && groups.flat().every((row) => row.chunks.every((chunk) => chunk.left >= gutter - 12))) {
        right.blocks.push(...blocks.map((block) => ({ ...block, limit: Infinity })));
        continue;
      }
      columns = null;
      if (whole === null) streams.push((whole = { blocks: [] }));
      whole.blocks.push(...blocks);
    }
  });
  return streams;
}

/** The usual distance from one row to the next. */
function pitch(rows: readonly Row[]): number {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}

/**
 * Headings in a column of their own, each before the rows it stands beside: one group for each, so that indents are
 * measured in the section's own column. Labels stand at the top of their sections or, in tables, at half of their
 * height: then a section reaches as far below its label as it began above.
 */
function mergeLabels(region: Extract<Region, { kind: 'labels' }>): Row[][] {
  const merged: Row[][] = [];
  const [top, topRow] = [region.left[0], region.right[0]];
  const second = region.left[1];
  // The first section reaches as far below its label as it began above, and ends before the next label.
  const startsAbove =
    top !== undefined &&
    topRow !== undefined &&
    topRow.y < top.y - 0.6 * top.size &&
    (second === undefined || 2 * top.y - topRow.y < second.y - 0.5 * second.size);
  const distance = (label: Row) => Math.min(...region.right.map((row) => Math.abs(row.y - label.y)));
  // Between two rows of its section, not on a line of its own above them.
  const isBetween = (label: Row) => distance(label) >= 0.4 * label.size && distance(label) < 0.7 * pitch(region.right);
  const isCentred = startsAbove || region.left.some(isBetween);
  let next = 0;
  // What stands above the first label goes on with the section before.
  const above: Row[] = [];
  for (let row = region.right[0]; !isCentred && top !== undefined && row !== undefined; row = region.right[++next]) {
    if (row.y >= top.y - 0.6 * top.size) break;
    above.push(row);
  }
  if (above.length > 0) merged.push(above);
  region.left.forEach((label, index) => {
    const following = region.left[index + 1];
    const first = region.right[next];
    let until = following === undefined ? Infinity : following.y - 0.5 * following.size;
    if (isCentred && first !== undefined && following !== undefined)
      until = Math.max(label.y, 2 * label.y - first.y) + 0.8 * label.size;
    const section: Row[] = [];
    for (let row = region.right[next]; row !== undefined && row.y <= until; row = region.right[++next])
      section.push(row);
    merged.push([label], section);
  });
  return merged;
}

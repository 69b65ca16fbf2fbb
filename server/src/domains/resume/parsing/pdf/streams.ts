import { mendCells } from './broken-cells.ts';
import { findRegions, type KnownSplit, type Region } from './columns.ts';
import { dropFurniture } from './furniture.ts';
import { joinGlosses, mergeLabels } from './label-column.ts';
import type { PdfPage } from './read-pdf.ts';
import { findRows, type Row } from './rows.ts';
import { takeTables, type Table } from './tables.ts';

/** Rows that are read one after the other: a page's width, or one column over several pages. */
export interface Stream {
  readonly blocks: Block[];
}

export interface Block {
  readonly page: number;
  readonly rows: readonly Row[];
  /** Where text must end if margins are equal on both sides; Infinity when that is not known. */
  readonly limit: number;
  /** Rows of a table: what a cell holds is one already. */
  readonly isTable?: boolean;
}

/** The streams of a document, in the order in which they are read. */
export function arrangeStreams(pages: readonly PdfPage[]): Stream[] {
  const streams: Stream[] = [];
  const parted = pages.map(takeTables);
  const pageRows = dropFurniture(parted.map(({ rest }) => ({ height: rest.height, rows: findRows(rest) })));
  let columns: { gutter: number; left: Stream; right: Stream } | null = null;
  let whole: Stream | null = null;
  let known: KnownSplit | null = null;
  pages.forEach((page, index) => {
    const rows = joinGlosses(pageRows[index] ?? []);
    const limit = page.width - Math.min(...rows.flatMap((row) => row.chunks.map((chunk) => chunk.left)));
    for (const region of withTables(rows, parted[index]?.tables ?? [], known).map(mendRegion)) {
      if (region.kind === 'columns' || region.kind === 'labels') known = { gutter: region.gutter, kind: region.kind };
      if (region.kind === 'table') {
        columns = null;
        if (whole === null) streams.push((whole = { blocks: [] }));
        for (const group of region.table.groups) whole.blocks.push({ page: index + 1, isTable: true, ...group });
        continue;
      }
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

function mendRegion(part: Part): Part {
  if (part.kind === 'table') return part;
  if (part.kind === 'full') return { ...part, rows: mendCells(part.rows) };
  const right = mendCells(part.right);
  return part.kind === 'labels' ? { ...part, right } : { ...part, left: mendCells(part.left), right };
}

type Part = Region | { readonly kind: 'table'; readonly table: Table };

/** What stands above, between and below the tables of a page, and they themselves, from top to bottom. */
function withTables(rows: readonly Row[], tables: readonly Table[], known: KnownSplit | null): Part[] {
  const [table, ...others] = tables.toSorted((a, b) => a.top - b.top);
  if (table === undefined) return findRegions(rows, known);
  // The heading of a table may stand on its left.
  const isBefore = (row: Row) =>
    row.y <= table.top + 2 || (row.y < table.bottom && row.chunks.every((chunk) => chunk.right <= table.left + 2));
  return [
    ...findRegions(rows.filter(isBefore), known),
    { kind: 'table', table },
    ...withTables(
      rows.filter((row) => !isBefore(row)),
      others,
      known,
    ),
  ];
}

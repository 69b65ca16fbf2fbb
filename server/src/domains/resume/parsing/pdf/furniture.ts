import { readHeading } from '../headings.ts';
import { isPageNumber } from '../text/page-number.ts';
import type { Row } from './rows.ts';

interface PageRows {
  readonly height: number;
  readonly rows: readonly Row[];
}

/** Share of a page's height, at the top and at the bottom, where headers and footers stand. */
const margin = 0.09;

/** Takes away what is no part of the text: page numbers, and headers and footers that several pages repeat. */
export function dropFurniture(pages: readonly PageRows[]): Row[][] {
  const seen = new Map<string, number>();
  for (const { height, rows } of pages) {
    const keys = new Set(rows.filter((row) => isInMargin(row, height)).map(keyOf));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return pages.map(({ height, rows }) =>
    rows.filter((row) => {
      if (!isInMargin(row, height)) return true;
      const text = textOf(row);
      // A running head: the heading of the page's first section beside the number of the page.
      if (row.chunks.length === 2 && row.chunks.some((chunk) => /^\d{1,2}$/.test(chunk.text))) return false;
      return !isPageNumber(text) && ((seen.get(keyOf(row)) ?? 0) < 2 || readHeading(text) !== null);
    }),
  );
}

/** Rows with the same words at the same height; numbers count as the same. */
function keyOf(row: Row): string {
  return `${Math.round(row.y / 4)} ${textOf(row).replaceAll(/\d+/g, '#')}`;
}

function isInMargin(row: Row, height: number): boolean {
  return row.y < margin * height || row.y > (1 - margin) * height;
}

function textOf(row: Row): string {
  return row.chunks
    .map((chunk) => chunk.text)
    .join(' ')
    .trim();
}

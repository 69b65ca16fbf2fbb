import { inertText, type Cell } from './cell.ts';

/** Rows as CSV (RFC 4180) in UTF-8, with the mark by which spreadsheets know it. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = rows.map((row) => row.map(fieldOf).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function fieldOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = inertText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

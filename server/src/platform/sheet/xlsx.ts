import writeXlsxFile from 'write-excel-file/node';
import { inertText, type Cell } from './cell.ts';

/** A column: how wide it is in letters, and how its numbers are written (0.00). */
export interface SheetColumn {
  readonly width: number;
  readonly format?: string;
}

/**
 * Rows as an Excel sheet, the first of them its head. Text is written as text, numbers as numbers; nothing is a formula, and
 * what looks like one stays text where somebody saves the sheet as CSV.
 */
export async function writeXlsx(
  sheet: { readonly name: string; readonly columns: readonly SheetColumn[] },
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const data = rows.map((row, index) =>
    row.map((cell, column) => {
      if (typeof cell === 'string')
        return { value: inertText(cell), type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) };
      const format = sheet.columns[column]?.format;
      return { value: cell, type: Number, ...(format === undefined ? {} : { format }) };
    }),
  );
  const columns = sheet.columns.map(({ width }) => ({ width }));
  return writeXlsxFile(data, { sheet: sheet.name, columns, stickyRowsCount: 1 }).toBuffer();
}

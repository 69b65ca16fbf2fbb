import { readFileSync } from 'node:fs';

/** Runs `make` at the first call and keeps what it made: tables that nobody asks for take no memory. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Reads a table of data/ (see README.md): one array of cells per row, in the order of `columns`.
 * @throws when the header is not `columns` or a row has another number of cells.
 */
export function readTable<const C extends readonly string[]>(file: string, columns: C): { [K in keyof C]: string }[] {
  const [header, ...lines] = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .replace(/\n$/u, '')
    .split('\n');
  if (header !== columns.join('\t')) throw new Error(`${file} has other columns than its reader expects`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${file}, row ${index + 2}: ${cells.length} cells`);
    return cells as { [K in keyof C]: string };
  });
}

/** Splits a cell that holds a list; '' is the empty list. */
export function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}

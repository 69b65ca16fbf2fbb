import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Runs `make` at the first call and keeps what it made: tables that nobody asks for take no memory. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** As `once`, of what takes long: whoever needs it makes it at a stretch, whoever has time makes it step by step before. */
export function onceInSteps<T extends object>(
  make: () => Generator<undefined, T>,
): { readonly made: () => T; readonly prepare: () => Promise<void> } {
  let made: T | undefined;
  function atOnce(): T {
    const steps = make();
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }
  async function prepare(): Promise<void> {
    const steps = make();
    while (made === undefined) {
      const step = steps.next();
      if (step.done === true) made ??= step.value;
      else await setImmediate();
    }
  }
  return { made: () => (made ??= atOnce()), prepare };
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

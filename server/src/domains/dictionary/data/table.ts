import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Runs `make` at the first call and keeps what it made: tables that nobody asks for take no memory. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * As `once`, of what takes long: whoever has time makes it step by step before it is needed, and whoever needs it meanwhile makes
 * the rest of it at a stretch. It is made once.
 */
export function onceInSteps<T extends object>(
  make: () => Generator<undefined, T>,
): { readonly made: () => T; readonly prepare: () => Promise<void> } {
  let made: T | undefined;
  let steps: Generator<undefined, T> | undefined;
  /** One step further; what it is made of, once it is. */
  function goOn(): T | undefined {
    steps ??= make();
    const going = steps;
    steps = undefined;
    // What throws begins anew with the next one.
    const step = going.next();
    if (step.done === true) made = step.value;
    else steps = going;
    return made;
  }
  function atOnce(): T {
    for (;;) {
      const whole = made ?? goOn();
      if (whole !== undefined) return whole;
    }
  }
  async function prepare(): Promise<void> {
    while (made === undefined) if (goOn() === undefined) await setImmediate();
  }
  return { made: atOnce, prepare };
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

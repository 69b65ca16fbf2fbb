import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { madeAt } from '../core/ids.ts';

/**
 * Every file of a folder store, in no order; drafts that a write has left and files that are removed meanwhile are
 * passed over. A folder that does not exist holds none.
 */
export async function* readStoredFiles(
  folder: string,
): AsyncGenerator<{ readonly id: string; readonly bytes: Buffer }> {
  for await (const id of listStoredIds(folder)) {
    const bytes = await readFile(path.join(folder, shelfOf(id), id)).catch(passOverMissing);
    if (bytes !== null) yield { id, bytes };
  }
}

/** The ids of every file of a folder store, in no order, without drafts. */
export async function* listStoredIds(folder: string): AsyncGenerator<string> {
  for (const shelf of await entriesOf(folder)) {
    for (const id of await entriesOf(path.join(folder, shelf))) if (/^[0-9a-f-]{36}$/.test(id)) yield id;
  }
}

/** What writes have left that are under way or were broken off: the place of each, and when it was begun. */
export async function* listDrafts(folder: string): AsyncGenerator<{ readonly place: string; readonly begun: number }> {
  for (const shelf of await entriesOf(folder)) {
    for (const name of await entriesOf(path.join(folder, shelf))) {
      const [, begun = ''] = /^[0-9a-f-]{36}\.([0-9a-f-]{36})$/.exec(name) ?? [];
      const at = madeAt(begun);
      if (at !== null) yield { place: path.join(folder, shelf, name), begun: at };
    }
  }
}

/** The part of the folder that a file lies in: spread by the last two characters of its id. */
export function shelfOf(id: string): string {
  return id.slice(-2);
}

async function entriesOf(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(passOverMissing)) ?? [];
}

function passOverMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Erasure } from '#domains/account/index.ts';

/**
 * Who was erased is kept beside the database too, in a file of the data folder that no restore replaces: a backup of
 * before does not know of it. One line each, `<keyed hash> <instant>`; nothing is ever taken out.
 */
export function erasedFile(dataFolder: string): string {
  return path.join(dataFolder, 'erased');
}

/** What the file holds; a line that a crash has cut short is passed over, and written again by whoever knows it. */
export async function readErased(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return text.split('\n').flatMap((line) => {
    const [hash = '', at = ''] = line.split(' ');
    const erasedAt = new Date(at);
    return /^[0-9a-f]{64}$/.test(hash) && !Number.isNaN(erasedAt.getTime()) ? [{ hash, erasedAt }] : [];
  });
}

/** Adds what the file does not hold yet; on disk when it answers. */
export async function appendErased(file: string, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readErased(file)).map((each) => each.hash));
  const added = erasures.filter((each) => !known.has(each.hash));
  if (added.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Begins on a line of its own, whatever a crash has left before it.
  const lines = added.map(({ hash, erasedAt }) => `\n${hash} ${erasedAt.toISOString()}`).join('');
  await appendFile(file, `${lines}\n`, { mode: 0o600, flush: true });
}

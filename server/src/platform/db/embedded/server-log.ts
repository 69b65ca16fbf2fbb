import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';

const LARGEST = 4 * 1024 * 1024;
const REMEMBERED = 16 * 1024;

/** PostgreSQL's log on disk, one older generation kept, and its last words for the sentence to the person. */
export interface ServerLog {
  write(text: string): void;
  /** Copies the stream; resolves with true at the first line that contains the words. */
  follow(stream: Readable, words: string): Promise<boolean>;
  /** What was written since the last call of `forget`, at most 16 KB. */
  said(): string;
  forget(): void;
}

export function openServerLog(file: string): ServerLog {
  let descriptor = openSync(file, 'a', 0o600);
  let size = fstatSync(descriptor).size;
  let said = '';

  const write = (text: string): void => {
    said = (said + text).slice(-REMEMBERED);
    if (size > LARGEST) {
      closeSync(descriptor);
      renameSync(file, `${file}.1`);
      descriptor = openSync(file, 'a', 0o600);
      size = 0;
    }
    try {
      size += writeSync(descriptor, text);
    } catch (error) {
      // On a full disk the database must go on, and its last words, which say so, are kept in memory.
      if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  };
  const follow = (stream: Readable, words: string): Promise<boolean> =>
    new Promise((resolve) => {
      stream.setEncoding('utf8').on('data', (text: string) => {
        write(text);
        if (said.includes(words)) resolve(true);
      });
    });
  return { write, follow, said: () => said, forget: () => void (said = '') };
}

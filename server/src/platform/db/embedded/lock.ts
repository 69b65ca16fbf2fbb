import { DatabaseSync } from 'node:sqlite';

/** SQLite's «database is locked». */
const BUSY = 5;

/**
 * Takes a lock that the kernel lets go of when the process ends, however it ends. Node offers no flock; SQLite takes
 * POSIX locks on the file and answers at once when another process holds them.
 * @returns the way to let go, or null when another process holds it
 */
export function takeLock(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
  return () => database.close();
}

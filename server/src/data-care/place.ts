import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolderAt, openDataFolder } from '#platform/db/embedded/data-folder.ts';
import { takeLock } from '#platform/db/embedded/lock.ts';
import { BackupError } from '#platform/backup/manifest.ts';

/** Whether an embedded database was ever created in a data folder. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(path.join(dataFolderAt(path.join(dataDir, 'postgres')).cluster, 'PG_VERSION'));
}

export function hasFiles(dataDir: string): boolean {
  const folder = path.join(dataDir, 'files');
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/**
 * Keeps every start off the embedded database of a data folder until it is let go.
 * @throws BackupError while the product runs on it
 */
export async function holdDataFolder(dataDir: string): Promise<() => void> {
  const { lockFile } = await openDataFolder(dataDir);
  const release = takeLock(lockFile);
  if (release === null)
    throw new BackupError(`聘见正在使用 ${dataDir}，请先停止它（恢复期间不能有别的进程使用这个目录）`);
  return release;
}

/** A new folder inside the data folder (so on its file system); what a killed restore left there is removed. */
export function openDraftFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dataDir))
    if (name.startsWith('restoring-')) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const draft = path.join(dataDir, `restoring-${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  return draft;
}

/**
 * Puts what stands in the draft in the place of its namesakes in the data folder. Renames alone and without a pause, so
 * that no Ctrl-C comes in between.
 * @returns the folder that holds what was there before, or null when there was nothing worth keeping
 */
export function swapIn(dataDir: string, draft: string, now: Date): string | null {
  const aside = path.join(dataDir, `replaced-${stampOf(now)}`);
  const names = readdirSync(draft);
  const worthKeeping = (names.includes('postgres') && hasDatabase(dataDir)) || hasFiles(dataDir);
  for (const name of names) {
    const place = path.join(dataDir, name);
    if (existsSync(place)) {
      if (!existsSync(aside)) mkdirSync(aside, { mode: 0o700 });
      renameSync(place, path.join(aside, name));
    }
    renameSync(path.join(draft, name), place);
  }
  rmSync(draft, { recursive: true, force: true });
  if (worthKeeping) return aside;
  rmSync(aside, { recursive: true, force: true });
  return null;
}

/** 20260801-093005, in the machine's own time zone, for the name of a file. */
export function stampOf(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

import { chmod, mkdir, open, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { explain } from './explain.ts';
import { folderForeign, folderUnwritable, startFailed } from './errors.ts';

/** Everything of the embedded database on disk, under one private folder. */
export interface DataFolder {
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly lockFile: string;
  readonly keeperLog: string;
  readonly serverLog: string;
  /** Says where the sockets are when the path of `root` is too long for one. */
  readonly socketRecord: string;
  readonly cache: string;
}

export function dataFolderAt(root: string): DataFolder {
  return {
    root,
    cluster: path.join(root, 'cluster'),
    lockFile: path.join(root, 'keeper.lock'),
    keeperLog: path.join(root, 'keeper.log'),
    serverLog: path.join(root, 'postgres.log'),
    socketRecord: path.join(root, 'socket-folder.json'),
    cache: path.join(root, 'cache'),
  };
}

/**
 * Makes `<dataDir>/postgres` where it is missing and proves that it can be written to.
 * @throws EmbeddedPostgresError folder-unwritable, folder-foreign, disk-full
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = path.resolve(dataDir, 'postgres');
  try {
    await mkdir(path.dirname(wanted), { recursive: true });
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    const folder = dataFolderAt(await realpath(wanted));
    await refuseForeign(folder.root);
    await closeToOthers(folder.root);
    await tryWriting(folder.root);
    return folder;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (['ENOTDIR', 'EEXIST', 'ELOOP'].includes(code)) throw folderUnwritable(wanted);
    if (['EACCES', 'EPERM'].includes(code)) await refuseForeign(wanted);
    if (!/^E[A-Z]+$/.test(code)) throw error;
    const known = explain(message, { folder: wanted, program: 'postgres', logFile: wanted });
    throw known.code === 'start-failed' ? startFailed(wanted, message) : known;
  }
}

/** A folder that somebody else made holds files that neither of the two could share. */
async function refuseForeign(folder: string): Promise<void> {
  const uid = process.getuid?.() ?? 0;
  const owner = await stat(folder).then(
    (found) => found.uid,
    () => uid, // Not even visible: the caller's own error says so.
  );
  if (owner !== uid) throw folderForeign(folder, owner);
}

/** Others may pass through, which PostgreSQL needs when it runs as nobody, and see nothing. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o066) !== 0) await chmod(folder, 0o700);
}

async function tryWriting(folder: string): Promise<void> {
  const probe = path.join(folder, `probe-${process.pid}-${performance.now()}`);
  const file = await open(probe, 'w', 0o600);
  try {
    await file.write('x'.repeat(8192));
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}

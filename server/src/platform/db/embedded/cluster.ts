import {
  chmod,
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { diskFull, folderForeign, notACluster, wrongVersion } from './errors.ts';
import { explain } from './explain.ts';
import type { Identity } from './identity.ts';
import { runProgram, type Runner } from './program-run.ts';
import { ROLE, SUPERUSER } from './settings.ts';

const MEGABYTE = 1024 * 1024;
const FIRST_START = 128 * MEGABYTE;
/** One segment of the write-ahead log: with less PostgreSQL says «ready», and then every session fails. */
const LATER_START = 16 * MEGABYTE;

/** The product's own role is no superuser: a hole in our SQL must not become a shell on the machine. */
const SETUP = [
  `CREATE ROLE ${ROLE} LOGIN CREATEDB`,
  `GRANT pg_monitor TO ${ROLE}`,
  `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
];

/**
 * Proves that the cluster is there, ours, and of the programs' version.
 * @returns false when it has yet to be made
 * @throws EmbeddedPostgresError wrong-version, folder-foreign, disk-full
 */
export async function checkCluster(folder: DataFolder, runner: Runner): Promise<boolean> {
  const found = await readVersion(folder.cluster);
  if (found === null) return false;
  if (found !== String(runner.programs.major)) throw wrongVersion(folder.cluster, found, runner.programs.major);
  await ensureRoom(folder.root, LATER_START);
  await ensureOwner(folder.cluster, runner.identity);
  await chmod(folder.cluster, 0o700); // A copy made without its permissions is as good as the original.
  return true;
}

async function readVersion(cluster: string): Promise<string | null> {
  const entries = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw notACluster(cluster);
    throw error;
  });
  if (entries.length === 0) return null;
  if (!entries.includes('PG_VERSION')) throw notACluster(cluster);
  return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
}

/**
 * Makes the cluster beside its place and moves it there when all of it is on disk: what is found at the next start is
 * whole, whenever this one was cut off. C.UTF-8 of PostgreSQL itself (17 and later): order by code point and case of
 * all scripts, the same on every machine, untouched by updates of its libraries.
 * @throws EmbeddedPostgresError
 */
export async function createCluster(folder: DataFolder, runner: Runner, signal: AbortSignal): Promise<void> {
  await ensureRoom(folder.root, FIRST_START);
  const staging = `${folder.cluster}.new`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  await ensureOwner(staging, runner.identity);
  const { initdb, postgres, major } = runner.programs;
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const run = async (program: string, args: readonly string[], input = ''): Promise<void> => {
    const { ok, output } = await runProgram(runner, program, args, { cwd: folder.root, input, signal });
    if (!ok) throw explain(output, { folder: folder.root, program, logFile: folder.keeperLog });
  };
  const fresh = ['--username', SUPERUSER, '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--locale=C'];
  await run(initdb, ['-D', staging, ...fresh, ...locale, '--no-sync', '--no-instructions']);
  await run(postgres, ['--single', '-D', staging, 'postgres'], SETUP.map((line) => `${line};\n`).join(''));
  await run(initdb, ['-D', staging, '--sync-only']);
  await rmdir(folder.cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(staging, folder.cluster);
  await syncFolder(folder.root);
}

async function ensureRoom(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < bytes) throw diskFull(folder);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Root may have run it as nobody before and now in a namespace, or the other way round. */
async function ensureOwner(folder: string, identity: Identity): Promise<void> {
  const { uid } = await stat(folder);
  if (uid === identity.owner) return;
  if (process.getuid?.() !== 0) throw folderForeign(folder, uid);
  const gid = identity.ids.gid ?? 0;
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(path.join(folder, entry), identity.owner, gid);
  await chown(folder, identity.owner, gid);
}

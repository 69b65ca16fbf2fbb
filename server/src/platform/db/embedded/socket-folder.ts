import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';

/** A socket's path must fit into 104 bytes on macOS and 108 on Linux. */
const LONGEST = 99;
const SOCKET = '.s.PGSQL.5432';

const fits = (folder: string): boolean => Buffer.byteLength(path.join(folder, SOCKET)) <= LONGEST;

/** Where members reach the keeper. */
export const controlSocket = (folder: string): string => path.join(folder, 'keeper');

interface Place {
  readonly folder: string;
  /** The uid that it belongs to: ours, or that of nobody when PostgreSQL runs as nobody. */
  readonly owner: number;
}

/**
 * The private folder of the sockets: `run` in the data folder, or the one that its record names.
 * @returns null when there is none, or when what stands at the recorded path is not ours
 */
export async function findSocketFolder(data: DataFolder): Promise<string | null> {
  const beside = path.join(data.root, 'run');
  if (fits(beside)) return beside;
  const place = await readRecord(data);
  return place !== null && (await isPrivate(place)) ? place.folder : null;
}

/**
 * Finds or makes the folder, 0700. Only the keeper calls this.
 * @param owner the uid that PostgreSQL runs as
 */
export async function makeSocketFolder(data: DataFolder, owner: number): Promise<string> {
  const beside = path.join(data.root, 'run');
  if (fits(beside)) {
    await mkdir(beside, { recursive: true });
    await secure(beside, owner);
    return beside;
  }
  const place = await readRecord(data);
  if (place?.owner === owner && (await remake(place))) return place.folder;
  return await makeElsewhere(data, owner);
}

/** After the last socket is gone. The record stays: the same path is used the next time, while nobody took it. */
export async function dropSocketFolder(folder: string): Promise<void> {
  await rm(controlSocket(folder), { force: true });
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'ENOENT'].includes(error.code ?? '')) throw error;
  });
}

async function makeElsewhere(data: DataFolder, owner: number): Promise<string> {
  const parent = [tmpdir(), '/tmp'].find((candidate) => fits(path.join(candidate, 'pinjian-xxxxxx'))) ?? '/tmp';
  const folder = await mkdtemp(path.join(parent, 'pinjian-'));
  await secure(folder, owner);
  const next = `${data.socketRecord}.new`;
  await writeFile(next, JSON.stringify({ root: data.root, folder, owner }), { mode: 0o600 });
  await rename(next, data.socketRecord);
  return folder;
}

/** @returns false when somebody else took the path meanwhile */
async function remake(place: Place): Promise<boolean> {
  try {
    await mkdir(place.folder, { mode: 0o700 });
    await secure(place.folder, place.owner);
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return await isPrivate(place);
}

async function isPrivate(place: Place): Promise<boolean> {
  try {
    const found = await lstat(place.folder);
    return found.isDirectory() && found.uid === place.owner && (found.mode & 0o077) === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Only root can give away, and only when PostgreSQL runs as nobody is there anything to give. */
async function secure(folder: string, owner: number): Promise<void> {
  await chmod(folder, 0o700);
  if (process.getuid?.() === 0) await chown(folder, owner, -1);
}

/** A copied data folder carries the record of the original, whose sockets are not ours: then there is none. */
async function readRecord(data: DataFolder): Promise<Place | null> {
  const text = await readFile(data.socketRecord, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const { root, folder, owner } = parse(text);
  return root === data.root && typeof folder === 'string' && typeof owner === 'number' ? { folder, owner } : null;
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {}; // Half-written by a machine that lost power: a new folder is made.
  }
}

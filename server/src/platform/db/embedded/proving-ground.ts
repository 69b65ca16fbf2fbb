import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readProcesses } from './process-table.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres, type SupervisorLog } from './start.ts';

/** What the tests of the supervisor stand on: folders, processes that can be killed, and what is left of them. */
export const isRoot = process.getuid?.() === 0;
const OWNER = path.join(import.meta.dirname, 'owner.fixture.ts');

const folders: string[] = [];
const children: ChildProcess[] = [];
const databases: EmbeddedPostgres[] = [];
let template: string | null = null;

/** A new private folder below the system's temporary one. */
export function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pinjian-ground-')));
  folders.push(folder);
  return folder;
}

/** Uses the database from this process. */
export async function start(
  dataDir: string,
  options: { pgBin?: string | undefined; hear?: (line: string) => void } = {},
): Promise<EmbeddedPostgres> {
  const hear = options.hear ?? ((): void => {});
  const log: SupervisorLog = { info: hear, warn: hear, error: hear };
  const database = await startEmbeddedPostgres({ dataDir, pgBin: options.pgBin ?? null, log });
  databases.push(database);
  return database;
}

/** A data folder that has been started before: made once, then copied, which is seven times faster than initdb. */
export async function startedFolder(): Promise<string> {
  if (template === null) {
    const made = emptyFolder();
    const database = await start(made);
    await database.stop();
    await nothingLeft(made);
    template = made;
  }
  const folder = emptyFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

export const clusterOf = (dataDir: string): string => path.join(dataDir, 'postgres', 'cluster');

/** Ends what a failed test left, removes the folders. */
export async function cleanGround(): Promise<void> {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(databases.splice(0).map((database) => database.stop()));
  for (const folder of folders.splice(0)) {
    await nothingLeft(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  template = null;
}

export type Line = Readonly<Record<string, unknown>>;

export interface Owner {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Waits for the first line that has the key. */
  line(key: string): Promise<Line>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * A process of its own that uses the database of a data folder.
 * @param prefix a command that runs it as somebody else or somewhere else
 */
export function spawnOwner(dataDir: string, options: { pgBin?: string; prefix?: readonly string[] } = {}): Owner {
  const command = [
    ...(options.prefix ?? []),
    process.execPath,
    OWNER,
    dataDir,
    ...(options.pgBin ? [options.pgBin] : []),
  ];
  // A group of its own, so that a test can do what a terminal does at Ctrl-C.
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  children.push(child);
  const lines: Line[] = [];
  let wake = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(JSON.parse(text) as Line);
    wake.resolve();
    wake = Promise.withResolvers();
  });
  const closed = once(child, 'close');
  const line = async (key: string): Promise<Line> => {
    for (;;) {
      const found = lines.find((candidate) => key in candidate);
      if (found !== undefined) return found;
      const over = await Promise.race([wake.promise.then(() => false), closed.then(() => true)]);
      if (over && !lines.some((candidate) => key in candidate)) throw new Error(`no ${key}: ${JSON.stringify(lines)}`);
    }
  };
  return { process: child, pid: child.pid ?? 0, line, kill: (signal) => void process.kill(child.pid ?? 0, signal) };
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {}); // The tests that shoot the server look at the query's own error.
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits for something that should happen, and says what did not. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const limit = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`never happened: ${what}`);
    await delay(20);
  }
}

/** Every process that works in the data folder: keeper, postmaster, backends, initdb. */
export function processesBelow(dataDir: string): number[] {
  const root = path.join(dataDir, 'postgres');
  const found = readProcesses().filter(({ pid, command, folder }) => {
    return pid !== process.pid && (folder === '' ? command.includes(root) : folder.startsWith(root));
  });
  return found.map((row) => row.pid);
}

export async function nothingLeft(dataDir: string): Promise<void> {
  await until(`no process left below ${dataDir}`, () => processesBelow(dataDir).length === 0);
}

export function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8'), 10);
}

/** The keeper is the postmaster's parent. */
export function keeperPid(dataDir: string): number {
  const postmaster = postmasterPid(dataDir);
  return readProcesses().find((row) => row.pid === postmaster)?.parent ?? 0;
}

/** The shell that tells the postmaster to stop when the keeper is gone. */
export function watchdogPid(dataDir: string): number {
  const keeper = keeperPid(dataDir);
  return readProcesses().find((row) => row.parent === keeper && row.command.includes('watchdog'))?.pid ?? 0;
}

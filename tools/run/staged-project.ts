import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { readProcesses } from '../../server/src/platform/db/embedded/process-table.ts';

/** Projects with a run.mjs of their own, for its tests: a small server on the embedded database, and a small page. */
const here = path.resolve(import.meta.dirname, '../..');
const started: ChildProcess[] = [];
const roots: string[] = [];

const LOCK = JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'fixture' } } });
const SCRIPTS = { start: 'exec node tools/run.mjs start', vitest: 'exec node tools/run.mjs vitest' };
const POSTMASTER = '.data/postgres/cluster/postmaster.pid';

/** @param data a data folder to begin with, so that not every test waits for initdb */
export function stageProject(data?: string): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'pinjian-run-')));
  roots.push(root);
  const files = {
    'package.json': JSON.stringify({ name: 'fixture', type: 'module', scripts: SCRIPTS }),
    'package-lock.json': LOCK,
    'node_modules/.package-lock.json': LOCK,
    'web/index.html': '<!doctype html><title>one</title>',
    'contract/src/ids.ts': 'export {};',
    'server/src/main.ts': readFileSync(path.join(here, 'tools/run/server.fixture.ts'), 'utf8'),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const copied of ['tools/run.mjs', 'tools/run'])
    cpSync(path.join(here, copied), path.join(root, copied), { recursive: true });
  const packages = path.join(here, 'node_modules');
  for (const name of readdirSync(packages).filter((entry) => /^(node-|vite$|vitest$)/.test(entry)))
    symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name));
  if (data !== undefined) cpSync(data, path.join(root, '.data'), { recursive: true });
  return root;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Run {
  readonly root: string;
  readonly pid: number;
  readonly lines: readonly string[];
  /** Waits for the first line of JSON that has the key. */
  line(key: string): Promise<Readonly<Record<string, unknown>>>;
  readonly ended: Promise<Ended>;
}

/** Starts a command in a project, as the leader of a process group, as a terminal would. */
export function run(root: string, command: readonly string[], env: Record<string, string> = {}): Run {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...plainEnvironment(), PLATFORM: path.join(here, 'server/src/platform'), ...env },
  });
  started.push(child);
  const lines: string[] = [];
  let wake = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (text) => {
      lines.push(text);
      wake.resolve();
      wake = Promise.withResolvers();
    });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const line = async (key: string): Promise<Readonly<Record<string, unknown>>> => {
    for (;;) {
      const said = lines
        .filter((text) => text.startsWith('{"'))
        .map((text) => JSON.parse(text) as Record<string, unknown>);
      const found = said.find((candidate) => key in candidate);
      if (found !== undefined) return found;
      const over = await Promise.race([wake.promise.then(() => false), closed.then(() => true)]);
      if (over) throw new Error(`no ${key}: ${lines.join('\n')}`);
    }
  };
  const ended = closed.then(([code]) => ({ code, output: lines.join('\n') }));
  return { root, pid: child.pid ?? 0, lines, line, ended };
}

/** The environment without what npm and vitest added for this run of the tests. */
function plainEnvironment(): Record<string, string> {
  const added = /^(npm_|VITEST|VITE|NODE_|TEST$|DEV$|PROD$|MODE$|SSR$)/i;
  const kept = Object.entries(process.env).filter(([name]) => !added.test(name));
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** npm, run.mjs and the server, and with keeper and database all five. */
export interface Family {
  readonly npm: number;
  readonly runner: number;
  readonly server: number;
  readonly all: readonly number[];
}

/** The processes of an `npm start` that serves. */
export async function familyOf(start: Run): Promise<Family> {
  const { server, runner } = await start.line('server');
  const postmaster = Number.parseInt(readFileSync(path.join(start.root, POSTMASTER), 'utf8'), 10);
  const family = { npm: start.pid, runner: Number(runner), server: Number(server) };
  return { ...family, all: [...Object.values(family), parentOf(postmaster), postmaster] };
}

export function parentOf(pid: number): number {
  return readProcesses().find((row) => row.pid === pid)?.parent ?? 0;
}

/** Waits for something that should happen, and says what did not. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const limit = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > limit) throw new Error(`never happened: ${what}`);
    await delay(20);
  }
}

/** Ends what a failed test left, removes the projects. */
export async function strikeProjects(): Promise<void> {
  for (const child of started.splice(0))
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  for (const root of roots.splice(0)) {
    await until('the database has ended', () => !existsSync(path.join(root, POSTMASTER)));
    rmSync(root, { recursive: true, force: true });
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverFlags } from '../../tools/run/server-flags.mjs';

const root = join(import.meta.dirname, '../..');
const startLimit = 90_000;
const stopLimit = 30_000;

/** The built product, running as it does for a person who typed `npm start`. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataFolder: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and waits for it; the data folder stays. */
  stop(): Promise<void>;
  /** kill -9: nothing is tidied up. */
  kill(): Promise<void>;
}

interface StartOptions {
  /** An existing data folder; a fresh one is made without it. */
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An empty folder for one product's data. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'pinjian-e2e-'));
}

/** Waits until the database below a data folder has written everything and is gone. */
export async function databaseEnded(dataFolder: string): Promise<void> {
  const deadline = Date.now() + stopLimit;
  while (existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))) {
    if (Date.now() > deadline) throw new Error(`the database below ${dataFolder} did not end`);
    await delay(50);
  }
}

/** Removes a data folder once the database below it is gone. */
export async function removeDataFolder(dataFolder: string): Promise<void> {
  await databaseEnded(dataFolder);
  await rm(dataFolder, { recursive: true, force: true });
}

/**
 * Starts the server on a free port and waits until it is ready to serve.
 * @throws with everything it printed when it ends or does not become ready within 90 s
 */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  if (!existsSync(join(root, 'web/dist/index.html'))) {
    throw new Error(
      'web/dist is missing: journeys run on the built product (`npm test` builds it; so does `npm start`).',
    );
  }
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const started = performance.now();
  const child = spawn(process.execPath, [...serverFlags, join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      PINJIAN_DATA: dataFolder,
      // A journey finds what it has made itself, unless it asks for more.
      PINJIAN_DEMO: '0',
      // All its people come from one address, and again and again: no proof of work for them, unless it asks for that.
      PINJIAN_SMS_FREE_PER_DAY: '1000',
      PINJIAN_SMS_FREE_PER_HOUR: '1000000',
      PINJIAN_SMS_BUDGET_PER_MINUTE: '1000000',
      PINJIAN_SMS_BUDGET_PER_DAY: '1000000',
      // A journey is walked at any hour.
      PINJIAN_QUIET_HOURS: 'none',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  try {
    const port = await listeningPort(child, ended);
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    return {
      url,
      port,
      pid: child.pid ?? 0,
      dataFolder,
      startedIn: performance.now() - started,
      output: () => output,
      stop: () => end(child, ended, 'SIGTERM', () => output),
      kill: () => end(child, ended, 'SIGKILL', () => output),
    };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw new Error(`the product did not start: ${error instanceof Error ? error.message : String(error)}\n${output}`, {
      cause: error,
    });
  }
}

/** The server tells its parent the port it got. */
async function listeningPort(child: ChildProcess, ended: Promise<unknown>): Promise<number> {
  const told = new Promise<number>((resolve) => {
    child.on('message', (message: { type?: unknown; port?: unknown }) => {
      if (message.type === 'listening' && typeof message.port === 'number') resolve(message.port);
    });
  });
  const failed = ended.then(() => Promise.reject(new Error('it ended')));
  return Promise.race([told, failed, timeout()]);
}

async function timeout(): Promise<never> {
  await delay(startLimit, undefined, { ref: false });
  throw new Error(`not ready after ${startLimit / 1000} s`);
}

async function ready(url: string): Promise<void> {
  for (const deadline = Date.now() + startLimit; Date.now() < deadline; await delay(20)) {
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    if (answer.ok) return;
  }
  throw new Error('/readyz did not become 200');
}

async function end(
  child: ChildProcess,
  ended: Promise<unknown>,
  signal: NodeJS.Signals,
  output: () => string,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const inTime = await Promise.race([ended.then(() => true), delay(stopLimit, false, { ref: false })]);
  if (inTime) return;
  child.kill('SIGKILL');
  await ended;
  throw new Error(`the product did not end within ${stopLimit / 1000} s of ${signal}\n${output()}`);
}

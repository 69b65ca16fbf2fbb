import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { PROGRAM_PATH } from './identity.ts';
import { commandLine, programEnvironment, type Runner } from './program-run.ts';
import type { ServerLog } from './server-log.ts';

const READY = 'database system is ready to accept connections';
const LAST_WORDS_MS = 200;

/** One run of the database server. */
export interface Postmaster {
  /** True when it accepts connections, false when it ended before it did. */
  readonly ready: Promise<boolean>;
  /** How it ended, in words. */
  readonly ended: Promise<string>;
  /** Ends every session, writes everything down and waits for the end; harder when that takes too long. */
  stop(): Promise<void>;
}

/** Starts the server on a cluster that nobody else serves. */
export function startPostmaster(runner: Runner, args: readonly string[], cwd: string, log: ServerLog): Postmaster {
  const [file, rest] = commandLine(runner.identity, runner.programs.postgres, args);
  const child = spawn(file, rest, {
    ...runner.identity.ids,
    cwd,
    env: programEnvironment(runner.programs),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = endOf(child, log);
  const spoken = log.follow(child.stderr, READY);
  const ready = Promise.race([spoken, ended.then(() => false)]);
  if (child.pid !== undefined) bindToOurLife(child.pid, ended);
  return { ready, ended, stop: () => stop(child, ended) };
}

async function endOf(child: ChildProcess, log: ServerLog): Promise<string> {
  try {
    const closed = new Promise((resolve) => child.once('close', resolve));
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    // A session that is busy outlives its server and keeps the pipe open; the last words come at once or never.
    await Promise.race([closed, delay(LAST_WORDS_MS)]);
    return signal === null ? `exit code ${code}` : `signal ${signal}`;
  } catch (error) {
    log.write(`${(error as Error).message}\n`); // It could not be started at all.
    return (error as Error).message;
  }
}

/**
 * The keeper may be killed in a way that it cannot answer. A shell then reads the end of a pipe that only the keeper
 * holds open, and tells the server to stop. It needs nothing of the platform but sh.
 */
function bindToOurLife(pid: number, ended: Promise<string>): void {
  const watchdog = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'watchdog', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: PROGRAM_PATH },
    cwd: '/',
  });
  const dismiss = async (): Promise<void> => {
    await ended;
    watchdog.kill('SIGKILL'); // First, so that it cannot tell whoever is given this number next.
    watchdog.stdin.destroy();
  };
  void dismiss();
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const harder = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  const hardest = setTimeout(() => child.kill('SIGKILL'), 25_000);
  await ended;
  clearTimeout(harder);
  clearTimeout(hardest);
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const LOOK_AT_PARENT_MS = 250;
/** Longer than the server gives itself for closing. */
const LAST_RESORT_MS = 20_000;

/**
 * Runs a program so that neither of the two outlives the other: signals are handed on, the death of our own parent
 * counts as SIGTERM, and where there is an IPC channel, its end tells the child that we are gone.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string>, ipc?: boolean, hear?: (text: string) => void }} options
 *   hear: is told what the child writes on standard error, which is shown all the same
 * @returns {Promise<{ code: number, interrupted: boolean }>} the child's exit code (128 + n where signal n ended it),
 *   and whether we were told to end meanwhile
 */
export function runChild(file, args, options) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = [
    'inherit',
    'inherit',
    options.hear ? 'pipe' : 'inherit',
    ...(options.ipc ? [/** @type {const} */ ('ipc')] : []),
  ];
  const child = spawn(file, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio });
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk);
    options.hear?.(String(chunk));
  });
  /** @type {NodeJS.Timeout | undefined} */
  let lastResort;
  let interrupted = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    interrupted = true;
    child.kill(signal);
    lastResort ??= setTimeout(() => child.kill('SIGKILL'), LAST_RESORT_MS);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const watch = watchParent(() => end('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, end);
      clearInterval(watch);
      clearTimeout(lastResort);
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]), interrupted });
    });
  });
}

/**
 * npm runs us through `sh -c exec`, so npm is our parent, and one that is killed cannot tell us. Without npm whoever
 * started us may leave us behind on purpose.
 * @param {() => void} died
 */
function watchParent(died) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    died();
  }, LOOK_AT_PARENT_MS);
  return watch;
}

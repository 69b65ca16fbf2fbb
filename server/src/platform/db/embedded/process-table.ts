import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** One process of this machine. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** The program and its arguments; empty where they cannot be read. */
  readonly command: string;
  /** The folder that it works in, where the system tells (Linux) and it is ours to know; else empty. */
  readonly folder: string;
}

/** Every process that still runs; a zombie does not. /proc on Linux, where slim systems have no ps; else ps. */
export function readProcesses(): ProcessRow[] {
  if (process.platform !== 'linux') return fromPs();
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.flatMap((pid) => fromProc(Number(pid)));
}

export function isRunning(pid: number): boolean {
  return process.platform === 'linux' ? fromProc(pid).length > 0 : fromPs().some((row) => row.pid === pid);
}

function fromProc(pid: number): ProcessRow[] {
  const stat = readOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The program's name stands in brackets and may hold anything: pid (name) state parent …
  const [state = 'X', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (stat === '' || 'ZX'.includes(state)) return [];
  const command = readOr(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    .replaceAll('\0', ' ')
    .trim();
  return [{ pid, parent: Number(parent), command, folder: readOr(() => readlinkSync(`/proc/${pid}/cwd`)) }];
}

/** A process that ends while it is looked at, or belongs to somebody else, has nothing to tell. */
function readOr(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

function fromPs(): ProcessRow[] {
  const text = execFileSync('/bin/ps', ['-axo', 'pid=,ppid=,stat=,command='], {
    encoding: 'utf8',
    maxBuffer: 16_777_216,
  });
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z') === true) return [];
    return [{ pid: Number(pid), parent: Number(parent), command: command ?? '', folder: '' }];
  });
}

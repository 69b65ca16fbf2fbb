import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readProcesses } from './process-table.ts';

/**
 * Ends what an earlier keeper that was killed left behind: a postmaster without a keeper, backends without a
 * postmaster, and a postmaster.pid whose number now belongs to a stranger, before which PostgreSQL would stop for ever.
 * Only the holder of the keeper's lock calls this.
 * @returns what it did, for the log
 */
export async function clearLeftovers(cluster: string): Promise<readonly string[]> {
  const postmaster = await readPostmasterPid(cluster);
  if (postmaster === null) return [];
  const done: string[] = [];
  if (processesOf(cluster).includes(postmaster)) {
    send(postmaster, 'SIGINT');
    await gone(cluster, 20_000);
    done.push(`stopped the database server ${postmaster} that had lost its keeper`);
  }
  for (const pid of processesOf(cluster)) {
    send(pid, 'SIGKILL');
    done.push(`ended the database process ${pid} that had lost its server`);
  }
  await gone(cluster, 10_000);
  if (isAlive(postmaster)) {
    await rm(path.join(cluster, 'postmaster.pid'), { force: true });
    done.push(`removed a stale postmaster.pid: process ${postmaster} is another program now`);
  }
  return done;
}

async function readPostmasterPid(cluster: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Every living PostgreSQL process of the cluster: each works in it. Where the system does not tell, the server alone. */
function processesOf(cluster: string): number[] {
  const ours = readProcesses().filter(({ command, folder }) =>
    folder === '' ? command.includes(`postgres -D ${cluster} -c `) : folder === cluster && /postgres/.test(command),
  );
  return ours.map((row) => row.pid);
}

/** Waits until no process of the cluster is left. There is no event for the end of somebody else's child. */
async function gone(cluster: string, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until && processesOf(cluster).length > 0) await delay(20);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

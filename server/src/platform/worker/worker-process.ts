import { fork, type ChildProcess } from 'node:child_process';
import { WorkerJobFailed, WorkerLimitReached, type LimitedWorker, type WorkerLimits } from './limited-worker.ts';
import type { HostAnswer, HostOrder } from './worker-host.ts';

interface Running {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A process with the threads of a worker, and what it is doing. */
interface Host {
  readonly process: ChildProcess;
  readonly running: Map<number, Running>;
  /** It gets no more jobs: a file took too much in it, and what that left behind goes with it. */
  isSpent: boolean;
  idle: NodeJS.Timeout | null;
}

/**
 * A limited worker in a process of its own, for jobs that strangers' files make take all they may: what a thread has taken
 * from the machine its process keeps, what a process has taken goes back when it ends. It ends when nobody asked for
 * anything for `idleMs`, and once a job in it reached a limit; the next job gets another.
 */
export function createWorkerProcess<Job extends object, Result>(
  entry: URL,
  limits: WorkerLimits,
): LimitedWorker<Job, Result> {
  const hosts = new Set<Host>();
  let lastId = 0;

  function start(): Host {
    const child = fork(new URL('./worker-host.ts', import.meta.url), {
      // None of the server's own flags, and nothing that a library prints.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const host: Host = { process: child, running: new Map(), isSpent: false, idle: null };
    child.on('message', (message) => settle(host, message as HostAnswer));
    child.on('error', (error) => end(host, error));
    child.on('exit', () => end(host, new Error('the process ended in the middle of a job')));
    send(host, { entry: entry.href, limits });
    hosts.add(host);
    return host;
  }

  function send(host: Host, order: HostOrder): void {
    host.process.send(order, (error) => error !== null && end(host, error));
  }

  function settle(host: Host, answer: HostAnswer): void {
    const job = host.running.get(answer.id);
    host.running.delete(answer.id);
    if (answer.ok) job?.resolve(answer.value);
    else job?.reject(errorOf(answer.failure));
    if (!answer.ok && answer.failure.kind === 'limit') host.isSpent = true;
    rest(host);
  }

  /** A host without work keeps nobody awake, and ends: a spent one at once, another after a while. */
  function rest(host: Host): void {
    if (host.running.size > 0) return;
    hold(host, false);
    if (host.isSpent) end(host, null);
    else host.idle = setTimeout(() => end(host, null), limits.idleMs).unref();
  }

  function hold(host: Host, isBusy: boolean): void {
    if (host.idle !== null) clearTimeout(host.idle);
    host.idle = null;
    for (const part of [host.process, host.process.channel]) {
      if (isBusy) part?.ref();
      else part?.unref();
    }
  }

  /** Ends a host for good; what it was doing fails with `reason`. */
  function end(host: Host, reason: Error | null): void {
    if (!hosts.delete(host)) return;
    hold(host, false);
    host.process.kill('SIGKILL');
    for (const job of host.running.values()) job.reject(reason ?? new Error('the worker was stopped'));
    host.running.clear();
  }

  return {
    run: (job, timeMs = limits.timeMs) =>
      new Promise<unknown>((resolve, reject) => {
        const host = [...hosts].find((each) => !each.isSpent) ?? start();
        lastId += 1;
        host.running.set(lastId, { resolve, reject });
        hold(host, true);
        send(host, { id: lastId, job, timeMs });
      }) as Promise<Result>,
    async stop() {
      for (const host of hosts) {
        const gone = new Promise((resolve) => host.process.once('exit', resolve));
        end(host, new Error('the worker was stopped'));
        host.process.ref();
        await gone;
      }
    },
    get alive() {
      return hosts.size;
    },
  };
}

function errorOf(failure: Extract<HostAnswer, { ok: false }>['failure']): Error {
  if (failure.kind === 'limit') return new WorkerLimitReached(failure.limit);
  return failure.kind === 'job' ? new WorkerJobFailed(failure.message) : new Error(failure.message);
}

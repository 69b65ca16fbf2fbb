import { Worker } from 'node:worker_threads';

/** What a thread may take before it is ended. */
export interface WorkerLimits {
  /** Longest time for one job, in milliseconds, from the moment its thread has loaded its modules. */
  readonly timeMs: number;
  /** JavaScript heap, in megabytes. */
  readonly heapMb: number;
  /** Buffers and WebAssembly outside the heap, in megabytes. */
  readonly externalMb: number;
  /** A thread without work ends after this many milliseconds. */
  readonly idleMs: number;
  /** Most threads at once; more jobs wait. */
  readonly threads: number;
}

/** A thread was ended because a job took too much of something. */
export class WorkerLimitReached extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`a job reached its limit of ${limit}`);
    this.name = 'WorkerLimitReached';
    this.limit = limit;
  }
}

/** The job itself threw; its message is the name and message of what it threw. */
export class WorkerJobFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkerJobFailed';
  }
}

/** Runs jobs in threads of their own, started on demand and ended when idle. */
export interface LimitedWorker<Job extends object, Result> {
  /**
   * @param timeMs a limit for this job in place of the worker's.
   * @throws WorkerLimitReached, WorkerJobFailed
   */
  run(job: Job, timeMs?: number): Promise<Result>;
  /** Ends all threads; waiting and running jobs fail. */
  stop(): Promise<void>;
  /** Threads alive now. */
  readonly alive: number;
}

/** What a thread says; see serve-jobs.ts. The first is that it has loaded its modules. */
export type WorkerAnswer =
  | { readonly ready: true }
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly name: string; readonly message: string };

interface Waiting<Job> {
  readonly job: Job;
  readonly timeMs: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Job> {
  readonly worker: Worker;
  running: Waiting<Job> | null;
  ready: boolean;
  timers: NodeJS.Timeout[];
}

const memoryCheckMs = 200;
/** To load its modules takes a thread a second, on a busy machine many: that is no fault of the file it is to read. */
const startMs = 60_000;

/**
 * A pool over a module that calls `serveJobs`. A job on which a thread dies (time, memory, crash) fails alone: the next
 * one gets a new thread, and the server itself never runs the job's code.
 */
export function createLimitedWorker<Job extends object, Result>(
  entry: URL,
  limits: WorkerLimits,
): LimitedWorker<Job, Result> {
  const threads = new Set<Thread<Job>>();
  const waiting: Waiting<Job>[] = [];

  function start(): Thread<Job> {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // Whatever a library prints is not for our log.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const thread: Thread<Job> = { worker, running: null, ready: false, timers: [] };
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) {
        thread.ready = true;
        if (thread.running !== null) watch(thread, thread.running);
        return;
      }
      const done = release(thread);
      if (answer.ok) done?.resolve(answer.value);
      else done?.reject(new WorkerJobFailed(`${answer.name}: ${answer.message}`));
      next();
    });
    worker.on('error', (error: Error & { code?: string }) => {
      drop(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerLimitReached('memory') : error);
    });
    worker.on('exit', () => drop(thread, new Error('the thread ended in the middle of a job')));
    threads.add(thread);
    return thread;
  }

  function release(thread: Thread<Job>): Waiting<Job> | null {
    const done = thread.running;
    thread.running = null;
    for (const timer of thread.timers) clearTimeout(timer);
    thread.worker.unref();
    thread.timers = [setTimeout(() => drop(thread, null), limits.idleMs).unref()];
    return done;
  }

  /** Ends a thread for good; what it was doing fails with `reason`. */
  function drop(thread: Thread<Job>, reason: Error | null): void {
    if (!threads.delete(thread)) return;
    const done = release(thread);
    for (const timer of thread.timers) clearTimeout(timer);
    void thread.worker.terminate();
    if (reason !== null) done?.reject(reason);
    next();
  }

  function next(): void {
    const job = waiting[0];
    if (job === undefined) return;
    const free =
      [...threads].find((thread) => thread.running === null) ?? (threads.size < limits.threads ? start() : null);
    if (free === null) return;
    waiting.shift();
    assign(free, job);
    next();
  }

  function assign(thread: Thread<Job>, job: Waiting<Job>): void {
    thread.running = job;
    thread.worker.ref();
    watch(thread, job);
    thread.worker.postMessage(job.job);
  }

  /** Holds a job to its limits; its time begins when its thread is ready. */
  function watch(thread: Thread<Job>, job: Waiting<Job>): void {
    for (const timer of thread.timers) clearTimeout(timer);
    const memory = setInterval(() => void watchMemory(thread, job), memoryCheckMs).unref();
    const late = thread.ready ? new WorkerLimitReached('time') : new Error('the thread did not start');
    thread.timers = [setTimeout(() => drop(thread, late), thread.ready ? job.timeMs : startMs), memory];
  }

  async function watchMemory(thread: Thread<Job>, job: Waiting<Job>): Promise<void> {
    // Rejected when the thread ends meanwhile: then there is nothing left to watch.
    const heap = await thread.worker.getHeapStatistics().catch(() => null);
    const used = heap === null ? 0 : heap.external_memory / 1024 / 1024;
    if (thread.running === job && used > limits.externalMb) drop(thread, new WorkerLimitReached('memory'));
  }

  return {
    run: (job, timeMs = limits.timeMs) =>
      new Promise<unknown>((resolve, reject) => {
        waiting.push({ job, timeMs, resolve, reject });
        next();
      }) as Promise<Result>,
    async stop() {
      for (const job of waiting.splice(0)) job.reject(new Error('the worker was stopped'));
      const ending = [...threads];
      for (const thread of ending) drop(thread, new Error('the worker was stopped'));
      await Promise.all(ending.map((thread) => thread.worker.terminate()));
    },
    get alive() {
      return threads.size;
    },
  };
}

import { createLimitedWorker, WorkerJobFailed, WorkerLimitReached, type WorkerLimits } from './limited-worker.ts';

/** What a host is told: first what to run, then job after job. */
export type HostOrder =
  | { readonly entry: string; readonly limits: WorkerLimits }
  | { readonly id: number; readonly job: object; readonly timeMs: number };

/** What it answers for each job. */
export type HostAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: HostFailure };

type HostFailure =
  | { readonly kind: 'limit'; readonly limit: WorkerLimitReached['limit'] }
  | { readonly kind: 'job' | 'other'; readonly message: string };

function failureOf(error: unknown): HostFailure {
  if (error instanceof WorkerLimitReached) return { kind: 'limit', limit: error.limit };
  if (error instanceof WorkerJobFailed) return { kind: 'job', message: error.message };
  return { kind: 'other', message: error instanceof Error ? error.message : String(error) };
}

/** Runs the threads of a worker in a process of their own; ended by whoever started it, or with them. */
function host(): void {
  let worker: ReturnType<typeof createLimitedWorker> | null = null;
  const answer = (message: HostAnswer) => process.send?.(message);
  process.on('message', (message) => {
    // What arrives is what `createWorkerProcess` sends.
    const order = message as HostOrder;
    if ('entry' in order) {
      worker = createLimitedWorker(new URL(order.entry), order.limits);
      return;
    }
    worker?.run(order.job, order.timeMs).then(
      (value) => answer({ id: order.id, ok: true, value }),
      (error: unknown) => answer({ id: order.id, ok: false, failure: failureOf(error) }),
    );
  });
  // Whoever asked is gone, however they went.
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches every process of a terminal; it is for the server to say when the work here ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => null);
}

host();

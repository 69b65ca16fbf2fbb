import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from './limited-worker.ts';

/** The other end of `createLimitedWorker`: answers one job after the other. Called once, by the thread's entry module. */
export function serveJobs(work: (job: never) => Promise<unknown>): void {
  const port = parentPort;
  if (port === null) throw new Error('serveJobs is for worker threads');
  port.on('message', (job: unknown) => {
    // What arrives is what the pool's `run` was given, whose type is the worker's.
    work(job as never).then(
      (value) => port.postMessage({ ok: true, value } satisfies WorkerAnswer),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
        port.postMessage({ ok: false, name, message } satisfies WorkerAnswer);
      },
    );
  });
  port.postMessage({ ready: true } satisfies WorkerAnswer);
}

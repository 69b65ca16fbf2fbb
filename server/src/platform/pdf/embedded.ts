import { createLimitedWorker, type LimitedWorker } from '../worker/limited-worker.ts';
import type { PdfTypesetter } from './port.ts';

/** What the thread is sent. */
export interface TypesetJob {
  readonly template: string;
  readonly data: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
}

/** Typst in a thread of its own, with Noto Sans SC; no file and no network. Fonts of the machine only fill in letters that Noto lacks. */
export function createTypesetter(): PdfTypesetter {
  const worker: LimitedWorker<TypesetJob, Uint8Array> = createLimitedWorker(
    new URL('./typeset-thread.ts', import.meta.url),
    {
      timeMs: 15_000,
      heapMb: 128,
      externalMb: 256,
      idleMs: 60_000,
      threads: 2,
    },
  );
  return {
    typeset: ({ template, data, createdAt }) =>
      worker.run({ template, data: JSON.stringify(data), createdAt: Math.floor(createdAt.getTime() / 1000) }),
    stop: () => worker.stop(),
  };
}

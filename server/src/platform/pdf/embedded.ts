import { createLimitedWorker, type LimitedWorker } from '../worker/limited-worker.ts';
import type { PdfTypesetter, PdfWithin, TypesetPages } from './port.ts';

/** What the thread is sent. */
export interface TypesetJob {
  readonly template: string;
  /** JSON, from what is wished for to what takes the least space. */
  readonly variants: readonly string[];
  readonly maxPages: number;
  readonly picture: Uint8Array | null;
  /** Seconds since 1970. */
  readonly createdAt: number;
}

/** Typst in a thread of its own, with Noto Sans SC; no file and no network. Fonts of the machine only fill in letters that Noto lacks. */
export function createTypesetter(): PdfTypesetter {
  const worker: LimitedWorker<TypesetJob, TypesetPages> = createLimitedWorker(
    new URL('./typeset-thread.ts', import.meta.url),
    {
      timeMs: 15_000,
      heapMb: 128,
      externalMb: 256,
      idleMs: 60_000,
      threads: 2,
    },
  );
  const typesetWithin = ({ template, variants, maxPages, picture, createdAt }: PdfWithin) =>
    worker.run({
      template,
      variants: variants.map((data) => JSON.stringify(data)),
      maxPages,
      picture,
      createdAt: Math.floor(createdAt.getTime() / 1000),
    });
  return {
    async typeset({ data, ...document }) {
      const { pdf } = await typesetWithin({ ...document, variants: [data], maxPages: 1, picture: null });
      return pdf;
    },
    typesetWithin,
    stop: () => worker.stop(),
  };
}

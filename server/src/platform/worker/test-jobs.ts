import { serveJobs } from './serve-jobs.ts';

/** What the tests of limited-worker.ts ask of a thread. */
export type TestJob =
  | { readonly do: 'echo'; readonly text: string }
  | { readonly do: 'throw' | 'loop' | 'fillHeap' | 'fillBuffers' | 'exit' };

serveJobs(async (job: TestJob) => {
  switch (job.do) {
    case 'echo':
      return job.text;
    case 'throw':
      throw new TypeError('of no use');
    case 'loop':
      for (;;);
    case 'fillHeap': {
      const kept: string[][] = [];
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${index} ${kept.length}`));
    }
    case 'fillBuffers': {
      const kept: Buffer[] = [];
      for (;;) {
        kept.push(Buffer.alloc(4 * 1024 * 1024, 1));
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    case 'exit':
      process.exit(3);
  }
});

import { serveJobs } from '#platform/worker/serve-jobs.ts';
import type { CityName } from './fields/places.ts';
import { inspectFile } from './inspect.ts';
import { parseResume, type ResumeFileKind } from './parse.ts';

/** What the reader's thread is asked. */
export type ReaderJob =
  | { readonly do: 'inspect'; readonly bytes: Uint8Array }
  | {
      readonly do: 'parse';
      readonly bytes: Uint8Array;
      readonly kind: ResumeFileKind;
      readonly cities: readonly CityName[];
    };

serveJobs((job: ReaderJob) =>
  job.do === 'inspect' ? inspectFile(job.bytes) : parseResume(job.bytes, job.kind, job.cities),
);

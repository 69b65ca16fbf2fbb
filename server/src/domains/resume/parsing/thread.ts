import { serveJobs } from '#platform/worker/serve-jobs.ts';
import type { CityName } from './fields/places.ts';
import { inspectFile } from './inspect.ts';
import { inspectPlain } from './plain/read-plain.ts';
import { digestPrint, parseResume, readScan, type ResumeFileKind } from './parse.ts';

/** What the reader's thread is asked. */
export type ReaderJob =
  | { readonly do: 'inspect'; readonly bytes: Uint8Array; readonly kind: ResumeFileKind }
  | { readonly do: 'digestPrint'; readonly bytes: Uint8Array }
  | {
      readonly do: 'parse';
      readonly bytes: Uint8Array;
      readonly kind: ResumeFileKind;
      readonly cities: readonly CityName[];
    }
  | { readonly do: 'readScan'; readonly bytes: Uint8Array; readonly cities: readonly CityName[] };

serveJobs(async (job: ReaderJob) => {
  if (job.do === 'inspect') return job.kind === 'text' ? inspectPlain(job.bytes) : inspectFile(job.bytes);
  if (job.do === 'digestPrint') return digestPrint(job.bytes);
  return job.do === 'parse' ? parseResume(job.bytes, job.kind, job.cities) : readScan(job.bytes, job.cities);
});

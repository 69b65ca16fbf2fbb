import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ParseFailureReason } from '@pinjian/contract/resume.ts';
import { allCities } from '#domains/dictionary/index.ts';
import {
  type LimitedWorker,
  WorkerJobFailed,
  WorkerLimitReached,
  type WorkerLimits,
} from '#platform/worker/limited-worker.ts';
import { createWorkerProcess } from '#platform/worker/worker-process.ts';
import type { CityName } from './fields/places.ts';
import type { FileProblem } from './inspect.ts';
import type { ParsedResume, ResumeFileKind } from './parse.ts';
import type { PlainProblem } from './plain/read-plain.ts';
import type { ReaderJob } from './thread.ts';

/** Reads files that strangers sent, in threads that are ended when a file takes too much. */
export interface ResumeReader {
  /** The first thing that stands against a file, or null. Takes at most five seconds. */
  inspect(bytes: Uint8Array, kind?: ResumeFileKind): Promise<FileProblem | PlainProblem | 'unreadableFile' | null>;
  /** Text and fields. A file on which the reader fails is an answer too: it will fail again. */
  parse(bytes: Uint8Array, kind: ResumeFileKind): Promise<ParsedResume & { readonly cause?: string }>;
  /** The digest of what a PDF of ours shows (`digestOf`). @throws WorkerLimitReached, WorkerJobFailed */
  digestPrint(bytes: Uint8Array): Promise<string>;
  stop(): Promise<void>;
}

const defaults: WorkerLimits = { timeMs: 20_000, heapMb: 320, externalMb: 256, idleMs: 60_000, threads: 2 };
const inspectMs = 5_000;
/** Recognising letters takes seconds for a page and a hundred megabytes beside the heap. */
const scanLimits: WorkerLimits = { timeMs: 120_000, heapMb: 320, externalMb: 384, idleMs: 5_000, threads: 1 };

type Scans = LimitedWorker<ReaderJob, unknown>;

export function createResumeReader(limits: Partial<WorkerLimits> = {}): ResumeReader {
  const worker = createWorkerProcess<ReaderJob, unknown>(new URL('./thread.ts', import.meta.url), {
    ...defaults,
    ...limits,
  });
  let scans: Scans | null = null;
  let lastScan: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  /** One file at a time, each in a thread that is gone before the next: the recogniser gives nothing back while it lives. */
  function scan(job: ReaderJob): Promise<unknown> {
    const before = lastScan;
    const own = (async () => {
      await before;
      if (isStopped) throw new Error('the worker was stopped');
      scans = createWorkerProcess(new URL('./thread.ts', import.meta.url), { ...scanLimits, ...limits });
      try {
        return await scans.run(job);
      } finally {
        await scans.stop();
      }
    })();
    // What goes wrong with one file is told to whoever sent it, and is no matter of the next.
    lastScan = own.then(
      () => null,
      () => null,
    );
    return own;
  }

  /** What the pictures of a file say; the file as its letters were read when that is nothing more. */
  async function lookAtPictures(bytes: Uint8Array, read: ParsedResume): Promise<ParsedResume & { cause?: string }> {
    try {
      const seen = (await scan({ do: 'readScan', bytes, cities: cityNames() })) as ParsedResume;
      if (read.failure !== null) return seen.failure === null ? seen : read;
      return seen.failure === null && hasPeriods(seen) ? seen : read;
    } catch (error) {
      if (error instanceof WorkerLimitReached || error instanceof WorkerJobFailed)
        return read.failure === null ? read : { ...read, cause: error.message };
      throw error;
    }
  }

  return {
    async inspect(bytes, kind = 'pdf') {
      try {
        return (await worker.run({ do: 'inspect', bytes, kind }, limits.timeMs ?? inspectMs)) as
          | FileProblem
          | PlainProblem
          | null;
      } catch (error) {
        if (error instanceof WorkerLimitReached) return 'unreadableFile';
        if (error instanceof WorkerJobFailed) return 'brokenFile';
        throw error;
      }
    },
    async parse(bytes, kind) {
      try {
        const job: ReaderJob = { do: 'parse', bytes, kind, cities: cityNames() };
        const { maybePictures = false, ...read } = (await worker.run(job)) as ParsedResume;
        return maybePictures ? await lookAtPictures(bytes, read) : read;
      } catch (error) {
        if (error instanceof WorkerLimitReached)
          return failed(error.limit === 'time' ? 'tooSlow' : 'tooLarge', error.message);
        if (error instanceof WorkerJobFailed) return failed('broken', error.message);
        throw error;
      }
    },
    async digestPrint(bytes) {
      return (await worker.run({ do: 'digestPrint', bytes })) as string;
    },
    async stop() {
      isStopped = true;
      await Promise.all([worker.stop(), scans?.stop()]);
    },
  };
}

/** The thread is told the cities: the dictionary's own tables would make it start slowly and grow large. */
function cityNames(): CityName[] {
  return allCities().map(({ code, name, fullName }) => ({ code, name, fullName }));
}

function hasPeriods({ content: { education, work } }: ParsedResume): boolean {
  return [...education, ...work.flatMap((each) => each.roles)].some(({ start }) => start !== null);
}

function failed(failure: ParseFailureReason, cause: string) {
  return { failure, content: emptyResumeContent(), confidence: {}, text: '', unplaced: [], cause };
}

/** The reader of this copy. It has no thread before the first file comes, and none a minute after the last. */
export const resumeReader = createResumeReader();

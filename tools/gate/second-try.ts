import type { FailedFile } from './report.ts';

/** What a part of the gate came to. `failures` are told once more at the end, where a cut log still shows them. */
export interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly string[];
  /** What failed first and passed when it was tried once more, alone: not a failure, but to be mended. */
  readonly unsteady?: readonly string[];
}

/** What trying one file once more, alone, came to. */
export interface SecondTry {
  readonly passed: boolean;
  readonly failures: readonly string[];
}

/**
 * Files whose failures may be the machine's: those that wait for a browser, for a page drawn in a document, or for a
 * database that a hundred other tests use at the same time. A race of the product may be among them: what passed the
 * second time is named at the end, and is to be understood, not to be run until it passes. A rule has no second try.
 */
export function mayTryAgain(file: string): boolean {
  return ['e2e/', 'web/', 'server/'].some((folder) => file.startsWith(folder));
}

/** A run in which more files than this failed is broken, not unsteady; trying them all would only take its time. */
const mostTries = 6;

/**
 * Tries each failed file that waits for something once more, alone, and tells both results. A file that passes then
 * counts as passed and is named as unsteady.
 */
export async function tryAgain(
  count: Count,
  failedFiles: readonly FailedFile[],
  attempt: (file: string) => Promise<SecondTry>,
  tell: (line: string) => void,
): Promise<Count> {
  const candidates = failedFiles.filter(({ file }) => mayTryAgain(file));
  if (candidates.length === 0 || candidates.length > mostTries) return count;
  let { passed, failed } = count;
  const unsteady: string[] = [];
  const failures = failedFiles.filter(({ file }) => !mayTryAgain(file)).flatMap((each) => each.failures);
  for (const first of candidates) {
    tell(`── ${first.file}: failed, tried once more, alone ──`);
    for (const failure of first.failures) tell(`first: ✗ ${failure}`);
    const second = await attempt(first.file);
    if (second.passed) {
      tell(`second: ✓ ${first.file}`);
      passed += first.failed;
      failed -= first.failed;
      unsteady.push(...first.failures);
    } else {
      for (const failure of second.failures) tell(`second: ✗ ${failure}`);
      failures.push(...first.failures);
    }
  }
  return { ...count, passed, failed, failures, unsteady };
}

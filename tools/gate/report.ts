import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What of vitest's JSON report the gate reads. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A file with failures: its path below the root, how many tests failed in it, and each with its first lines. */
export interface FailedFile {
  readonly file: string;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** The report that a run left, or one that says a suite failed where there is none. */
export function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    console.error(`no report of the tests: ${error instanceof Error ? error.message : String(error)}`);
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
  }
}

/** Each file with a failed test, and each that broke before its tests (which counts as one failure). */
export function failedFilesOf({ testResults = [] }: Report, root: string): FailedFile[] {
  const short = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, 6).join('\n    ');
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      const failures = failed.map(
        (each) => `${file} > ${each.fullName}\n    ${short(each.failureMessages.join('\n'))}`,
      );
      return [{ file, failed: failed.length, failures }];
    }
    return message === '' ? [] : [{ file, failed: 1, failures: [`${file}\n    ${short(message)}`] }];
  });
}

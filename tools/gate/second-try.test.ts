import { describe, expect, it } from 'vitest';
import { failedFilesOf } from './report.ts';
import { mayTryAgain, tryAgain } from './second-try.ts';

const journey = {
  file: 'e2e/apply.test.ts',
  failed: 2,
  failures: ['e2e/apply.test.ts > one', 'e2e/apply.test.ts > two'],
};
const rule = { file: 'contract/src/apply.test.ts', failed: 1, failures: ['contract/src/apply.test.ts > three'] };
const count = {
  name: 'journeys',
  passed: 10,
  failed: 3,
  failures: [...journey.failures, ...rule.failures],
};

/** Tries again with a set outcome; answers the count, the files tried and what was told. */
async function tried(passes: boolean, files = [journey, rule]) {
  const attempts: string[] = [];
  const told: string[] = [];
  const result = await tryAgain(
    count,
    files,
    async (file) => {
      attempts.push(file);
      return { passed: passes, failures: passes ? [] : [`${file} > one, again`] };
    },
    (line) => told.push(line),
  );
  return { result, attempts, told };
}

describe('a failing journey, or test of the web or the database, is tried once more, alone', () => {
  it('and is named as unsteady when it passes then; what else failed has failed', async () => {
    const { result, attempts, told } = await tried(true);
    expect(attempts).toEqual(['e2e/apply.test.ts']);
    expect(result).toEqual({
      name: 'journeys',
      passed: 12,
      failed: 1,
      failures: rule.failures,
      unsteady: journey.failures,
    });
    expect(told).toContain('first: ✗ e2e/apply.test.ts > one');
    expect(told).toContain('second: ✓ e2e/apply.test.ts');
  });

  it('and fails when it fails again, with both results told', async () => {
    const { result, told } = await tried(false);
    expect(result).toMatchObject({ passed: 10, failed: 3, unsteady: [] });
    expect(result.failures).toEqual(expect.arrayContaining([...journey.failures, ...rule.failures]));
    expect(told).toContain('second: ✗ e2e/apply.test.ts > one, again');
  });

  it('but not when so much failed that something is broken', async () => {
    const files = Array.from({ length: 7 }, (_, at) => ({ ...journey, file: `e2e/journey-${at}.test.ts` }));
    const { result, attempts } = await tried(true, files);
    expect(attempts).toEqual([]);
    expect(result).toBe(count);
  });

  it.each([
    ['e2e/apply.test.ts', true],
    ['web/src/app/router.test.tsx', true],
    ['server/src/app.test.ts', true],
    ['contract/src/errors.test.ts', false],
  ])('%s: %s', (file, may) => {
    expect(mayTryAgain(file)).toBe(may);
  });
});

describe('failed files of a report', () => {
  const result = (name: string, message: string, statuses: readonly string[]) => ({
    name: `/project/${name}`,
    message,
    assertionResults: statuses.map((status, at) => ({
      fullName: `test ${at}`,
      status,
      failureMessages: status === 'failed' ? ['\u001B[31mexpected 1\u001B[0m\nto be 2'] : [],
    })),
  });

  it('are those with a failed test, and those that broke before their tests', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        result('web/a.test.ts', '', ['passed']),
        result('web/b.test.ts', '', ['passed', 'failed']),
        result('web/c.test.ts', 'it cannot be loaded', []),
      ],
    };
    expect(failedFilesOf(report, '/project')).toEqual([
      { file: 'web/b.test.ts', failed: 1, failures: ['web/b.test.ts > test 1\n    expected 1\n    to be 2'] },
      { file: 'web/c.test.ts', failed: 1, failures: ['web/c.test.ts\n    it cannot be loaded'] },
    ]);
  });
});

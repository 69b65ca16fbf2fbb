import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { check } from './check.ts';
import { cacheFolder, root, runCommand } from './commands.ts';
import { ensureWebBuilt } from './run/web-build.mjs';

const reports = join(cacheFolder, 'test');
const vitest = 'node_modules/vitest/vitest.mjs';

/** What one part of the gate contributed. */
interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What failed, and why in its first lines: said once more at the end, where a cut log still shows it. */
  readonly failures?: readonly string[];
}

interface Report {
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

/** Each failed test with the first lines of its reason, and each file that broke before its tests. */
function failuresOf({ testResults = [] }: Report): string[] {
  const short = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, 6).join('\n    ');
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`${file}\n    ${short(message)}`];
    return failed.map((each) => `${file} > ${each.fullName}\n    ${short(each.failureMessages.join('\n'))}`);
  });
}

/** Runs projects of vitest and counts their tests; a run that breaks without a failing test counts as one failure. */
async function runTests(name: string, projects: readonly string[]): Promise<Count> {
  console.log(`\n── ${name} ──`);
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const args = [
    'run',
    ...projects.flatMap((each) => ['--project', each]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { passed } = await runCommand({ name, script: vitest, args }, true);
  const report = readReport(file);
  const failed =
    report.numFailedTests === 0 && !passed ? Math.max(1, report.numFailedTestSuites) : report.numFailedTests;
  return { name, passed: report.numPassedTests, failed, failures: failuresOf(report) };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    console.error(`no report of the tests: ${error instanceof Error ? error.message : String(error)}`);
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
  }
}

/** Runs one step that passes or throws; it counts as one test. */
async function runStep(name: string, step: () => Promise<void>): Promise<Count> {
  console.log(`\n── ${name} ──`);
  try {
    await step();
    return { name, passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name, passed: 0, failed: 1 };
  }
}

/** Weighs the pages of the build against their limits. */
async function weighPages(): Promise<void> {
  const { passed } = await runCommand({ name: 'budgets', script: 'tools/budgets.ts', args: [] }, true);
  if (!passed) throw new Error('a page is too heavy');
}

mkdirSync(reports, { recursive: true });
const started = performance.now();
const counts: Count[] = [];

console.log('── check ──');
const checks = await check();
counts.push({
  name: 'check',
  passed: checks.filter((each) => each.passed).length,
  failed: checks.filter((each) => !each.passed).length,
});
counts.push(await runTests('units and operations', ['unit', 'server', 'web-rules', 'web']));
const build = await runStep('build', () => ensureWebBuilt(root, process.execPath));
counts.push(build);
if (build.failed === 0) {
  counts.push(await runStep('budgets', weighPages));
  counts.push(await runTests('journeys', ['e2e']));
} else {
  counts.push({ name: 'journeys (not run: there is no build)', passed: 0, failed: 1 });
}

const sum = (part: 'passed' | 'failed'): number => counts.reduce((total, each) => total + each[part], 0);
console.log('');
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`);
for (const { name, passed, failed } of counts)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

import { workspaces } from './source/files.ts';
import { runAll, type Command, type Outcome } from './commands.ts';

const bin = (name: string, path: string): string => `node_modules/${name}/${path}`;
const tool = (name: string, ...args: string[]): Command => ({ name, script: `tools/${name}.ts`, args });

const types = (what: string, ...args: string[]): Command => ({
  name: `types of ${what}`,
  script: bin('typescript', 'bin/tsc'),
  args,
});

/** Everything that can be said about the project without running it; the slow ones first. */
const commands: readonly Command[] = [
  {
    name: 'lint',
    script: bin('oxlint', 'bin/oxlint'),
    args: ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
  },
  tool('db-types', '--check'),
  { name: 'unused', script: bin('knip', 'bin/knip.js'), args: ['--no-progress'] },
  // The contract compiled once as everywhere, once without its tests and without any platform's types.
  types('contract', '-p', 'contract'),
  types('contract alone', '-p', 'contract/tsconfig.wire.json'),
  ...workspaces.filter((each) => each !== 'contract').map((each) => types(each, '--noEmit', '-p', each)),
  tool('boundaries'),
  tool('vocabulary'),
  { name: 'format', script: bin('oxfmt', 'bin/oxfmt'), args: ['--check'] },
  tool('licences'),
];

/** Runs every check, two at a time; prints a line for each and, after them, what failed said. */
export async function check(): Promise<readonly Outcome[]> {
  const outcomes = await runAll(commands, ({ name, passed, seconds }) => {
    console.log(`${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`);
  });
  for (const failed of outcomes.filter((each) => !each.passed))
    console.log(`\n── ${failed.name} ──\n${failed.output.trim()}`);
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await check();
  const failed = outcomes.filter((each) => !each.passed);
  console.log(
    failed.length === 0
      ? `\n${outcomes.length} checks passed`
      : `\nto mend: ${failed.map((each) => each.name).join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

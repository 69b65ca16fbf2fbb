import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../server/src/platform/db/embedded/process-table.ts';
import { familyOf, parentOf, run, type Run, stageProject, strikeProjects, until } from './run/staged-project.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let data = '';
const npmStart = (root = stageProject(data)): Run => run(root, ['npm', 'start', '--silent']);

beforeAll(async () => {
  const first = npmStart(stageProject());
  await first.line('server');
  process.kill(first.pid, 'SIGTERM');
  await first.ended;
  data = path.join(first.root, '.data');
});
afterAll(strikeProjects);

describe('npm start leaves no process behind', () => {
  const targets = ['npm', 'runner', 'server'] as const;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const;
  const cases = targets.flatMap((target) => signals.map((signal) => ({ target, signal })));

  it.each(cases)('when $target gets $signal', async ({ target, signal }) => {
    const start = npmStart();
    const family = await familyOf(start);
    expect(family.all.filter(isRunning)).toHaveLength(5);
    process.kill(family[target], signal);
    await until('all have ended', () => !family.all.some(isRunning));
    await start.ended;
    // Whatever can still close its database does, except the one that was shot.
    expect(start.lines.includes('{"closed":true}')).toBe(!(target === 'server' && signal === 'SIGKILL'));
  });

  it('when the terminal sends Ctrl-C to all of them at once', async () => {
    const start = npmStart();
    const family = await familyOf(start);
    process.kill(-start.pid, 'SIGINT');
    await until('all have ended', () => !family.all.some(isRunning));
    expect((await start.ended).code).toBe(0);
    expect(start.lines).toContain('{"closed":true}');
  });

  it('when the terminal is closed', async () => {
    const start = npmStart();
    const family = await familyOf(start);
    process.kill(-start.pid, 'SIGHUP');
    await until('all have ended', () => !family.all.some(isRunning));
    await start.ended;
    expect(start.lines).toContain('{"closed":true}');
  });

  it('when two share one database: it ends with the second, however the first ended', async () => {
    const first = npmStart();
    const family = await familyOf(first);
    const second = npmStart(first.root);
    expect(await second.line('server')).toMatchObject({ shared: true });
    const others = await familyOf(second);
    process.kill(family.npm, 'SIGKILL');
    await until('the first has ended', () => ![family.npm, family.runner, family.server].some(isRunning));
    expect(others.all.filter(isRunning)).toHaveLength(5);
    process.kill(others.npm, 'SIGKILL');
    await until('the second has ended too', () => !others.all.some(isRunning));
  });
});

describe('a command', () => {
  it('gets the arguments and the project’s own Node, and its exit code is ours', async () => {
    const done = await run(stageProject(), ['npm', 'start', '--silent', '--', 'exit', '7', 'two words']).ended;
    expect(done.code).toBe(7);
    const { args, node } = JSON.parse(done.output.split('\n').at(-1) ?? '') as { args: string[]; node: string };
    expect(args).toEqual(['7', 'two words']);
    expect(Number(/^v(\d+)/.exec(node)?.[1])).toBeGreaterThanOrEqual(24);
  });

  it('that does not exist is refused with those that do', async () => {
    const done = await run(stageProject(), ['node', 'tools/run.mjs', 'launch']).ended;
    expect(done.code).toBe(2);
    expect(done.output).toContain('没有这个命令：launch。可用的命令：start、dev、test');
  });

  it('of another program ends with run.mjs as well', async () => {
    const root = stageProject();
    writeFileSync(
      path.join(root, 'endless.test.ts'),
      `import { it } from 'vitest';
      it('never ends', async () => {
        process.stderr.write(JSON.stringify({ worker: process.pid, main: process.ppid }) + '\\n');
        await new Promise((resolve) => setTimeout(resolve, 3_600_000));
      }, 3_600_000);`,
    );
    const options = ['--pool=forks', '--disable-console-intercept'];
    const vitest = run(root, ['npm', 'run', 'vitest', '--silent', '--', 'run', ...options]);
    const { worker, main } = await vitest.line('worker');
    const runner = parentOf(Number(main));
    process.kill(runner, 'SIGKILL');
    await until('vitest and its worker have ended', () => ![Number(worker), Number(main)].some(isRunning));
    expect(isRunning(runner)).toBe(false);
  });
});

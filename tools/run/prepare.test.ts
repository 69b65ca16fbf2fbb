import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../server/src/platform/db/embedded/process-table.ts';
import { type Ended, run, stageProject, strikeProjects } from './staged-project.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(strikeProjects);

describe('the web client', () => {
  const exit = (root: string) => run(root, ['node', 'tools/run.mjs', 'start', 'exit', '0']).ended;
  const title = (root: string) =>
    /<title>(.*)<\/title>/.exec(readFileSync(path.join(root, 'web/dist/index.html'), 'utf8'))?.[1];

  it('is built when its sources changed, and only then', async () => {
    const root = stageProject();
    expect((await exit(root)).output).toContain('正在构建网页');
    const built = statSync(path.join(root, 'web/dist/index.html')).mtimeMs;
    expect((await exit(root)).output).not.toContain('正在构建网页');
    expect(statSync(path.join(root, 'web/dist/index.html')).mtimeMs).toBe(built);
    writeFileSync(path.join(root, 'web/index.test.ts'), 'export {};');
    expect((await exit(root)).output).not.toContain('正在构建网页');
    writeFileSync(path.join(root, 'web/index.html'), '<!doctype html><title>two</title>');
    expect((await exit(root)).output).toContain('正在构建网页');
    expect(title(root)).toBe('two');
    writeFileSync(path.join(root, 'contract/src/ids.ts'), 'export const changed = true;');
    expect((await exit(root)).output).toContain('正在构建网页');
  });

  it('that cannot be built leaves the last one in its place and says so', async () => {
    const root = stageProject();
    await exit(root);
    writeFileSync(
      path.join(root, 'web/index.html'),
      '<!doctype html><script type="module" src="/missing.ts"></script>',
    );
    const done = await exit(root);
    expect(done.code).toBe(1);
    expect(done.output).toContain('网页构建失败');
    expect(title(root)).toBe('one');
  });

  it('is built once when two start at the same moment', async () => {
    const root = stageProject();
    const outputs = (await Promise.all([exit(root), exit(root)])).map((done) => done.output);
    expect(outputs.filter((output) => output.includes('正在构建网页'))).toHaveLength(1);
    expect(existsSync(path.join(root, '.cache/preparing'))).toBe(false);
  });

  it('is built after a process that died while it built', async () => {
    const root = stageProject();
    mkdirSync(path.join(root, '.cache'));
    writeFileSync(path.join(root, '.cache/preparing'), '4000000');
    expect((await exit(root)).code).toBe(0);
  });
});

describe('the dependencies', () => {
  const LOCK = JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'fixture' },
      'node_modules/needed': { version: '2.0.0' },
      'node_modules/for-another-platform': { version: '1.0.0', optional: true },
    },
  });
  /** An npm that notes how it was called, and either installs or fails. */
  function projectWithNpm(script: string): { root: string; start: () => Promise<Ended> } {
    const root = stageProject();
    writeFileSync(path.join(root, 'npm-cli.js'), script);
    const env = { npm_execpath: path.join(root, 'npm-cli.js') };
    return { root, start: () => run(root, ['node', 'tools/run.mjs', 'start', 'exit', '0'], env).ended };
  }
  const INSTALLS = `
    import { appendFileSync, cpSync } from 'node:fs';
    appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
    cpSync('package-lock.json', 'node_modules/.package-lock.json');`;

  it('are installed when the lockfile changed, once', async () => {
    const { root, start } = projectWithNpm(INSTALLS);
    expect((await start()).code).toBe(0);
    expect(existsSync(path.join(root, 'calls'))).toBe(false);
    writeFileSync(path.join(root, 'package-lock.json'), LOCK);
    expect((await start()).output).toContain('正在安装依赖');
    expect((await start()).output).not.toContain('正在安装依赖');
    expect(readFileSync(path.join(root, 'calls'), 'utf8')).toBe(
      'install --no-save --no-audit --no-fund --loglevel=error\n',
    );
  });

  it('are not installed again when somebody ran npm by hand', async () => {
    const { root, start } = projectWithNpm(INSTALLS);
    writeFileSync(path.join(root, 'package-lock.json'), LOCK);
    const byHand = { packages: { 'node_modules/needed': { version: '2.0.0' } } };
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(byHand));
    expect((await start()).code).toBe(0);
    expect(existsSync(path.join(root, 'calls'))).toBe(false);
  });

  it.each([
    ['offline', 'npm error code EAI_AGAIN', '无法下载依赖：首次启动以及依赖更新之后需要联网'],
    ['for another reason', 'npm error code EINTEGRITY', '依赖安装失败，原因见上'],
  ])('that cannot be installed %s are said so, and the next start tries again', async (_, said, sentence) => {
    const { root, start } = projectWithNpm(`console.error(${JSON.stringify(said)}); process.exit(1);`);
    writeFileSync(path.join(root, 'package-lock.json'), LOCK);
    for (const attempt of ['first', 'second']) {
      const done = await start();
      expect([attempt, done.code]).toEqual([attempt, 1]);
      expect(done.output).toContain(said);
      expect(done.output).toContain(sentence);
    }
  });

  it('that are being installed when Ctrl-C comes leave no process and no half-done mark', async () => {
    const { root } = projectWithNpm(
      `console.error(JSON.stringify({ npm: process.pid })); setInterval(() => {}, 1000);`,
    );
    writeFileSync(path.join(root, 'package-lock.json'), LOCK);
    const env = { npm_execpath: path.join(root, 'npm-cli.js') };
    const start = run(root, ['node', 'tools/run.mjs', 'start', 'exit', '0'], env);
    const { npm } = await start.line('npm');
    process.kill(start.pid, 'SIGINT');
    const done = await start.ended;
    expect([done.code, isRunning(Number(npm))]).toEqual([130, false]);
    expect(done.output).not.toContain('依赖安装失败');
    expect(existsSync(path.join(root, 'node_modules/.pinjian-lock'))).toBe(false);
    expect(existsSync(path.join(root, '.cache/preparing'))).toBe(false);
  });
});

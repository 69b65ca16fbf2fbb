import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBudgets, routeSizes } from './budgets.ts';
import { projectWith } from './testing/project.ts';

/** Text that compresses to about its own length. */
const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

function build(loginBytes: number): string {
  const routes = {
    '/login': { scripts: ['assets/main.js', 'assets/react.js', 'assets/login.js'] },
    '/seeker/job': { scripts: ['assets/main.js', 'assets/react.js', 'assets/shell.js', 'assets/job.js'] },
  };
  const root = projectWith({
    'dist/route-files.json': JSON.stringify(routes),
    'dist/assets/main.js': 'main',
    'dist/assets/main.js.br': 'x'.repeat(1000),
    'dist/assets/react.js': 'react',
    'dist/assets/react.js.br': 'x'.repeat(50_000),
    'dist/assets/shell.js': 'shell',
    'dist/assets/shell.js.br': 'x'.repeat(100_000),
    'dist/assets/login.js': noise(loginBytes),
    'dist/assets/job.js': 'job',
    'dist/assets/job.js.br': 'x'.repeat(70),
  });
  return join(root, 'dist');
}

describe('budgets', () => {
  it('weighs the files of a page, compressed where the build left no copy that is', () => {
    const sizes = routeSizes(build(10_000));
    expect(sizes.find(({ route }) => route === '/seeker/job')).toEqual({
      route: '/seeker/job',
      bytes: 151_070,
      limit: 225 * 1024,
    });
    const login = sizes.find(({ route }) => route === '/login');
    expect(login?.bytes).toBeGreaterThan(51_000 + 4_000);
    expect(login?.bytes).toBeLessThan(51_000 + 10_100);
    expect(checkBudgets(sizes)).toEqual([]);
  });

  it('refuses a page over its limit', () => {
    const problems = checkBudgets(routeSizes(build(120_000)));
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'web/src/routes/login/index.tsx',
        message: expect.stringMatching(/limit 100\.0/),
      }),
    ]);
  });
});

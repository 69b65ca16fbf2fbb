import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBudgets, routeSizes } from './budgets.ts';
import { projectWith } from './testing/project.ts';

/** Text that compresses to about its own length. */
const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex');

function build(loginBytes: number): string {
  const manifest = {
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['src/routes/login/index.tsx'],
    },
    '_react.js': { file: 'assets/react.js' },
    'src/app/shell/shell.tsx': { file: 'assets/shell.js', imports: ['_react.js', 'index.html'] },
    'src/routes/login/index.tsx': {
      file: 'assets/login.js',
      imports: ['index.html'],
      dynamicImports: ['_heavy.js'],
      css: ['assets/login.css'],
    },
    'src/routes/seeker/job/index.tsx': { file: 'assets/job.js', imports: ['_react.js'] },
    '_heavy.js': { file: 'assets/heavy.js' },
  };
  const root = projectWith({
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'dist/assets/main.js': 'main',
    'dist/assets/main.js.br': 'x'.repeat(1000),
    'dist/assets/react.js': 'react',
    'dist/assets/react.js.br': 'x'.repeat(50_000),
    'dist/assets/shell.js': 'shell',
    'dist/assets/shell.js.br': 'x'.repeat(100_000),
    'dist/assets/login.js': noise(loginBytes),
    'dist/assets/job.js': 'job',
    'dist/assets/job.js.br': 'x'.repeat(70),
    'dist/assets/heavy.js': noise(400_000),
  });
  return join(root, 'dist');
}

describe('budgets', () => {
  it('counts entry, shell and page once each, and nothing that is loaded later', () => {
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

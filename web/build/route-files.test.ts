import { describe, expect, it } from 'vitest';
import { largestFirst, routeFiles } from './route-files.ts';

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/main.css'],
    dynamicImports: ['src/routes/login/index.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/app/shell/shell.tsx': {
    file: 'assets/shell.js',
    imports: ['_react.js', 'index.html'],
    css: ['assets/shell.css'],
  },
  'src/app/shell/my-area.tsx': { file: 'assets/my.js' },
  'src/app/seeker-routes.tsx': { file: 'assets/seeker.js' },
  'src/routes/login/index.tsx': { file: 'assets/login.js', imports: ['index.html'], dynamicImports: ['_heavy.js'] },
  'src/routes/seeker/my/wallet/index.tsx': { file: 'assets/wallet.js', imports: ['_react.js'] },
  'src/routes/seeker/job/job-details/$jobId/index.tsx': { file: 'assets/detail.js' },
  '_heavy.js': { file: 'assets/heavy.js' },
};
const sorted = (files: readonly string[] = []) => files.toSorted();

describe('the files of a page', () => {
  const files = routeFiles(manifest);

  it('are those of entry, layouts and page once each, and nothing that is loaded later', () => {
    expect(sorted(files['/login']?.scripts)).toEqual(['assets/login.js', 'assets/main.js', 'assets/react.js']);
    expect(sorted(files['/seeker/my/wallet']?.scripts)).toEqual(
      ['main', 'my', 'react', 'seeker', 'shell', 'wallet'].map((name) => `assets/${name}.js`),
    );
    expect(sorted(files['/seeker/job/job-details/$jobId']?.styles)).toEqual(['assets/shell.css']);
  });

  it('are fetched with the largest first', () => {
    const sizes = new Map([
      ['assets/main.js', 1],
      ['assets/react.js', 300],
      ['assets/login.js', 20],
    ]);
    expect(largestFirst(files, sizes)['/login']?.scripts).toEqual([
      'assets/react.js',
      'assets/login.js',
      'assets/main.js',
    ]);
  });

  it('cannot be told once a layout has moved', () => {
    const { 'src/app/shell/shell.tsx': _shell, ...moved } = manifest;
    expect(() => routeFiles(moved)).toThrow('has the shell moved?');
  });
});

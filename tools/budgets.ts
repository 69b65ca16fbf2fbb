import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './commands.ts';
import { reportProblems, type Problem } from './source/problem.ts';

/** What web/build/route-files.ts writes of a page. */
interface RouteFiles {
  readonly scripts: readonly string[];
}

/** What a browser has to load before a page can show itself. */
export interface RouteSize {
  readonly route: string;
  /** Bytes of JavaScript, brotli at its best. */
  readonly bytes: number;
  readonly limit: number;
}

const kibibyte = 1024;
/** Limits in KiB by page; the last one is for any other. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^\/login$/, 100],
  [/^\/demo$/, 120],
  [/^\/seeker\/job$/, 225],
  [/^/, 390],
];

/** Sizes of every page of a build: entry, shell and page with all they import statically. */
export function routeSizes(dist: string): RouteSize[] {
  const routes = JSON.parse(readFileSync(join(dist, 'route-files.json'), 'utf8')) as Record<string, RouteFiles>;
  const weighed = new Map<string, number>();
  const weigh = (file: string): number => {
    const known = weighed.get(file) ?? brotliBytes(join(dist, file));
    weighed.set(file, known);
    return known;
  };
  return Object.entries(routes)
    .map(([route, { scripts }]) => {
      const bytes = scripts.reduce((sum, file) => sum + weigh(file), 0);
      const limit = (limits.find(([pattern]) => pattern.test(route))?.[1] ?? 0) * kibibyte;
      return { route, bytes, limit };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The build leaves a compressed copy beside what is worth compressing. */
function brotliBytes(path: string): number {
  const compressed = `${path}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(path)).length;
}

/** Pages over their limit. */
export function checkBudgets(sizes: readonly RouteSize[]): Problem[] {
  return sizes
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ route, bytes, limit }) => ({
      file: `web/src/routes${route}/index.tsx`,
      message: `${route} loads ${kib(bytes)} KiB of JavaScript (limit ${kib(limit)}): load what is not needed at once with lazy() or import().`,
    }));
}

/** KiB with one decimal. */
export function kib(bytes: number): string {
  return (bytes / kibibyte).toFixed(1);
}

if (import.meta.main) {
  const sizes = routeSizes(join(root, 'web/dist'));
  for (const { route, bytes, limit } of sizes) console.log(`${kib(bytes).padStart(7)} / ${kib(limit)} KiB  ${route}`);
  const problems = sizes.some(({ route }) => route === '/login')
    ? checkBudgets(sizes)
    : [{ file: 'web/dist/route-files.json', message: 'It has no /login: was the web built?' }];
  reportProblems('budgets', problems, `${sizes.length} pages`);
}

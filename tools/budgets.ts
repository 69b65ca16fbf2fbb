import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './commands.ts';
import { reportProblems, type Problem } from './source/problem.ts';

/** One entry of Vite's manifest.json. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

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
  [/^\/seeker\/job$/, 225],
  [/^/, 390],
];

const routeKey = /^src\/routes\/(.*)\/index\.tsx$/;

/** Sizes of every page of a build, from its manifest: entry, shell and page with all they import statically. */
export function routeSizes(dist: string): RouteSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const weighed = new Map<string, number>();
  const weigh = (file: string): number => {
    const known = weighed.get(file) ?? brotliBytes(join(dist, file));
    weighed.set(file, known);
    return known;
  };
  return Object.keys(manifest)
    .filter((key) => routeKey.test(key))
    .map((key) => {
      const route = `/${routeKey.exec(key)?.[1] ?? ''}`;
      const scripts = [...staticClosure(manifest, [...entries, ...around(manifest, route), key])].filter((file) =>
        file.endsWith('.js'),
      );
      const bytes = scripts.reduce((sum, file) => sum + weigh(file), 0);
      const limit = (limits.find(([pattern]) => pattern.test(route))?.[1] ?? 0) * kibibyte;
      return { route, bytes, limit };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The layouts that stand around a page: the shell for a signed-in person, the menu of the 'my' area. */
function around(manifest: Manifest, route: string): string[] {
  const layouts = [
    ...(/^\/(seeker|hire)\//.test(route) ? ['src/app/shell/shell.tsx'] : []),
    ...(/^\/(seeker|hire)\/my\//.test(route) ? ['src/app/shell/my-area.tsx'] : []),
  ];
  const missing = layouts.find((layout) => !(layout in manifest));
  if (missing !== undefined)
    throw new Error(`${missing} is not in the manifest: has the shell moved? tools/budgets.ts counts it.`);
  return layouts;
}

function staticClosure(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
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
    : [{ file: 'web/dist/.vite/manifest.json', message: 'It has no /login: was the web built?' }];
  reportProblems('budgets', problems, `${sizes.length} pages`);
}

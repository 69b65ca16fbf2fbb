import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** One entry of Vite's manifest.json. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What a browser loads before a page can show itself, paths below dist. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const routeKey = /^src\/routes\/(.*)\/index\.tsx$/;

/** The files of every page by its route (`$name` for a parameter): entry, layouts and page with all they import statically. */
export function routeFiles(manifest: Manifest): Record<string, RouteFiles> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const routes = Object.keys(manifest).flatMap((key) => {
    const route = routeKey.exec(key)?.[1];
    return route === undefined ? [] : [{ key, route: `/${route}` }];
  });
  // The styles of the entry are in the page itself: build/prerender.ts.
  const inPage = new Set(filesOf(manifest, entries).styles);
  return Object.fromEntries(
    routes.map(({ key, route }) => {
      const { scripts, styles } = filesOf(manifest, [...entries, ...around(manifest, route), key]);
      return [route, { scripts, styles: styles.filter((style) => !inPage.has(style)) }];
    }),
  );
}

/** What stands around a page: the shell for a signed-in person, the menu of the 'my' area, routes that come apart. */
function around(manifest: Manifest, route: string): string[] {
  const layouts = [
    ...(/^\/(seeker|hire)\//.test(route) ? ['src/app/shell/shell.tsx'] : []),
    ...(/^\/hire(\/|$)/.test(route) ? ['src/app/hire-routes.tsx'] : []),
    ...(/^\/seeker\/(?!job$)/.test(route) ? ['src/app/seeker-routes.tsx'] : []),
    ...(/^\/(seeker|hire)\/my\//.test(route) ? ['src/app/shell/my-area.tsx'] : []),
    ...(/^\/console(\/|$)/.test(route)
      ? ['src/app/console/console-routes.tsx', 'src/app/console/console-shell.tsx']
      : []),
  ];
  const missing = layouts.find((layout) => !(layout in manifest));
  if (missing !== undefined)
    throw new Error(`${missing} is not in the manifest: has the shell moved? web/build/route-files.ts counts it.`);
  return layouts;
}

function filesOf(manifest: Manifest, keys: readonly string[]): RouteFiles {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts: [...scripts].filter((file) => file.endsWith('.js')), styles: [...styles] };
}

/**
 * The scripts of each page with the largest first. Six requests at a time is all that a browser makes of HTTP/1.1, and
 * on a slow network each waits half a second before its first byte: the long ones must not stand behind the short ones.
 */
export function largestFirst(
  files: Readonly<Record<string, RouteFiles>>,
  sizes: ReadonlyMap<string, number>,
): Record<string, RouteFiles> {
  const sizeOf = (script: string): number => sizes.get(script) ?? 0;
  return Object.fromEntries(
    Object.entries(files).map(([route, { scripts, styles }]) => [
      route,
      { scripts: scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a)), styles },
    ]),
  );
}

/**
 * Writes route-files.json beside index.html. The server names a page's files in its answer, so that a browser fetches
 * them together with the entry instead of after it; tools/budgets.ts weighs them.
 */
export function writeRouteFiles(): Plugin {
  let folder = '';
  return {
    name: 'pinjian:route-files',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = routeFiles(manifest);
      const sizes = new Map<string, number>();
      for (const script of new Set(Object.values(files).flatMap(({ scripts }) => scripts)))
        sizes.set(script, (await stat(path.join(folder, script))).size);
      await writeFile(path.join(folder, 'route-files.json'), JSON.stringify(largestFirst(files, sizes)));
    },
  };
}

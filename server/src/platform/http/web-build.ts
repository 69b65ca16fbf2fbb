import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { escapeHtml } from '../text/escape-html.ts';

export interface BuildOptions {
  /** web/dist */
  readonly folder: string;
  /**
   * Paths that the build made a page of their own for, with its file; '/hire/*' are all below the first segment that have
   * none themselves. index.html where the build has no such file.
   */
  readonly ownPages: Readonly<Record<string, string>>;
  /** What the browser may know of the configuration; put into the page as JSON, never as script. */
  readonly clientConfig: object;
}

export interface Page {
  readonly html: string;
  /** The same, compressed for browsers that take it. */
  readonly brotli: Buffer;
  readonly policy: string;
}

/** One build, read as a whole: its pages name no file of another. */
export interface WebBuild {
  readonly pageOf: (url: string) => Page;
  /** Files beside index.html that are served under their own names (icon, theme boot). */
  readonly beside: ReadonlySet<string>;
  readonly preloadsOf: (url: string, page: Page) => { link?: string };
}

/**
 * Answers the build that lies in the folder now: it may be replaced while the product runs. A look at the dates of a few
 * files tells; null while the new one is not whole yet.
 * @throws where the folder holds no build at all at the start
 */
export async function watchBuild(options: BuildOptions): Promise<() => Promise<WebBuild | null>> {
  const { folder, ownPages } = options;
  await stat(path.join(folder, 'index.html'));
  const telling = ['index.html', routesFile, ...filesOf(ownPages)].map((name) => path.join(folder, name));
  const datesNow = async (): Promise<string> => (await Promise.all(telling.map(dateOf))).join();
  let held: { readonly dates: string; readonly build: WebBuild } | null = null;
  let reading: Promise<WebBuild | null> | null = null;
  const read = async (dates: string): Promise<WebBuild | null> => {
    const build = await readBuild(options).catch(unlessHalfWritten);
    // Read across two builds: the next request reads again.
    held = build !== null && dates === (await datesNow()) ? { dates, build } : null;
    return held?.build ?? null;
  };
  const current = async (): Promise<WebBuild | null> => {
    const dates = await datesNow();
    if (held?.dates === dates) return held.build;
    reading ??= read(dates).finally(() => (reading = null));
    return reading;
  };
  await current();
  return current;
}

/** Each once: a page may be that of several paths. */
function filesOf(ownPages: BuildOptions['ownPages']): string[] {
  return [...new Set(Object.values(ownPages))];
}

/** Written by the build: the files of every page. */
const routesFile = 'route-files.json';

async function dateOf(file: string): Promise<string> {
  const found = await stat(file).catch(unlessHalfWritten);
  return found === null ? '' : `${found.ino} ${found.mtimeMs} ${found.size}`;
}

/** A file that is not there, or not to its end, is one that is being written. */
function unlessHalfWritten(error: unknown): null {
  if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

async function readBuild(options: BuildOptions): Promise<WebBuild> {
  const { folder, ownPages } = options;
  const index = await readPage(options, 'index.html');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const made = new Map<string, Page>();
  for (const file of filesOf(ownPages)) if (names.has(file)) made.set(file, await readPage(options, file));
  const beside = [...names].filter((name) => !name.startsWith('.') && !/\.(html|json|br|gz)$/.test(name));
  const preloadsOf = names.has(routesFile) ? await readPreloads(folder) : () => ({});
  const own = (url: string): Page | undefined => made.get(ownPages[url] ?? '');
  const pageOf = (url: string): Page => own(url) ?? own(`/${url.split('/')[1] ?? ''}/*`) ?? index;
  return { pageOf, beside: new Set(beside), preloadsOf };
}

/**
 * A page of the build with the client's configuration in its <script type="application/json">, `<` escaped inside it,
 * and in the places that name a part of it: {{brand}}.
 * @throws ENOENT where a file that it names is not there
 */
async function readPage({ folder, clientConfig }: BuildOptions, file: string): Promise<Page> {
  const json = JSON.stringify(clientConfig).replaceAll('<', String.raw`\u003c`);
  const built = await readFile(path.join(folder, file), 'utf8');
  for (const [, asset = ''] of built.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g))
    await stat(path.join(folder, asset));
  const html = built
    .replace(
      /(<script type="application\/json" id="pinjian-config">)[^<]*(<\/script>)/,
      (_match, open: string, close: string) => `${open}${json}${close}`,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => escapeHtml(String(Reflect.get(clientConfig, name) ?? '')));
  return { html, brotli: brotliCompressSync(html), policy: contentSecurityPolicy(html) };
}

/**
 * antd writes styles at run time, pdf.js and OCR compile WebAssembly; nothing else may run or be framed. A script inside
 * the page is allowed by its hash: the one of the build that sets the theme before the first paint.
 */
export const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${inlineHashes(html)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What every page of ours says to browsers. */
export const pageHeaders = (policy: string) => ({
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
});

function inlineHashes(html: string): string {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}

interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Scripts below this wait for nobody: what a page asks for in its first lines goes before them. */
const smallScript = 4096;

/**
 * Names the files of a page in the head of its answer, from the build's route-files.json and in its order: the browser
 * fetches them at once, not when the entry asks for them. Scripts before styles, which no first paint waits for;
 * styles that the page has in it are left out. Nothing is named for a page that names all its files itself: its markup
 * is to come first.
 * @throws ENOENT where one of them is not there
 */
async function readPreloads(folder: string): Promise<(url: string, page: Page) => { link?: string }> {
  const routes = JSON.parse(await readFile(path.join(folder, routesFile), 'utf8')) as Record<string, RouteFiles>;
  const small = new Set<string>();
  for (const script of new Set(Object.values(routes).flatMap(({ scripts }) => scripts)))
    if ((await stat(path.join(folder, script))).size < smallScript) small.add(script);
  for (const style of new Set(Object.values(routes).flatMap(({ styles }) => styles)))
    await stat(path.join(folder, style));
  const known = Object.entries(routes).map(([route, { scripts, styles }]) => ({
    pattern: new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
    scripts,
    styles,
  }));
  const preload = (script: string): string =>
    `</${script}>; rel=modulepreload${small.has(script) ? '; fetchpriority=low' : ''}`;
  return (url, { html }) => {
    const files = known.find(({ pattern }) => pattern.test(url));
    if (files === undefined) return {};
    const isNew = (asset: string): boolean => !html.includes(`"/${asset}"`);
    const styles = files.styles.filter(isNew);
    if (styles.length === 0 && !files.scripts.some(isNew)) return {};
    const link = [
      ...files.scripts.map(preload),
      ...styles.map((style) => `</${style}>; rel=preload; as=style; crossorigin`),
    ];
    return { link: link.join(', ') };
  };
}

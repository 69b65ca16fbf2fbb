import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { errors } from '@pinjian/contract/errors.ts';
import { callSegments } from './server.ts';

/**
 * antd writes styles at run time, pdf.js and OCR compile WebAssembly; nothing else may run or be framed. A script inside
 * the page is allowed by its hash: the one of the build that sets the theme before the first paint.
 */
const contentSecurityPolicy = (html: string): string =>
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

function inlineHashes(html: string): string {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}

export interface PagesOptions {
  /** web/dist */
  readonly folder: string;
  /** Paths that the build made a page of their own for, with its file; index.html where the build has no such file. */
  readonly ownPages: Readonly<Record<string, string>>;
  /** What the browser may know of the configuration; put into the page as JSON, never as script. */
  readonly clientConfig: object;
}

/**
 * Serves the built web: hashed assets for ever and precompressed, every path that is no call as index.html.
 * Unknown calls are 404 envelopes.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const index = await readPage(options, 'index.html');
  const own = new Map<string, Page>();
  for (const [url, file] of Object.entries(options.ownPages))
    if (existsSync(path.join(options.folder, file))) own.set(url, await readPage(options, file));
  const preloadsOf = await readPreloads(options.folder);
  await app.register(fastifyStatic, {
    root: path.join(options.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: true,
  });
  // The few files beside index.html (icon, theme boot) carry no hash in their names: the browser asks whether they changed.
  for (const entry of await readdir(options.folder, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || /\.(html|json|br|gz)$/.test(entry.name)) continue;
    app.get(`/${entry.name}`, (_request, reply) =>
      reply.sendFile(entry.name, options.folder, { immutable: false, maxAge: 0, cacheControl: true }),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const segment = request.url.split(/[/?#]/)[1] ?? '';
    const isCall = (callSegments as readonly string[]).includes(segment) || segment === 'assets';
    if (isCall || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply.status(404).send({ code: errors.unknownCall.code, data: null, message: errors.unknownCall.message });
    }
    const [url = ''] = request.url.split('?');
    const page = own.get(url) ?? index;
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({
        ...(compressed ? { 'content-encoding': 'br' } : {}),
        vary: 'accept-encoding',
        ...preloadsOf(url, page),
        'content-security-policy': page.policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(compressed ? page.brotli : page.html);
  });
}

interface Page {
  readonly html: string;
  /** The same, compressed for browsers that take it. */
  readonly brotli: Buffer;
  readonly policy: string;
}

/**
 * A page of the build with the client's configuration in its <script type="application/json">, `<` escaped inside it,
 * and in the places that name a part of it: {{brand}}.
 */
async function readPage({ folder, clientConfig }: PagesOptions, file: string): Promise<Page> {
  const json = JSON.stringify(clientConfig).replaceAll('<', String.raw`\u003c`);
  const built = await readFile(path.join(folder, file), 'utf8');
  const html = built
    .replace(
      /(<script type="application\/json" id="pinjian-config">)[^<]*(<\/script>)/,
      (_match, open: string, close: string) => `${open}${json}${close}`,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => escapeHtml(String(Reflect.get(clientConfig, name) ?? '')));
  return { html, brotli: brotliCompressSync(html), policy: contentSecurityPolicy(html) };
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
 */
async function readPreloads(folder: string): Promise<(url: string, page: Page) => { link?: string }> {
  const file = path.join(folder, 'route-files.json');
  if (!existsSync(file)) return () => ({});
  const routes = JSON.parse(await readFile(file, 'utf8')) as Record<string, RouteFiles>;
  const small = new Set<string>();
  for (const script of new Set(Object.values(routes).flatMap(({ scripts }) => scripts)))
    if ((await stat(path.join(folder, script))).size < smallScript) small.add(script);
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (each) => entities[each] ?? each);
}

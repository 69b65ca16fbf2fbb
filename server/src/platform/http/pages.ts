import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { errors } from '@pinjian/contract/errors.ts';
import { callSegments } from './server.ts';

/** antd writes styles at run time, pdf.js and OCR compile WebAssembly; nothing else may run or be framed. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
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

export interface PagesOptions {
  /** web/dist */
  readonly folder: string;
  /** What the browser may know of the configuration; put into the page as JSON, never as script. */
  readonly clientConfig: object;
}

/**
 * Serves the built web: hashed assets for ever and precompressed, every path that is no call as index.html.
 * Unknown calls are 404 envelopes.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const index = await readIndex(options);
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
    if (!entry.isFile() || entry.name === 'index.html' || /\.(br|gz)$/.test(entry.name)) continue;
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
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(index);
  });
}

/** index.html with the client's configuration in its <script type="application/json">; `<` is escaped inside it. */
async function readIndex(options: PagesOptions): Promise<string> {
  const html = await readFile(path.join(options.folder, 'index.html'), 'utf8');
  const json = JSON.stringify(options.clientConfig).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    /(<script type="application\/json" id="pinjian-config">)[^<]*(<\/script>)/,
    (_match, open: string, close: string) => `${open}${json}${close}`,
  );
}

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';
import { errors } from '@pinjian/contract/errors.ts';
import { callSegments } from './call-segments.ts';
import { contentSecurityPolicy, pageHeaders, watchBuild, type BuildOptions } from './web-build.ts';

/** Shown for the moments in which a new build is being put in the place of the old one; opens the page by itself. */
const updating = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>正在更新</title>
<style>:root { color-scheme: light dark; font-family: system-ui, sans-serif; text-align: center; padding-top: 30vh }</style>
<h1>正在更新</h1>
<p>页面几秒后自动打开，请稍候。</p>
`;

/**
 * Serves the built web: hashed assets for ever and precompressed, every path that is no call as index.html, all of the
 * build that lies there now. Unknown calls are 404 envelopes.
 */
export async function registerPages(app: FastifyInstance, options: BuildOptions): Promise<void> {
  const buildNow = await watchBuild(options);
  await app.register(fastifyStatic, {
    root: path.join(options.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: true,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const segment = request.url.split(/[/?#]/)[1] ?? '';
    const isCall = (callSegments as readonly string[]).includes(segment) || segment === 'assets';
    if (isCall || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .send({ code: errors.unknownCall.code, data: null, message: errors.unknownCall.message });
    }
    const build = await buildNow();
    if (build === null)
      return reply
        .status(503)
        .headers({
          'retry-after': '3',
          'cache-control': 'no-store',
          'content-security-policy': contentSecurityPolicy(''),
        })
        .type('text/html; charset=utf-8')
        .send(updating);
    const [url = ''] = request.url.split('?');
    // These carry no hash in their names: the browser asks whether they changed.
    if (build.beside.has(url.slice(1)))
      return reply.sendFile(url.slice(1), options.folder, { immutable: false, maxAge: 0, cacheControl: true });
    const page = build.pageOf(url);
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({
        ...(compressed ? { 'content-encoding': 'br' } : {}),
        vary: 'accept-encoding',
        ...build.preloadsOf(url, page),
        ...pageHeaders(page.policy),
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(compressed ? page.brotli : page.html);
  });
}

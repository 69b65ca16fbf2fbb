import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPages } from './pages.ts';

const boot = "document.documentElement.dataset.theme = 'dark';";
const config = '<script type="application/json" id="pinjian-config">{}</script>';
const page = (root: string) => `<script>${boot}</script>${config}<div id="root">${root}</div>`;

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pinjian-pages-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page('') + '<script type="module" src="/assets/entry.js"></script>');
  writeFileSync(
    path.join(folder, 'route-files.json'),
    JSON.stringify({
      '/seeker/plain': { scripts: ['assets/entry.js'], styles: [] },
      '/seeker/job/$jobId': { scripts: ['assets/job.js', 'assets/entry.js'], styles: ['assets/job.css'] },
    }),
  );
  writeFileSync(path.join(folder, 'assets/entry.js'), '//');
  writeFileSync(path.join(folder, 'assets/job.js'), '/'.repeat(5000));
  writeFileSync(path.join(folder, 'assets/job.css'), '');
  writeFileSync(path.join(folder, 'login.html'), page('<h1>登录{{brand}}</h1>'));
  writeFileSync(path.join(folder, 'shell.html'), page('<p>frame</p>'));
  app = fastify();
  await registerPages(app, {
    folder,
    ownPages: { '/login': 'login.html', '/later': 'later.html', '/hire/*': 'shell.html', '/hire/one': 'login.html' },
    clientConfig: { brand: '<聘&见>' },
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('the pages of the build', () => {
  it('are index.html for every path that is no call', async () => {
    const { body, headers } = await get('/seeker/job?x=1');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<div id="root"></div>');
  });

  it('hold the configuration, which cannot end its own script', async () => {
    const { body } = await get('/seeker/job');
    expect(body).toContain(String.raw`{"brand":"\u003c聘&见>"}`);
  });

  it('are their own where the build made one, with the words of the configuration escaped', async () => {
    for (const url of ['/login', '/login?next=/hire/agents'])
      expect((await get(url)).body).toContain('<h1>登录&#60;聘&#38;见&#62;</h1>');
    expect((await get('/later')).body).toContain('<div id="root"></div>');
  });

  it('are that of their first segment where they have none themselves', async () => {
    for (const url of ['/hire', '/hire/', '/hire/agents?tab=1', '/hire/my/wallet'])
      expect((await get(url)).body).toContain('<p>frame</p>');
    expect((await get('/hire/one')).body).toContain('<h1>');
    for (const url of ['/', '/hires', '/seeker/hire/one']) expect((await get(url)).body).not.toContain('<p>frame</p>');
  });

  it('run no script but the one of the build', async () => {
    const hash = createHash('sha256').update(boot).digest('base64');
    const policy = String((await get('/login')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('are compressed for browsers that take it', async () => {
    const plain = await get('/login');
    const packed = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('name the files of their route in the order of the build, the small ones as less urgent', async () => {
    expect((await get('/seeker/job/1?from=home')).headers['link']).toBe(
      '</assets/job.js>; rel=modulepreload, </assets/entry.js>; rel=modulepreload; fetchpriority=low, ' +
        '</assets/job.css>; rel=preload; as=style; crossorigin',
    );
    expect((await get('/seeker/job/1/more')).headers['link']).toBeUndefined();
    expect((await get('/seeker/plain')).headers['link']).toBeUndefined();
    expect((await get('/route-files.json')).body).toContain('<div id="root">');
  });

  it('are never the answer to a call', async () => {
    expect((await get('/service/nothing')).statusCode).toBe(404);
    expect((await get('/assets/nothing.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('a build that is replaced while the product runs', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'pinjian-swap-'));
  const dist = path.join(place, 'dist');
  afterAll(() => rmSync(place, { recursive: true }));

  /** A build whose files bear its name; `whole` false leaves one of them unwritten. */
  function build(to: string, name: string, whole = true): void {
    mkdirSync(path.join(to, 'assets'), { recursive: true });
    writeFileSync(path.join(to, 'index.html'), page(name) + `<script src="/assets/entry-${name}.js"></script>`);
    writeFileSync(path.join(to, 'login.html'), page(`登录 ${name}`));
    writeFileSync(path.join(to, `icon-${name}.svg`), name);
    const routes = { '/seeker/job': { scripts: [`assets/job-${name}.js`], styles: [] } };
    writeFileSync(path.join(to, 'route-files.json'), JSON.stringify(routes));
    writeFileSync(path.join(to, `assets/entry-${name}.js`), name);
    if (whole) writeFileSync(path.join(to, `assets/job-${name}.js`), name);
  }

  it('is served whole: pages, what they name, and the files beside them; in between a page waits', async () => {
    build(dist, 'one');
    const swapped = fastify();
    await registerPages(swapped, { folder: dist, ownPages: { '/login': 'login.html' }, clientConfig: {} });
    const seen = async (name: string) => {
      const [job, login, script, icon] = await Promise.all(
        ['/seeker/job', '/login', `/assets/entry-${name}.js`, `/icon-${name}.svg`].map((url) =>
          swapped.inject({ url }),
        ),
      );
      expect(job?.statusCode).toBe(200);
      expect(job?.body).toContain(`<div id="root">${name}</div>`);
      expect(job?.headers['link']).toContain(`/assets/job-${name}.js`);
      expect(login?.body).toContain(`登录 ${name}`);
      expect([script?.body, icon?.body]).toEqual([name, name]);
      expect(script?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(icon?.headers['cache-control']).toBe('public, max-age=0');
    };
    await seen('one');

    // An upgrade in place: the folder is another at once.
    build(path.join(place, 'next'), 'two');
    renameSync(dist, path.join(place, 'before'));
    renameSync(path.join(place, 'next'), dist);
    await seen('two');
    const gone = await swapped.inject({ url: '/assets/entry-one.js' });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await swapped.inject({ url: '/icon-one.svg' })).body).toContain('<div id="root">two</div>');

    // A build while it runs: emptied first, then written file by file.
    rmSync(dist, { recursive: true });
    const waiting = async () => {
      const answer = await swapped.inject({ url: '/seeker/job' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
      expect(answer.body).toContain('<meta http-equiv="refresh" content="3">');
    };
    await waiting();
    build(dist, 'three', false);
    await waiting();
    writeFileSync(path.join(dist, 'route-files.json'), '{"/seeker/job": {');
    await waiting();
    build(dist, 'three');
    await seen('three');
    await swapped.close();
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { startBareProxy, type ProxySetup } from '#testing/bare-proxy.ts';
import { companyOwner, submitCompany } from '#testing/company.ts';
import { useCopies } from '#testing/copies.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { lockedFromStart } from './allowed.ts';
import { createSandboxGate, sandboxToken } from './gate.ts';

const local = { host: 'localhost:3000' };

describe('on somebody’s own machine', () => {
  const world = useWorld();
  const token = () => sandboxToken(world.test.ports.secretBox);
  const look = async (headers: Record<string, string> = {}, url = '/sandbox/sms', remoteAddress = '127.0.0.1') =>
    (await (await world.app()).inject({ url, remoteAddress, headers: { ...local, ...headers } })).statusCode;
  const sentences = () => world.logged.filter((line) => line.includes('the sandbox is locked'));

  it('is open without a word of a token', async () => {
    const own = { origin: 'http://localhost:3000', referer: 'http://127.0.0.1:3000/login' };
    const seen: Record<string, string>[] = [{}, own, { referer: 'http://[::1]:5173/' }, { connection: 'close' }];
    seen.push({ ...own, referer: own.origin, 'sec-fetch-site': 'same-origin' });
    seen.push({ referer: 'http://127.0.0.1:8080/', 'sec-fetch-site': 'same-site' });
    for (const headers of seen) expect(await look(headers)).toBe(200);
    expect(sentences()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['Forwarded', { forwarded: 'for=203.0.113.7' }],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
    ['Via', { via: '1.1 proxy' }],
    ['CF-Ray', { 'cf-ray': '1' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.7' }],
    ['True-Client-IP', { 'true-client-ip': '203.0.113.7' }],
    ['an Origin from elsewhere', { origin: 'https://pinjian.example.com' }],
    ['an Origin that begins like this machine', { origin: 'http://localhost.example.com' }],
    ['an opaque Origin', { origin: 'null' }],
    ['a Referer from elsewhere', { referer: 'https://pinjian.example.com/login' }],
    [
      'a page of its own under another Host',
      { 'sec-fetch-site': 'same-origin', referer: 'http://127.0.0.1:8080/login' },
    ],
    ['an upgrade to nothing', { connection: 'upgrade' }],
  ])('%s, seen at any call, locks it for whoever comes next, and for good', async (_what, headers) => {
    expect(await look(headers, '/healthz')).toBe(200);
    expect(await look()).toBe(404);
    expect(await look({ 'x-sandbox-token': token() })).toBe(200);
    expect(await look({}, '/sandbox/demo')).toBe(404);
    expect(await look({}, '/api/sandbox/totp')).toBe(404);
    expect(await look(headers, '/healthz')).toBe(200);
    expect(sentences()).toHaveLength(1);
  });

  it('a connection from another machine locks it, whatever its Host says', async () => {
    expect(await look({}, '/sandbox/sms', '192.168.1.9')).toBe(404);
    expect(await look()).toBe(404);
  });

  it('the request that shows it is not answered itself', async () => {
    expect(await look({ 'x-real-ip': '203.0.113.7' })).toBe(404);
    expect(sentences()).toHaveLength(1);
    expect(sentences()[0]).toContain('locked by the header x-real-ip');
  });

  it('the printed address gives a cookie, which then opens everything, and does not keep the token', async () => {
    await look({ via: '1.1 proxy' }, '/healthz');
    const app = await world.app();
    const visit = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...local, ...headers } });
    const opened = await visit(`/sandbox?token=${token()}&x=1`);
    expect(opened).toMatchObject({
      statusCode: 303,
      headers: { location: '/sandbox?x=1', 'cache-control': 'no-store' },
    });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    expect(String(opened.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/);
    // No page is built here: what is let through is an unknown call only to the last handler.
    expect(await look({ cookie })).toBe(200);
    expect(await look({ cookie }, '/api/sandbox/licences')).toBe(200);

    expect(await look({}, `/sandbox?token=${token().slice(1)}`)).toBe(404);
    expect(await look({}, '/sandbox?token=')).toBe(404);
    expect(await look({}, `/sandbox/sms?token=${token()}`)).toBe(404);
    expect(await look({ cookie: cookie.slice(0, -1) })).toBe(404);
    expect(await look({ 'x-sandbox-token': `${token()}x` })).toBe(404);
    expect(world.logged.join('\n')).not.toContain(token());
  });

  it('the token alone opens nothing to another Host, behind a header of a proxy, or to another page', async () => {
    const shown = { 'x-sandbox-token': token() };
    expect(await look({ ...shown, host: 'pinjian.example.com' })).toBe(404);
    expect(await look({ ...shown, 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await look({ host: 'pinjian.example.com' }, `/sandbox?token=${token()}`)).toBe(404);
    const owner = await companyOwner(world);
    const url = `/api/sandbox/licences/${await submitCompany(world, owner)}/decide`;
    const decide = async (origin: string) =>
      (await world.app()).inject({
        method: 'POST',
        url,
        payload: { outcome: 'passed' },
        headers: { ...local, ...shown, origin },
      });
    expect((await decide('https://example.com')).statusCode).toBe(404);
    expect((await decide('http://localhost:3000')).json()).toMatchObject({ code: 200 });
  });

  it('is found locked by the next start', async () => {
    const start = () =>
      createSandboxGate({
        secretBox: world.test.ports.secretBox,
        lockedBy: null,
        context: () => world.system(),
        isOpen: () => true,
      });
    const request = { method: 'GET', headers: local } as never;
    expect(await start().admits(request)).toBe(true);
    await look({ via: '1.1 proxy' }, '/healthz');
    expect(await start().admits(request)).toBe(false);
  });
});

describe('where somebody deploys', () => {
  const secret = { PINJIAN_SECRET: 'a secret of the tests' };
  it.each<[string | null, Record<string, string>]>([
    [null, {}],
    ['PINJIAN_URL', { PINJIAN_URL: 'https://pinjian.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example.com/pinjian', ...secret }],
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ])('%s locks it from the start on', (reason, env) => {
    expect(lockedFromStart(readConfig(env))).toBe(reason);
  });
});

describe('behind a proxy that says nothing', () => {
  const copies = useCopies(2);
  const proxies: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const proxy of proxies.splice(0)) await proxy.stop();
    await copies.ctx(0).db.deleteFrom('platform_sandbox_lock').execute();
  });
  const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
  const token = () => sandboxToken(copies.test.ports.secretBox);

  /** Another copy on the same database, as one that has only now started. */
  async function freshCopy(): Promise<string> {
    const ctx = copies.ctx(0);
    const log = createLog('silent');
    const bus = { origin: 'x', subscribe: () => () => true, deliver: () => undefined, onGap: () => undefined };
    const copy = { db: ctx.db, ports: copies.test.ports, bus, context: (actor: never) => ctx.as(actor) };
    const app = await createApp({ copy: copy as never, log, webFolder: null, version: 'test' });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    proxies.push({ stop: () => app.close() });
    return url;
  }

  async function through(setup: ProxySetup) {
    const target = await freshCopy();
    const proxy = await startBareProxy(target, setup);
    proxies.push(proxy);
    const { secretBox } = copies.test.ports;
    const phone = newPhone();
    const ctx = copies.ctx(0);
    const sms = createSandboxSms({ db: ctx.db, secretBox, now: () => ctx.now(), print: () => undefined });
    await sms.send({ phone, text: '您的验证码是 123456', code: '123456' });
    return { target, url: proxy.url, codes: `/sandbox/sms?phone=${phone}` };
  }

  it.each(['plain', 'sockets'] as const)('set up %s shows nothing from the first request on', async (setup) => {
    const { target, url, codes } = await through(setup);
    const other = await freshCopy();
    expect(await status(other + codes)).toBe(200);
    expect(await status(url + codes)).toBe(404);
    expect(await status(`${url}/api/sandbox/totp`)).toBe(404);
    expect(await status(`${url}/sandbox`)).toBe(404);
    const forged = { method: 'POST', headers: { origin: target, 'content-type': 'application/json' } };
    const id = '00000000-0000-7000-8000-000000000000';
    const decide = { ...forged, body: JSON.stringify({ outcome: 'passed' }) };
    expect(await status(`${url}/api/sandbox/licences/${id}/decide`, decide)).toBe(404);
    // The owner is asked for the token too, on this copy, on one that saw nothing, and on one that starts later.
    for (const copy of [target, other, await freshCopy()]) {
      expect(await status(copy + codes)).toBe(404);
      expect(await status(copy + codes, { headers: { 'x-sandbox-token': token() } })).toBe(200);
    }
  });

  it('set up to hide is shown by the first page that calls through it', async () => {
    const { target, url, codes } = await through('hidden');
    const page = { origin: 'https://pinjian.example.com', 'content-type': 'application/json' };
    await fetch(`${url}/auth/oauth2/revoke`, { method: 'POST', headers: page, body: '{"token":"none"}' });
    expect(await status(url + codes)).toBe(404);
    expect(await status(target + codes)).toBe(404);
  });
});

import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '#platform/core/log.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { useCopies } from '#testing/copies.ts';
import { infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { ConfigError, readConfig } from './config.ts';
import { momentFigures } from './moment-figures.ts';

describe('a socket that a page opens', () => {
  const copies = useCopies(1);

  /** What becomes of a socket: it is closed, or asks for a frame that it then refuses, as nothing is received here. */
  let userId = '';
  async function closedWith(origin: string | undefined, token: string): Promise<number> {
    const url = `${copies.url(0).replace('http', 'ws')}/webSocket?userId=${userId}&access_token=${token}`;
    const ws = new WebSocket(url, origin === undefined ? {} : { origin });
    const closed = once(ws, 'close');
    await once(ws, 'open');
    ws.send('{}');
    const [code] = await closed;
    return Number(code);
  }

  it('is closed with 4403 where the page is another site’s, whatever token it has', async () => {
    const pair = await signInApp(copies.app(0), copies.test, { client: 'web-job-hunter', phone: newPhone() });
    userId = (await infoApp(copies.app(0), pair.accessToken)).data.sysUser.userId;
    expect(await closedWith('https://example.com', pair.accessToken)).toBe(4403);
    expect(await closedWith('https://example.com', 'none')).toBe(4403);
    expect(await closedWith('null', pair.accessToken)).toBe(4403);
    expect(await closedWith(copies.url(0), pair.accessToken)).toBe(1008);
    expect(await closedWith(undefined, pair.accessToken)).toBe(1008);
  });
});

describe('strict transport security', () => {
  const servers: { close(): Promise<unknown> }[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((each) => each.close())));

  it.each<[Record<string, string>, string | undefined]>([
    [{}, undefined],
    [{ PINJIAN_URL: 'http://pinjian.example.com' }, undefined],
    [{ PINJIAN_URL: 'https://pinjian.example.com' }, 'max-age=31536000'],
    [{ PINJIAN_URL: 'https://pinjian.example.com', PINJIAN_HSTS_SECONDS: '600' }, 'max-age=600'],
    [{ PINJIAN_URL: 'https://pinjian.example.com', PINJIAN_HSTS_SECONDS: '0' }, undefined],
  ])('with %j: %s', async (env, expected) => {
    const { hstsSeconds } = readConfig(env).http;
    const app = await createHttpServer({ log: createLog('silent'), trustProxy: 0, hstsSeconds });
    servers.push(app);
    for (const url of ['/', '/service/none'])
      expect((await app.inject({ url })).headers['strict-transport-security']).toBe(expected);
  });
});

describe('/metrics', () => {
  const world = useWorld();
  const local = { host: '127.0.0.1:3000' };
  const look = async (headers: Record<string, string> = local, remoteAddress = '127.0.0.1', url = '/metrics') =>
    (await world.app()).inject({ url, headers, remoteAddress });

  it('tells a program on this machine about requests, process, work and connections', async () => {
    const app = await world.app();
    await app.inject({ url: '/healthz' });
    await app.inject({ url: '/admin/user/info' });
    await app.inject({ url: '/seeker/job?secret=1' });
    const { statusCode, headers, payload } = await look();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    for (const line of [
      'pinjian_http_request_seconds_bucket{le="+Inf",method="GET",route="/healthz",status="200"} 1',
      'pinjian_http_request_seconds_count{method="GET",route="/admin/user/info",status="401"} 1',
      'pinjian_http_request_seconds_count{method="GET",route="page",status="404"} 1',
      '# TYPE pinjian_http_request_seconds histogram',
      'pinjian_sockets_open 0',
      'pinjian_database_up 1',
      'pinjian_database_connections{state="used"} 1',
      'pinjian_events{state="dead"} 0',
      'pinjian_interviews_running 0',
      'pinjian_sms_codes_sent{span="minute"} 0',
      '# TYPE pinjian_tasks gauge',
    ])
      expect(payload).toContain(line);
    expect(payload).toMatch(/^process_resident_memory_bytes \d/m);
    expect(payload).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(payload).not.toContain('secret');
    // Buckets grow: each holds those before it.
    const buckets = [...payload.matchAll(/_bucket\{le="[^"]+",method="GET",route="\/healthz",status="200"\} (\d+)/g)];
    const counts = buckets.map(([, count]) => Number(count));
    expect(counts).toHaveLength(12);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it.each<[string, Record<string, string>, string]>([
    ['another machine', local, '192.168.1.9'],
    ['another Host', { host: 'pinjian.example.com' }, '127.0.0.1'],
    ['a proxy', { ...local, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a proxy that says so otherwise', { ...local, 'x-real-ip': '203.0.113.7' }, '127.0.0.1'],
    ['a page of another site', { ...local, origin: 'https://example.com' }, '127.0.0.1'],
    ['somebody without the token', { ...local, via: '1', authorization: 'Bearer made-up' }, '127.0.0.1'],
  ])('does not exist for %s', async (_who, headers, address) => {
    const answered = await look(headers, address);
    expect(answered.statusCode).toBe(404);
    expect(answered.json()).toEqual({ code: 404, data: null, message: '请求的接口不存在' });
  });

  it('its own token opens it from elsewhere', async () => {
    const env = { PINJIAN_METRICS_TOKEN: 'metrics-token-of-ours' };
    Object.assign(world.test.ports, { config: { ...world.test.ports.config, http: readConfig(env).http } });
    const from = { host: 'pinjian.example.com', 'x-forwarded-for': '203.0.113.7' };
    expect((await look({ ...from, authorization: 'Bearer metrics-token-of-ours' })).statusCode).toBe(200);
    expect((await look({ ...from, authorization: 'Bearer metrics-token-of-our' })).statusCode).toBe(404);
    expect((await look(from)).statusCode).toBe(404);
    expect(() => readConfig({ PINJIAN_METRICS_TOKEN: 'short' })).toThrow(ConfigError);
  });
});

describe('/metrics on a copy that really runs', () => {
  const copies = useCopies(1);

  it('tells of its queue; and that the database is away, of which nothing else is known then', async () => {
    const answered = await fetch(`${copies.url(0)}/metrics`);
    expect(answered.status).toBe(200);
    expect(await answered.text()).toMatch(/^pinjian_database_connections\{state="idle"\} \d/m);
    const logged: string[] = [];
    const log = createLog('warn', { write: (line) => void logged.push(line) });
    const ctx = copies.ctx(0);
    const gone = { ...ctx, db: null as never };
    const copy = { context: () => gone, connections: () => ({ total: 2, idle: 2, waiting: 1 }) };
    const figures = await momentFigures({ copy: copy as never, open: { count: () => 3 }, log });
    expect(figures.find(({ name }) => name === 'database_up')?.values).toEqual([{ value: 0 }]);
    expect(figures.map(({ name }) => name)).toEqual(['sockets_open', 'database_connections', 'database_up']);
    expect(logged).toHaveLength(1);
  });
});

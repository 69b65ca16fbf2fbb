import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createLog } from '../core/log.ts';
import { patience } from '#testing/patience.ts';
import { drain } from './draining.ts';
import { createHttpServer } from './server.ts';

let app: FastifyInstance;
let port = 0;
let answer: () => void;
let isAsked = false;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  isAsked = false;
  app = await createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  const answered = new Promise<void>((resolve) => (answer = resolve));
  app.get('/service/slow', async () => {
    isAsked = true;
    await answered;
    return { code: 200, data: 'whole', message: 'success' };
  });
  app.get('/service/quick', async () => ({ code: 200, data: null, message: 'success' }));
  app.get('/readyz', async (_request, reply) => reply.status(app.draining.isAnnounced ? 503 : 200).send({}));
  app.route({ method: 'GET', url: '/webSocket', handler: () => null, wsHandler: () => undefined });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  answer();
  await app.close();
});

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A call over a connection that is kept, as a balancer makes them. */
async function get(path: string): Promise<Got> {
  const sent = request({ host: '127.0.0.1', port, path, agent });
  sent.end();
  const [response] = (await once(sent, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: object },
  ];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: { ...response.headers }, body };
}

describe('a server that is told to end', () => {
  it('answers what is under way, says 503 to what is new and to who asks whether it is ready', async () => {
    const slow = get('/service/slow');
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    const workEnded = vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve());
    const drained = drain(app, workEnded, { noticeSeconds: 0, seconds: 20 });
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(503), patience);
    const refused = await get('/service/quick');
    expect([refused.status, refused.headers['connection'], refused.headers['retry-after']]).toEqual([
      503,
      'close',
      '1',
    ]);
    expect(JSON.parse(refused.body)).toEqual({ code: 503, data: null, message: '服务暂时不可用，请稍后再试' });
    answer();
    expect(await slow).toMatchObject({ status: 200, body: '{"code":200,"data":"whole","message":"success"}' });
    await drained;
    expect(workEnded).toHaveBeenCalledWith(20_000);
  });

  it('goes on as before for as long as a balancer needs to notice', async () => {
    const drained = drain(app, () => Promise.resolve(), { noticeSeconds: 2, seconds: 1 });
    expect([(await get('/readyz')).status, (await get('/service/quick')).status]).toEqual([503, 200]);
    await drained;
    expect((await get('/service/quick')).status).toBe(503);
  });

  it('does not wait for a call without an end', async () => {
    const slow = get('/service/slow');
    const outcome = slow.then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    await drain(app, () => Promise.resolve(), { noticeSeconds: 0, seconds: 1 });
    await app.close();
    expect(await outcome).toContain('socket hang up');
  });

  it.each(['drained', 'closed at once'])('tells its sockets that it starts anew: %s', async (way) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/webSocket`);
    await once(ws, 'open');
    const closed = once(ws, 'close');
    if (way === 'drained') await drain(app, () => Promise.resolve(), { noticeSeconds: 0, seconds: 20 });
    else await app.close();
    const [code, reason] = (await closed) as [number, Buffer];
    expect([code, reason.toString()]).toEqual([1012, 'restart']);
  });

  it('closes a socket that comes meanwhile with the same code, not with an error', async () => {
    const slow = get('/service/slow');
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    const drained = drain(app, () => Promise.resolve(), { noticeSeconds: 0, seconds: 20 });
    const ws = new WebSocket(`ws://127.0.0.1:${port}/webSocket`);
    const [code] = (await once(ws, 'close')) as [number];
    expect(code).toBe(1012);
    answer();
    await Promise.all([slow, drained]);
  });
});

import { once } from 'node:events';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { socket } from '@pinjian/contract/socket.ts';
import { createLog } from '../core/log.ts';
import type { Connection } from './served-socket.ts';
import { createHttpServer } from './server.ts';
import { registerSockets, type AdmitSocket, type BoundSocket } from './socket-route.ts';
import { patience } from '#testing/patience.ts';

const declared = socket({
  path: '/test/socket',
  caller: 'signedIn',
  summary: '测试',
  query: z.object({ access_token: z.string() }),
  received: z.object({ type: z.literal('say'), id: z.string(), text: z.string() }),
  sent: z.object({ text: z.string() }),
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

interface Opened {
  readonly url: string;
  readonly connections: Connection<object>[];
  readonly received: string[];
  readonly logged: string[];
  gap(): void;
  hint(channel: string, payload: string): void;
}

/** A server with one socket that keeps what it is given. */
async function serve(admit: AdmitSocket = async () => ({ context: {}, familyId: null })): Promise<Opened> {
  const logged: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => (logged.push(chunk.toString()), done());
  const log = createLog('trace', new Writable({ write }));
  const app = await createHttpServer({ log, trustProxy: 0 });
  apps.push(app);
  const connections: Connection<object>[] = [];
  const received: string[] = [];
  const listeners = new Map<string, (payload: string) => void>();
  let gap = () => undefined as void;
  const open: BoundSocket['open'] = async (_ctx, _query, connection) => {
    connections.push(connection);
    return async (frame: never) => {
      const { text } = frame as { text: string };
      // As the database does.
      if (text.includes('\0')) throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
      received.push(text);
    };
  };
  const bus = {
    subscribe: (channel: string, listener: (payload: string) => void) => (
      listeners.set(channel, listener),
      () => undefined
    ),
    onGap: (listener: () => void) => (gap = listener),
  };
  registerSockets(app, [{ socket: declared, open }], { admit, publicUrl: null, bus, log });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `${url.replace('http', 'ws')}/test/socket?access_token=a-token-of-somebody`,
    connections,
    received,
    logged,
    gap: () => gap(),
    hint: (channel, payload) => listeners.get(channel)?.(payload),
  };
}

async function connect({ url, connections }: Opened): Promise<{ ws: WebSocket; connection: Connection<object> }> {
  const before = connections.length;
  const ws = new WebSocket(url);
  await once(ws, 'open');
  await vi.waitFor(() => expect(connections.length).toBe(before + 1), patience);
  return { ws, connection: connections[before] as Connection<object> };
}

describe('a socket', () => {
  it('that does not read is cut off, and others go on', async () => {
    const server = await serve();
    const [slow, quick] = [await connect(server), await connect(server)];
    let heard = 0;
    quick.ws.on('message', () => (heard += 1));
    slow.ws.pause();
    const text = 'x'.repeat(256 * 1024);
    for (let round = 0; !slow.connection.closed.aborted; round += 1) {
      expect(round).toBeLessThan(200);
      slow.connection.send({ text });
      quick.connection.send({ text: 'short' });
      await vi.waitFor(() => expect(heard).toBe(round + 1), patience);
    }
    expect(quick.connection.closed.aborted).toBe(false);
  });

  it('loses no frame that came while its token was checked, and keeps their order', async () => {
    const check = Promise.withResolvers<void>();
    const server = await serve(async () => (await check.promise, { context: {}, familyId: null }));
    const ws = new WebSocket(server.url);
    await once(ws, 'open');
    for (const text of ['一', '二', '三']) ws.send(JSON.stringify({ type: 'say', id: text, text }));
    ws.send('no frame of ours');
    const answered = once(ws, 'message');
    check.resolve();
    const [refused] = (await answered) as [Buffer];
    expect(JSON.parse(refused.toString())).toMatchObject({ type: 'refused', id: null, code: 40001 });
    expect(server.received).toEqual(['一', '二', '三']);
  });

  it('refuses a frame that no database can hold: its client would come back with it for ever', async () => {
    const server = await serve();
    const { ws, connection } = await connect(server);
    const answered = once(ws, 'message');
    ws.send(JSON.stringify({ type: 'say', id: 'a frame', text: 'a\0b' }));
    const [refused] = (await answered) as [Buffer];
    expect(JSON.parse(refused.toString())).toMatchObject({ type: 'refused', id: 'a frame', code: 40001 });
    ws.send(JSON.stringify({ type: 'say', id: 'another', text: 'ab' }));
    await vi.waitFor(() => expect(server.received).toEqual(['ab']), patience);
    expect(connection.closed.aborted).toBe(false);
  });

  it('follows hints of its own until it is gone, and is called when some may have been missed', async () => {
    const server = await serve();
    const { ws, connection } = await connect(server);
    const heard: string[] = [];
    connection.onHint('news', 'mine', () => heard.push('mine'));
    server.hint('news', 'mine');
    server.hint('news', 'yours');
    expect(heard).toEqual(['mine']);
    server.gap();
    expect(heard).toEqual(['mine', 'mine']);
    ws.terminate();
    await vi.waitFor(() => expect(connection.closed.aborted).toBe(true), patience);
    server.hint('news', 'mine');
    server.gap();
    expect(heard).toHaveLength(2);
  });

  it('that could not be served says so in the log, without its address', async () => {
    const server = await serve(() => Promise.reject(new Error('the database is away')));
    const ws = new WebSocket(server.url);
    expect((await once(ws, 'close'))[0]).toBe(1011);
    const text = server.logged.join('');
    expect(text).toContain('the database is away');
    expect(text).not.toContain('a-token-of-somebody');
  });

  it('is never compressed', async () => {
    const ws = new WebSocket((await serve()).url, { perMessageDeflate: true });
    await once(ws, 'open');
    expect(ws.extensions).toBe('');
    ws.terminate();
  });
});

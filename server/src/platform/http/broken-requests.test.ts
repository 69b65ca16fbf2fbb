import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { socket } from '@pinjian/contract/socket.ts';
import { createLog } from '../core/log.ts';
import { registerSockets } from './socket-route.ts';
import { createHttpServer } from './server.ts';
import { receiveUpload } from './upload.ts';

const declared = socket({
  path: '/webSocket',
  caller: 'signedIn',
  summary: '测试',
  query: z.object({}),
  received: z.never(),
  sent: z.object({}),
});
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  const log = createLog('silent');
  app = await createHttpServer({ log, trustProxy: 0 });
  const done = { code: 200, data: null, message: 'success' };
  app.route({
    method: 'POST',
    url: '/service/echo',
    handler: async (request) => ({ ...done, data: request.body ?? null }),
  });
  app.get('/service/thing/:id', () => done);
  app.route({
    method: 'POST',
    url: '/service/upload',
    async handler(request) {
      await receiveUpload(request, { kinds: ['pdf'], maxBytes: 1000 });
      return done;
    },
  });
  const bus = { subscribe: () => () => true, onGap: () => undefined };
  const bound = { socket: declared, open: () => Promise.resolve(null) };
  registerSockets(app, [bound], { admit: () => Promise.resolve(null), publicUrl: null, bus, log });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: 404, data: null, message: '请求的接口不存在' }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server ends the connection. */
async function say(text: string): Promise<Answer> {
  const line = connect({ host: '127.0.0.1', port });
  await once(line, 'connect');
  let answer = '';
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(line, 'close');
  line.write(text);
  await ended;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
}

const host = 'Host: pinjian.test\r\n';
const close = 'Connection: close\r\n';

describe('what is no call', () => {
  it.each([
    ['is no HTTP', 'hello\r\n\r\n', 400],
    ['has a method that nobody knows', `FETCH /service/echo HTTP/1.1\r\n${host}\r\n`, 400],
    ['has a length that is none', `POST /service/echo HTTP/1.1\r\n${host}Content-Length: abc\r\n\r\n`, 400],
    ['has two lengths', `POST /service/echo HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    [
      'has a length and none',
      `POST /service/echo HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['breaks its header', `GET /service/echo HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`, 400],
    ['names no host', `GET /service/echo HTTP/1.1\r\n${close}\r\n`, 400],
    ['has headers without end', `GET /service/echo HTTP/1.1\r\n${host}X: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
    ['asks for a tunnel', `CONNECT pinjian.test:443 HTTP/1.1\r\n${host}\r\n`, 404],
    [
      'wants a socket that is none',
      `GET /webSocket HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
      400,
    ],
    ['calls a socket', `GET /webSocket HTTP/1.1\r\n${host}${close}\r\n`, 404],
    ['has a path that cannot be decoded', `GET /service/%zz HTTP/1.1\r\n${host}${close}\r\n`, 404],
  ])('%s: in the envelope, in Chinese', async (_what, text, status) => {
    const answer = await say(text);
    expect(answer.status).toBe(status);
    expect(answer.head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(answer.head.toLowerCase()).toContain('x-request-id: ');
    const { code, data, message } = JSON.parse(answer.body) as { code: number; data: unknown; message: string };
    expect([code, data]).toEqual([status, null]);
    expect(message).toMatch(/^[\p{Script=Han}，、 A-Za-z]+$/u);
    expect(message).toMatch(/\p{Script=Han}/u);
  });

  it('an id beyond all limits names nothing', async () => {
    const { status, body } = await say(`GET /service/thing/${'a'.repeat(400)} HTTP/1.1\r\n${host}${close}\r\n`);
    expect([status, JSON.parse(body)]).toEqual([200, { code: 40400, data: null, message: '内容不存在或已被移除' }]);
  });

  it('an address of a page that cannot be decoded is a page that is not there', async () => {
    const { status, head } = await say(`GET /seeker/%zz HTTP/1.1\r\n${host}${close}\r\n`);
    expect(status).toBe(302);
    expect(head.toLowerCase()).toContain('location: /404');
  });

  it('an expectation that nobody knows is no reason to refuse a call', async () => {
    const body = '{"a":1}';
    const answer = await say(
      `POST /service/echo HTTP/1.1\r\n${host}${close}Expect: tea\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { code: 200, data: { a: 1 }, message: 'success' }]);
  });

  it.each([
    ['JSON without end', '/service/echo', 'application/json', '{"a":'],
    ['an upload without end', '/service/upload', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo'],
    ['an upload without a boundary', '/service/upload', 'multipart/form-data', '--x\r\n'],
  ])('%s is told in Chinese', async (_what, path, type, body) => {
    const { status, body: told } = await say(
      `POST ${path} HTTP/1.1\r\n${host}${close}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const message = '请求内容无法识别，请检查后重试';
    expect([status, JSON.parse(told)]).toEqual([200, { code: 40001, data: [{ path: '', message }], message }]);
  });
});

it('a request that takes for ever is told so', async () => {
  const line = connect({ host: '127.0.0.1', port });
  const [accepted] = (await once(app.server, 'connection')) as [NodeJS.WritableStream];
  let answer = '';
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(line, 'close');
  app.server.emit('clientError', Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), accepted);
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  expect(answer).toContain('请求超时，请重试');
});

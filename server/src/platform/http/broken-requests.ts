import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { newId } from '../core/ids.ts';
import { callSegments } from './call-segments.ts';

/*
 * What is refused before there is a call: a request that is no HTTP, headers without end, an address that nobody can
 * decode. Node, Fastify and ws each have a sentence of their own for these, in English and in a shape of their own.
 */

/** Bytes that whoever was refused still sends are read for so long: a connection that is cut off loses the answer too. */
const lingerMs = 1000;

const reasons: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: errors.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: errors.requestTimeout,
};

const refused = new WeakSet<Duplex>();

/** Answers what the parser of HTTP could not read, and ends the connection: nobody knows where the next request begins. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else answerRaw(socket, reasons[error.code ?? ''] ?? errors.badRequest);
}

/** An answer in the envelope where there is no request that it could belong to. */
function answerRaw(socket: Duplex, reason: ErrorCode): void {
  if (refused.has(socket) || !socket.writable) return;
  refused.add(socket);
  const body = JSON.stringify(envelope(reason));
  const head = [
    `HTTP/1.1 ${reason.code} ${STATUS_CODES[reason.code] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${newId()}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/** Answers what Fastify refuses before it knows the route: an address that cannot be decoded, or a part beyond its limit. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const segment = request.url.split(/[/?#]/)[1] ?? '';
  const isCall = (callSegments as readonly string[]).includes(segment);
  void reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  if (!isCall && (request.method === 'GET' || request.method === 'HEAD')) {
    void reply.redirect('/404');
    return;
  }
  const isTooLong = 'code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  // No row has such an id, and no call such a path.
  const reason = isTooLong ? errors.notFound : errors.unknownCall;
  void reply
    .status(isTooLong ? 200 : reason.code)
    .type('application/json; charset=utf-8')
    .send(envelope(reason));
}

function envelope({ code, message }: ErrorCode): object {
  return { code, data: null, message };
}

/** Takes what Node and ws would answer themselves. */
export function takeBrokenRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Node's own answer to this has no body; it is told to leave it to us.
    if (raw.httpVersion !== '1.1' || raw.headers.host !== undefined) return;
    await reply
      .status(errors.badRequest.code)
      .header('connection', 'close')
      .type('application/json; charset=utf-8')
      .send(envelope(errors.badRequest));
  });
  // An expectation of ours is none; whoever has another one gets the answer to the call.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket) => answerRaw(socket, errors.unknownCall));
  app.websocketServer.on('wsClientError', (_error, socket) => answerRaw(socket, errors.badRequest));
}

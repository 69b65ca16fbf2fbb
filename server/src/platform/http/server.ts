import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { newId } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';
import { isDataException } from '../db/data-exception.ts';
import { answerUnreadable, answerUnroutable, takeBrokenRequests } from './broken-requests.ts';
import { closeSockets, registerDraining } from './draining.ts';
import { speakChinese } from './issue-words.ts';
import { unreadable } from './unreadable.ts';
import { uploadHardCap } from './upload.ts';

/** JSON bodies: a resume with every field at its limit stays below. */
const jsonLimit = 1024 * 1024;

export interface HttpOptions {
  readonly log: Log;
  /**
   * So many proxies of ours stand before this server: the caller's address is the one that the outermost of them added to
   * X-Forwarded-For. What stands before that the caller may have written. 0 without a proxy.
   */
  readonly trustProxy: number;
  /** Seconds for which a browser that came by https is to come by nothing else; none or 0 says nothing of it. */
  readonly hstsSeconds?: number;
}

/** A Fastify instance with parsing, envelope errors and request ids, before any route. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  speakChinese();
  const app = fastify({
    logger: false,
    // Hops from the socket: the proxies are trusted, whatever they were told is not.
    trustProxy: (_address, hop) => hop < options.trustProxy,
    bodyLimit: jsonLimit,
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // What is left when all that was waited for is over (draining.ts): idle connections, and calls without an end.
    forceCloseConnections: true,
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
  });
  app.decorateRequest('context', null);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: uploadHardCap, files: 1, fields: 20, fieldSize: 10_000 } });
  await app.register(websocket, {
    options: { maxPayload: 64 * 1024, perMessageDeflate: false },
    // The plugin's own way says nothing to the client about why.
    preClose(done) {
      closeSockets(app);
      app.server.removeAllListeners('upgrade');
      app.websocketServer.close();
      done();
    },
  });
  takeJson(app);
  const { hstsSeconds = 0 } = options;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (hstsSeconds > 0) reply.header('strict-transport-security', `max-age=${hstsSeconds}`);
    reply.header('x-content-type-options', 'nosniff');
  });
  registerDraining(app);
  takeBrokenRequests(app);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options.log));
  return app;
}

/** JSON as Fastify reads it (prototype poisoning refused), with an empty body taken as none; plain text is no body of ours. */
function takeJson(app: FastifyInstance): void {
  const standard = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void standard(request, String(body), done);
  });
}

const statusByFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: errors.tooLarge,
  FST_REQ_FILE_TOO_LARGE: errors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errors.unsupportedType,
  FST_FILES_LIMIT: errors.tooLarge,
  FST_PARTS_LIMIT: errors.tooLarge,
  FST_FIELDS_LIMIT: errors.tooLarge,
};

/** The one mapper from what was thrown to the envelope; only the unexpected is logged with its stack. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  if (error instanceof Refusal) return refuse(reply, error.code, error.message, error.data);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : statusByFastifyCode[code];
  if (known !== undefined) return refuse(reply, known.code, known.message);
  if (isDataException(error)) {
    log.warn({ requestId: request.id, route: request.routeOptions.url, error }, 'the database refused a value');
    return refuse(reply, errors.invalidInput.code, errors.invalidInput.message, []);
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const refusal = unreadable();
    return refuse(reply, refusal.code, refusal.message, refusal.data);
  }
  log.error(
    {
      requestId: request.id,
      route: request.routeOptions.url,
      error,
    },
    'a call failed',
  );
  const reason = isConnectionLoss(error) ? errors.unavailable : errors.internal;
  return refuse(reply, reason.code, `${reason.message}（编号 ${request.id}）`);
}

function refuse(reply: FastifyReply, code: number, message: string, data: unknown = null): FastifyReply {
  const status = code < 1000 ? code : 200;
  if (status === 429) reply.header('retry-after', retryAfterOf(data));
  return reply.status(status).type('application/json; charset=utf-8').send({ code, data, message });
}

/** Seconds after which an address may try again; a minute where the refusal names none. */
function retryAfterOf(data: unknown): number {
  const named = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : null;
  return typeof named === 'number' ? named : 60;
}

/** The database is away or shutting down: 503, the caller may try again. */
function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|ENOENT)$/.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

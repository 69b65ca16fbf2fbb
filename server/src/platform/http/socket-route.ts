import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Socket } from '@pinjian/contract/socket.ts';
import { closeCodes } from '@pinjian/contract/socket.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { Log } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';

/** One open socket as a domain's socket.ts sees it. */
export interface Connection<Frame> {
  send(frame: Frame): void;
  /** Ends the socket; use the codes of the contract. */
  close(code: number, reason: string): void;
  /** Aborted when the socket is gone, whoever ended it. */
  readonly closed: AbortSignal;
}

/** A socket with what opens it: answers the receiver of frames, called one frame after the other. */
export interface BoundSocket {
  readonly socket: Socket;
  open(ctx: never, query: never, connection: Connection<never>): Promise<(frame: never) => Promise<void>>;
}

/** Answers the context of the one who connects, and the device it belongs to; null when the token is dead. */
export type AdmitSocket = (
  request: FastifyRequest,
  socket: Socket,
) => Promise<{ context: unknown; familyId: string | null } | 'notYours' | null>;

/** All open sockets by device, so that a revoked one can be closed at once. */
export interface OpenSockets {
  closeFamily(familyId: string): void;
  closeAll(code: number): void;
}

const maxWaitingFrames = 64;

/**
 * Registers sockets. Each is always accepted and then closed with 4401, 4403 or 4404 where it is refused
 * (decisions §9): browsers do not tell a script why a handshake failed.
 */
export function registerSockets(
  app: FastifyInstance,
  sockets: readonly BoundSocket[],
  admit: AdmitSocket,
  log: Log,
): OpenSockets {
  const open = new Map<WebSocket, string | null>();
  for (const bound of sockets) {
    app.get(bound.socket.path, { websocket: true }, (ws, request) => {
      ws.on('error', (error: Error) => log.debug({ error: error.message }, 'a socket failed'));
      serve(bound, ws, request, admit, (familyId) => {
        open.set(ws, familyId);
        ws.on('close', () => open.delete(ws));
      }).catch((error: unknown) => {
        log.error(
          { error: error instanceof Error ? error.stack : String(error), socket: bound.socket.path },
          'a socket could not be served',
        );
        ws.close(1011, 'internal');
      });
    });
  }
  const heartbeat = setInterval(() => {
    for (const ws of open.keys()) ws.ping();
  }, 30_000);
  app.addHook('onClose', async () => clearInterval(heartbeat));
  return {
    closeFamily(familyId) {
      for (const [ws, family] of open) if (family === familyId) ws.close(closeCodes.tokenDead, 'revoked');
    },
    closeAll(code) {
      for (const ws of open.keys()) ws.close(code, 'restart');
    },
  };
}

interface Parser {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

async function serve(
  bound: BoundSocket,
  ws: WebSocket,
  request: FastifyRequest,
  admit: AdmitSocket,
  opened: (familyId: string | null) => void,
): Promise<void> {
  // Frames may arrive while the token is still being checked.
  const waiting: string[] = [];
  let take = (text: string): void => {
    if (waiting.push(text) > maxWaitingFrames) ws.close(1008, 'too many frames');
  };
  ws.on('message', (data, isBinary) => {
    if (isBinary) ws.close(1003, 'text only');
    else take((data as Buffer).toString('utf8'));
  });
  const admitted = await admit(request, bound.socket);
  if (admitted === null) return ws.close(closeCodes.tokenDead, 'token');
  if (admitted === 'notYours') return ws.close(closeCodes.notYours, 'not yours');
  const query = (bound.socket.query as unknown as Parser).safeParse(request.query);
  if (!query.success) return ws.close(closeCodes.notFound, 'query');
  const gone = new AbortController();
  ws.on('close', () => gone.abort());
  opened(admitted.familyId);
  const connection: Connection<unknown> = {
    send: (frame) => ws.readyState === ws.OPEN && ws.send(JSON.stringify(frame)),
    close: (code, reason) => ws.close(code, reason),
    closed: gone.signal,
  };
  let receive: (frame: never) => Promise<void>;
  try {
    receive = await bound.open(admitted.context as never, query.data as never, connection);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ws.close(error.code === errors.notFound.code ? closeCodes.notFound : closeCodes.notYours, 'refused');
  }
  let last = Promise.resolve();
  let pending = 0;
  take = (text) => {
    if (++pending > maxWaitingFrames) return ws.close(1008, 'too many frames');
    last = last
      .then(() => receiveFrame(bound, connection, receive, text))
      .then(
        () => void pending--,
        () => ws.close(1011, 'internal'),
      );
  };
  for (const text of waiting.splice(0)) take(text);
}

/** A frame that breaks the contract, or is refused, is answered with {type: 'refused', id, code, message}. */
async function receiveFrame(
  bound: BoundSocket,
  connection: Connection<unknown>,
  receive: (frame: never) => Promise<void>,
  text: string,
): Promise<void> {
  const raw = readJson(text);
  const id = typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
  const parsed = (bound.socket.received as unknown as Parser).safeParse(raw);
  if (!parsed.success)
    return connection.send({
      type: 'refused',
      id,
      code: errors.invalidInput.code,
      message: errors.invalidInput.message,
    });
  try {
    await receive(parsed.data as never);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    connection.send({ type: 'refused', id, code: error.code, message: error.message });
  }
}

/** The JSON in a frame, or undefined where there is none: the schema then refuses it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

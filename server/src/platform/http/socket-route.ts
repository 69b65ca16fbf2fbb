import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
// The library's own name for it: with it comes what it adds to the options of a route.
import type { WebSocket } from '@fastify/websocket';
import type { Socket } from '@pinjian/contract/socket.ts';
import { closeCodes } from '@pinjian/contract/socket.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { Log } from '../core/log.ts';
import { Refusal } from '../core/refusal.ts';
import type { Bus } from '../realtime/bus.ts';
import { createHintBoard, type HintBoard } from '../realtime/hint-board.ts';
import { isOwnPage } from './own-page.ts';
import { createOpenSockets, type OpenSockets } from './open-sockets.ts';
import { receiveFrame, ServedSocket, type Connection, type Receiver } from './served-socket.ts';

/** A socket with what opens it: answers the receiver of frames, or null where nothing is received. */
export interface BoundSocket {
  readonly socket: Socket;
  open(ctx: never, query: never, connection: Connection<never>): Promise<Receiver | null>;
}

/**
 * Answers the context of the one who connects, and the device it belongs to; null when the token is dead. A refusal is of
 * too many calls from a network.
 */
export type AdmitSocket = (
  request: FastifyRequest,
  socket: Socket,
) => Promise<{ context: unknown; familyId: string | null } | 'notYours' | null>;

interface SocketDeps {
  readonly admit: AdmitSocket;
  /** The public address of the product, where it has one that the Host header does not tell. */
  readonly publicUrl: string | null;
  readonly bus: Pick<Bus, 'subscribe' | 'onGap'>;
  readonly log: Log;
}

/**
 * Registers sockets. Each is always accepted and then closed with 4401, 4403 or 4404 where it is refused
 * (decisions §9): browsers do not tell a script why a handshake failed. Nothing that is logged here holds the address of
 * a request: a token stands in it.
 */
export function registerSockets(app: FastifyInstance, sockets: readonly BoundSocket[], deps: SocketDeps): OpenSockets {
  const { log } = deps;
  const open = createOpenSockets();
  const board = createHintBoard(deps.bus);
  const logFailure = (error: Error): void => log.debug({ error }, 'a socket failed');
  for (const bound of sockets) {
    app.route({
      method: 'GET',
      url: bound.socket.path,
      onRequest: rememberReply,
      handler: (_request, reply) => reply.callNotFound(),
      wsHandler(ws: WebSocket, request) {
        letGo(ws, request);
        ws.on('error', logFailure);
        serve(bound, ws, request, { ...deps, board, open }).catch((error: unknown) => {
          log.error({ error, socket: bound.socket.path }, 'a socket could not be served');
          ws.close(1011, 'internal');
        });
      },
    });
  }
  app.addHook('onClose', async () => {
    open.stop();
    board.stop();
  });
  return open;
}

/** What the socket of a request still holds on to. */
const replies = new WeakMap<FastifyRequest, FastifyReply>();

async function rememberReply(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  replies.set(request, reply);
}

/**
 * Frees an open socket from the request it began as: the plugin's error listener and Node's response would keep request,
 * reply and headers for as long as it lives: two of the fourteen KB of an idle one.
 */
function letGo(ws: WebSocket, request: FastifyRequest): void {
  ws.removeAllListeners('error');
  replies.get(request)?.raw.detachSocket(request.raw.socket);
}

interface Parser {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

interface Serving extends SocketDeps {
  readonly board: HintBoard;
  readonly open: OpenSockets;
}

async function serve(bound: BoundSocket, ws: WebSocket, request: FastifyRequest, serving: Serving): Promise<void> {
  const served = new ServedSocket(ws, serving.board);
  if (!isOwnPage(request, serving.publicUrl)) return served.close(closeCodes.notYours, 'origin');
  const admitted = await serving.admit(request, bound.socket).catch(tooMany);
  if (admitted === 'tooMany') return served.close(1013, 'too many');
  if (admitted === null) return served.close(closeCodes.tokenDead, 'token');
  if (admitted === 'notYours') return served.close(closeCodes.notYours, 'not yours');
  // zod's core type knows no methods; mini and classic both have this one (endpoint-route.ts does the same).
  const query = (bound.socket.query as unknown as Parser).safeParse(request.query);
  if (!query.success) return served.close(closeCodes.notFound, 'query');
  if (!served.isOpen) return;
  if (!serving.open.add(ws, admitted.familyId)) return served.close(1013, 'too many');
  try {
    const receive = await bound.open(admitted.context as never, query.data as never, served);
    startReceiving(served, bound.socket.received, receive);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    served.close(error.code === errors.notFound.code ? closeCodes.notFound : closeCodes.notYours, 'refused');
  }
}

function tooMany(error: unknown): 'tooMany' {
  if (error instanceof Refusal) return 'tooMany';
  throw error;
}

/** A function of its own: what an idle socket keeps holds on to nothing of the request that opened it. */
function startReceiving(served: ServedSocket, schema: unknown, receive: Receiver | null): void {
  served.receive(async (text) => {
    if (receive === null) served.close(1008, 'nothing is received here');
    else await receiveFrame(served, schema, receive, text);
  });
}

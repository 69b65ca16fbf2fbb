import { once, EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeCodes } from '@pinjian/contract/socket.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';

/** How a server ends without anybody losing an answer. */
export interface Draining {
  /** From now on /readyz says that no more should be sent here; everything is still answered. */
  announce(): void;
  readonly isAnnounced: boolean;
  /**
   * Refuses new calls with 503, closes every socket with 1012, and waits until the calls under way are answered, at most
   * so long.
   */
  finish(milliseconds: number): Promise<void>;
}

/** Who does not answer the closing of a socket is not waited for. */
const closingMs = 2000;
/** Asked while nothing else is answered any more. */
const asked = ['/healthz', '/readyz'];

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}

/** Gives `app` its draining, before any route; sockets that are open when it closes are told that it starts anew. */
export function registerDraining(app: FastifyInstance): void {
  const underWay = new Set<object>();
  const changed = new EventEmitter();
  let isAnnounced = false;
  let isFinishing = false;

  app.server.prependListener('request', (request, response) => {
    underWay.add(request);
    response.once('close', () => {
      underWay.delete(request);
      changed.emit('less');
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isFinishing || request.ws) return;
    reply.header('connection', 'close');
    if (asked.includes(request.url.split('?')[0] ?? '')) return;
    reply.header('retry-after', 1);
    throw new Refusal(errors.unavailable);
  });
  app.websocketServer.on('connection', (ws) => {
    ws.once('close', () => changed.emit('less'));
    if (isFinishing) ws.close(closeCodes.restarting, 'restart');
  });

  async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
    const signal = AbortSignal.timeout(milliseconds);
    // All that it can throw is that the time is over, which ends the loop.
    while (!isSo() && !signal.aborted) await once(changed, 'less', { signal }).catch(() => undefined);
  }

  app.decorate('draining', {
    announce: () => void (isAnnounced = true),
    get isAnnounced() {
      return isAnnounced;
    },
    async finish(milliseconds) {
      isAnnounced = true;
      isFinishing = true;
      closeSockets(app);
      await Promise.all([
        until(() => underWay.size === 0, milliseconds),
        until(() => app.websocketServer.clients.size === 0, Math.min(milliseconds, closingMs)),
      ]);
    },
  } satisfies Draining);
}

/** Tells every socket that this copy ends: its client comes back, to another one or to the next start. */
export function closeSockets(app: FastifyInstance): void {
  for (const ws of app.websocketServer.clients) ws.close(closeCodes.restarting, 'restart');
}

/** The orderly end of a copy that is told to end. */
export async function drain(
  app: FastifyInstance,
  work: (milliseconds: number) => Promise<void>,
  { noticeSeconds, seconds }: { readonly noticeSeconds: number; readonly seconds: number },
): Promise<void> {
  app.draining.announce();
  const answered = delay(noticeSeconds * 1000).then(() => app.draining.finish(seconds * 1000));
  await Promise.all([answered, work((noticeSeconds + seconds) * 1000)]);
}

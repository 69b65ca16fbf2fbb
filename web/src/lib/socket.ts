import type { Socket } from '@pinjian/contract/socket.ts';
import { newIdempotencyKey } from './client.ts';
import { browserLink, socketUrl } from './socket/browser.ts';
import { Link } from './socket/link.ts';
import type { LinkOptions } from './socket/link.ts';
import type { Identified } from './socket/outbox.ts';

/** What a page sends over a socket: what its server receives. */
type FrameOut<S extends Socket> = S['received']['_zod']['input'] & Identified;
/** What arrives. */
type FrameIn<S extends Socket> = S['sent']['_zod']['output'];
/** What chooses the socket; the token is added here. */
type Query<S extends Socket> = Omit<S['query']['_zod']['input'] & object, 'access_token'> &
  Readonly<Record<string, string>>;

/** Longest wait for a handshake when it is only tried. */
const tryMs = 6000;

/**
 * Whether sockets of this path get through to the server: some networks let only ordinary requests pass. Nothing is
 * opened by it, as it carries neither a token nor what the socket is about.
 */
export function canReachSocket(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const tried = new WebSocket(socketUrl(socket.path, {}));
    const settle = (reached: boolean) => {
      clearTimeout(timer);
      tried.close();
      resolve(reached);
    };
    const timer = setTimeout(() => settle(false), tryMs);
    tried.addEventListener('open', () => settle(true));
    tried.addEventListener('error', () => settle(false));
  });
}

/** Opens a socket of the contract and keeps it open until it is closed here or by its server for good. */
export function openSocket<S extends Socket>(
  socket: S,
  query: Query<S>,
  options: Omit<LinkOptions<FrameOut<S>, FrameIn<S>>, 'url'>,
): Link<FrameOut<S>, FrameIn<S>> {
  return new Link(browserLink, {
    ...options,
    url: (token) => socketUrl(socket.path, { ...query, access_token: token }),
  });
}

/** An id for a frame: unique, so that the same frame sent twice counts once. */
export const newFrameId = newIdempotencyKey;

import { renewSession, sessionLost } from '../client.ts';
import { currentPair } from '../session.ts';
import type { LinkDeps, Wire, WireEvents } from './reconnecting.ts';

function dial(url: string, events: WireEvents): Wire {
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => typeof data === 'string' && events.received(data));
  socket.addEventListener('close', ({ code }) => events.closed(code));
  return { send: (text) => socket.send(text), close: (code) => socket.close(code) };
}

function watch(wake: () => void, sleep: () => void): () => void {
  const visible = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', visible);
  window.addEventListener('online', wake);
  window.addEventListener('offline', sleep);
  return () => {
    document.removeEventListener('visibilitychange', visible);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', sleep);
  };
}

/** What sockets of this tab stand on: its network, session, clock and window. */
export const browserLink: LinkDeps = {
  dial,
  token: () => currentPair()?.token ?? null,
  renew: renewSession,
  sessionLost,
  now: () => Date.now(),
  after(ms, job) {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  watch,
};

/** Address of a socket of this page's own server. */
export function socketUrl(path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

import { onTestFinished, vi } from 'vitest';
import { callOf, type CallPath } from './contract-calls.ts';
import { fakeServer } from './fake-server.ts';
import type { Handler, Seen } from './fake-server.ts';

/**
 * Puts a fake server behind this page's fetch; answers what it saw so far. Taken away by `vi.unstubAllGlobals()`. A
 * request that is no call of the contract fails the test, whatever it was answered.
 */
export function serveFetch(handle: Handler<CallPath>): readonly Seen[] {
  const { transport, seen } = fakeServer<CallPath>(handle);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: (init.body ?? null) as string | FormData | null,
    };
    return transport(request, init.signal ?? null, null);
  });
  // The client meets an unknown call as calmly as any other: the test has to say so itself.
  onTestFinished(() => {
    const unknown = seen.filter(({ method, path }) => callOf(method, path) === undefined);
    if (unknown.length === 0) return;
    throw new Error(`the contract has no ${unknown.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
  });
  return seen;
}

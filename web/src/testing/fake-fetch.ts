import { vi } from 'vitest';
import { fakeServer } from './fake-server.ts';
import type { Seen } from './fake-server.ts';

type Handler = Parameters<typeof fakeServer>[0];

/** Puts a fake server behind this page's fetch; answers what it saw so far. Taken away by `vi.unstubAllGlobals()`. */
export function serveFetch(handle: Handler): readonly Seen[] {
  const { transport, seen } = fakeServer(handle);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: (init.body ?? null) as string | FormData | null,
    };
    return transport(request, init.signal ?? null, null);
  });
  return seen;
}

import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { load } from './load.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves on a free port and answers it. */
async function serve(answer: Parameters<typeof createServer>[1]): Promise<number> {
  const made = createServer({}, answer);
  server = made;
  await new Promise<void>((resolve) => void made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

it('counts every answer once, however it is cut into pieces', async () => {
  let asked = 0;
  const body = 'x'.repeat(200_000);
  const port = await serve((request, response) => {
    asked += 1;
    expect(request.headers.authorization).toBe('Bearer token');
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.slice(0, 10));
    setImmediate(() => response.end(body.slice(10)));
  });
  const headers = { authorization: 'Bearer token' };
  const { requests, latencies, perSecond } = await load({ port, path: '/', headers, callers: 3, seconds: 0.2 });
  expect(requests).toBe(asked);
  expect(requests).toBeGreaterThanOrEqual(3);
  expect(latencies).toHaveLength(requests);
  expect(perSecond).toBeGreaterThan(0);
});

it('refuses to measure anything but success', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(503, { 'content-length': 4 });
    response.end('away');
  });
  await expect(load({ port, path: '/', callers: 1, seconds: 0.1 })).rejects.toThrow(/503/);
});

it('says when the server hangs up', async () => {
  const port = await serve((request) => void request.socket.end());
  await expect(load({ port, path: '/', callers: 1, seconds: 0.1 })).rejects.toThrow(/hung up/);
});

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { mcpPath } from '@pinjian/contract/agent-token.ts';
import type { World } from './world.ts';

/**
 * The official client at the door of a world, by a token's secret; a secret that opens nothing rejects. What was opened is
 * closed after each test.
 */
export function useAgentDoor(world: World): (secret: string) => Promise<Client> {
  const clients: Client[] = [];
  const apps = new Set<FastifyInstance>();
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all([...apps].map((app) => app.close()));
    apps.clear();
  });

  async function url(): Promise<URL> {
    const app = await world.app();
    apps.add(app);
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
    return new URL(mcpPath, `http://127.0.0.1:${address.port}`);
  }

  return async (secret) => {
    const client = new Client({ name: 'assistant', version: '1.0.0' });
    clients.push(client);
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await client.connect(new StreamableHTTPClientTransport(await url(), { requestInit }));
    return client;
  };
}

/** Calls a tool; its answer as text. */
export async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: given });
  const [content] = answer.content as { readonly type: string; readonly text: string }[];
  return { isError: answer.isError === true, text: content?.text ?? '' };
}

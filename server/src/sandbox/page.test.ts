import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '#platform/core/log.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { useWorld } from '#testing/world.ts';
import { createSandboxGate } from './gate.ts';
import { registerSandbox } from './register.ts';

const world = useWorld();
const ports = { sandbox: true };
let app: FastifyInstance;

beforeEach(async () => {
  ports.sandbox = true;
  app = await createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  const gate = createSandboxGate({
    secretBox: world.test.ports.secretBox,
    lockedBy: null,
    context: () => world.system(),
    isOpen: () => ports.sandbox,
  });
  registerSandbox(app, { gate, context: (actor) => world.as(actor) });
  // As registerPages does: whatever is no call is the page.
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send('the page'));
});
afterEach(() => app.close());

const get = async (url: string, headers: Record<string, string>) => {
  const { statusCode, payload } = await app.inject({ url, headers });
  return { statusCode, payload };
};
const gone = { statusCode: 404, payload: expect.stringContaining('"code":404') };
const page = { statusCode: 200, payload: 'the page' };

describe('the page /sandbox', () => {
  it.each(['/sandbox', '/sandbox/', '/sandbox?x=1'])('%s is for the person at this machine', async (url) => {
    expect(await get(url, { host: 'localhost:3000' })).toEqual(page);
    expect(await get(url, { host: 'pinjian.example.com' })).toEqual(gone);
    expect(await get(url, { host: 'localhost', 'x-forwarded-for': '203.0.113.7' })).toEqual(gone);
  });

  it('takes no other page with it', async () => {
    for (const url of ['/', '/sandboxes', '/seeker/job?from=/sandbox'])
      expect(await get(url, { host: 'pinjian.example.com' })).toEqual(page);
  });

  it('is gone, with its calls, once real services stand everywhere', async () => {
    expect(await get('/sandbox/sms', { host: 'localhost' })).toMatchObject({ statusCode: 200 });
    ports.sandbox = false;
    for (const url of ['/sandbox', '/sandbox/sms', '/api/sandbox/licences'])
      expect(await get(url, { host: 'localhost' })).toEqual(gone);
  });

  it('guards its calls however the path is spelled', async () => {
    for (const url of ['/%73andbox/sms', '/sandbox/sms/', '/api/%73andbox/licences'])
      expect(await get(url, { host: 'pinjian.example.com' })).toEqual(gone);
  });
});

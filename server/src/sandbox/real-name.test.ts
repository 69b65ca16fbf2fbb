import { describe, expect, it } from 'vitest';
import { handInDocument, realNameStateOf, startFace } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import { sandboxToken } from './gate.ts';

const world = useWorld();
const host = 'localhost:3000';
const origin = `http://${host}`;
const path = '/api/sandbox/realNames';

interface Call {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

async function call({ headers, ...rest }: Call) {
  const app = await world.app();
  const answer = await app.inject({ method: 'GET', ...rest, headers: { host, ...headers } });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: { records: object[] } }>() };
}

describe('real names of the sandbox', () => {
  it('are listed, a face masked and a document in full, and decided once', async () => {
    const [one, two] = [await world.seeker(), await world.seeker()];
    const certifyId = await startFace(world, one);
    world.clock.advance(1000);
    await handInDocument(world, two);
    const { data } = await call({ url: path });
    expect(data.records).toMatchObject([
      { method: 'document', name: '林示例', number: 'E12345678', documentUrl: expect.stringMatching(/^\/files\//) },
      { checkId: certifyId, method: 'face', name: '林**', documentUrl: null },
    ]);
    expect(await call({ url: `${path}/${certifyId}` })).toMatchObject({
      code: 200,
      data: { record: { name: '林**' } },
    });

    const decide = (payload: object) =>
      call({ method: 'POST', url: `${path}/${certifyId}/decide`, payload, headers: { origin } });
    expect(await decide({ outcome: 'maybe' })).toMatchObject({ code: 40001 });
    expect(await decide({ outcome: 'passed' })).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await decide({ outcome: 'passed' })).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await decide({ outcome: 'failed', reason: '太晚' })).toMatchObject({ code: 40900 });
    expect(await realNameStateOf(world, one)).toBe(2);
    expect(await call({ url: `${path}/${certifyId}` })).toMatchObject({ code: 200, data: { record: null } });
    expect((await call({ url: path })).data.records).toHaveLength(1);
  });

  it('do not exist for everyone else', async () => {
    const certifyId = await startFace(world, await world.seeker());
    const calls: readonly Call[] = [
      { url: path },
      { url: `${path}/${certifyId}` },
      { method: 'POST', url: `${path}/${certifyId}/decide`, payload: { outcome: 'passed' }, headers: { origin } },
      { url: `/sandbox/face?certifyId=${certifyId}` },
    ];
    const gone = { status: 404, code: 404 };
    for (const each of calls) {
      expect(await call({ ...each, headers: { ...each.headers, host: 'pinjian.example.com' } })).toMatchObject(gone);
      expect(await call({ ...each, headers: { ...each.headers, 'x-forwarded-for': '203.0.113.7' } })).toMatchObject(
        gone,
      );
    }
    const write = { method: 'POST' as const, url: `${path}/${certifyId}/decide`, payload: { outcome: 'passed' } };
    expect(await call(write)).toMatchObject(gone);
    expect(await call({ ...write, headers: { origin: 'https://example.com' } })).toMatchObject(gone);
    // What came from elsewhere has locked it: from here on it takes the token.
    const headers = { 'x-sandbox-token': sandboxToken(world.test.ports.secretBox) };
    expect((await call({ url: path, headers })).data.records).toHaveLength(1);
  });
});

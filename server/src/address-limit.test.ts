import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

/** The same settings with fewer calls a minute, and proxies in front. */
function allow(anonymousPerMinute: number, trustProxy = 0): void {
  const { ports } = world.test;
  const http = { ...ports.config.http, anonymousPerMinute, trustProxy };
  Object.assign(ports, { config: { ...ports.config, http } });
}

const cities = '/service/jobhunter/cities';

interface From {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function statuses(url: string, from: From, times: number): Promise<number[]> {
  const app = await world.app();
  const answers: number[] = [];
  for (let time = 0; time < times; time += 1) answers.push((await app.inject({ url, ...from })).statusCode);
  return answers;
}

describe('calls without a session', () => {
  it('are answered with 429, when to come back and a sentence, once there are too many from one network', async () => {
    allow(3);
    const from = { remoteAddress: '203.0.113.5' };
    expect(await statuses(cities, from, 4)).toEqual([200, 200, 200, 429]);
    const app = await world.app();
    const refused = await app.inject({ url: cities, ...from });
    expect(refused.headers['retry-after']).toBe('20');
    expect(refused.json()).toEqual({
      code: 429,
      data: { retryAfter: 20 },
      message: '当前网络的请求过于频繁，请在 20 秒后再试',
    });
    expect(await statuses(cities, { remoteAddress: '203.0.113.6' }, 1)).toEqual([200]);
    world.clock.advance(20_000);
    expect(await statuses(cities, from, 2)).toEqual([200, 429]);
  });

  it('count with a dead token too, and at the token endpoint; who is signed in goes on', async () => {
    allow(2);
    const from = { remoteAddress: '203.0.113.5' };
    const dead = { ...from, headers: { authorization: 'Bearer nothing' } };
    expect(await statuses('/admin/user/info', dead, 3)).toEqual([401, 401, 429]);
    const app = await world.app();
    const basic = `Basic ${Buffer.from('web-company:web-company').toString('base64')}`;
    const token = { method: 'POST', url: '/auth/oauth2/token', headers: { authorization: basic }, ...from } as const;
    expect(
      (await app.inject({ ...token, payload: { grant_type: 'refresh_token', refresh_token: 'x' } })).statusCode,
    ).toBe(429);
    const alive = { ...from, headers: await bearer(world, await world.seeker()) };
    expect(await statuses('/admin/user/info', alive, 4)).toEqual([200, 200, 200, 200]);
  });

  it('with tokens that just expired are told so, however many they are; the same again and again is counted', async () => {
    allow(3);
    const from = { remoteAddress: '203.0.113.5' };
    // Ten people of one office, nobody of whom this copy remembers once it has their pages opened again.
    const people = await Promise.all(Array.from({ length: 10 }, async () => bearer(world, await world.seeker())));
    world.clock.advance(16 * 60_000);
    const each = people.map((headers) => ({ ...from, headers }));
    for (const person of each) expect(await statuses('/admin/user/info', person, 1)).toEqual([401]);
    const [first = from] = each;
    expect(await statuses('/admin/user/info', first, 4)).toEqual([401, 401, 401, 429]);
    const alive = { ...from, headers: await bearer(world, await world.seeker()) };
    expect(await statuses('/admin/user/info', alive, 2)).toEqual([200, 200]);
  });

  it('count where they open a socket: it is closed, to come back later', async () => {
    allow(2, 1);
    const url = await (await world.app()).listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const closed = async (token: string) => {
      const ws = new WebSocket(`${url.replace('http', 'ws')}/webSocket?userId=x&access_token=${token}`, { headers });
      return new Promise<number>((resolve) => ws.on('close', resolve));
    };
    expect([await closed('nothing'), await closed('nothing'), await closed('nothing')]).toEqual([4401, 4401, 1013]);
    const from = { remoteAddress: '10.0.0.1', headers };
    expect(await statuses(cities, from, 1)).toEqual([429]);
    world.clock.advance(30_000);
    expect(await closed('nothing')).toBe(4401);
  });

  it('come from where the proxy in front says, not from where the caller says', async () => {
    allow(2, 1);
    const forged = (said: number) => ({
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': `198.51.100.${said}, 203.0.113.5` },
    });
    const answers: number[] = [];
    for (let said = 0; said < 4; said += 1) answers.push(...(await statuses(cities, forged(said), 1)));
    expect(answers).toEqual([200, 200, 429, 429]);
    const other = { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.5, 203.0.113.9' } };
    expect(await statuses(cities, other, 1)).toEqual([200]);
  });

  it('have the second last address behind two proxies, and the peer’s without any', async () => {
    allow(1, 2);
    const hop = (last: string, chain: string) => ({ remoteAddress: last, headers: { 'x-forwarded-for': chain } });
    expect(await statuses(cities, hop('10.0.0.1', '9.9.9.9, 203.0.113.5, 10.0.0.2'), 2)).toEqual([200, 429]);
    expect(await statuses(cities, hop('10.0.0.1', '9.9.9.8, 203.0.113.5, 10.0.0.3'), 1)).toEqual([429]);
    expect(await statuses(cities, hop('10.0.0.1', '9.9.9.8, 203.0.113.6, 10.0.0.3'), 1)).toEqual([200]);
  });

  it('ignore what is forwarded where no proxy is set', async () => {
    allow(1);
    const said = (address: string) => ({ remoteAddress: '203.0.113.5', headers: { 'x-forwarded-for': address } });
    expect(await statuses(cities, said('198.51.100.1'), 1)).toEqual([200]);
    expect(await statuses(cities, said('127.0.0.1'), 1)).toEqual([429]);
  });
});

import { issueToken, getUserInfo } from '@pinjian/contract/account.ts';
import { endpoint } from '@pinjian/contract/endpoint.ts';
import { describe, expect, it, vi } from 'vitest';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { clientWorld, oldPair } from '#web/testing/client-world.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { patience } from '#web/testing/patience.ts';

const list = endpoint({ method: 'GET', path: '/job/list', caller: 'seeker', summary: '' });
const slow = endpoint({ method: 'GET', path: '/job/slow', caller: 'seeker', summary: '' });
const tokenPath = '/auth/oauth2/token';

function issued(n: number): Response {
  return envelope({ accessToken: `access-${n}`, refreshToken: `refresh-${n}`, expiresIn: 900 });
}

/** A server that accepts the given tokens and answers refreshes with the next of `refreshes`. */
function server(accepted: readonly string[], refreshes: (Response | Error)[]) {
  return (seen: Seen<string>) => {
    if (seen.path === tokenPath) return refreshes.shift() ?? httpError(500);
    if (!accepted.some((token) => seen.authorization === `Bearer ${token}`)) return httpError(401, '请先登录');
    return envelope(seen.path === getUserInfo.path ? userInfoOf('seeker') : ['ok']);
  };
}

function refreshesIn(seen: readonly Seen<string>[]): readonly Seen<string>[] {
  return seen.filter((one) => one.path === tokenPath);
}

describe('one refresh for many 401s (spec §4)', () => {
  it('replays every waiting request with the new token', async () => {
    const { call, world } = clientWorld(server(['access-2'], [issued(2)]));
    const answers = await Promise.all([call(list, {}), call(list, {}), call(getUserInfo, {})]);
    expect(answers).toEqual([['ok'], ['ok'], userInfoOf('seeker')]);
    expect(refreshesIn(world.seen)).toHaveLength(1);
    expect(refreshesIn(world.seen)[0]).toMatchObject({
      authorization: `Basic ${btoa('web-job-hunter:web-job-hunter')}`,
      body: { grant_type: 'refresh_token', refresh_token: 'refresh-1' },
    });
    expect(world.pair).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
    expect([world.shown, world.lost]).toEqual([[], 0]);
  });

  it('queues requests that arrive meanwhile, so that they leave once, with the new token', async () => {
    let finish = (_response: Response) => {};
    const { call, world } = clientWorld((seen) => {
      if (seen.path === tokenPath) return new Promise<Response>((resolve) => (finish = resolve));
      return seen.authorization === 'Bearer access-2' ? envelope(['ok']) : httpError(401);
    });
    const first = call(list, {});
    await vi.waitFor(() => expect(refreshesIn(world.seen)).toHaveLength(1), patience);
    const meanwhile = call(list, {});
    await Promise.resolve();
    expect(world.seen).toHaveLength(2);
    finish(issued(2));
    expect(await Promise.all([first, meanwhile])).toEqual([['ok'], ['ok']]);
    expect(world.seen.slice(2).map((one) => one.authorization)).toEqual(['Bearer access-2', 'Bearer access-2']);
  });

  it('a 401 that comes late, for the old token, takes the new one without a second refresh', async () => {
    let answerSlow = (_response: Response) => {};
    const { call, world } = clientWorld((seen) => {
      if (seen.path === tokenPath) return issued(2);
      if (seen.authorization === 'Bearer access-2') return envelope(['ok']);
      return seen.path === slow.path ? new Promise<Response>((resolve) => (answerSlow = resolve)) : httpError(401);
    });
    const late = call(slow, {});
    expect(await call(list, {})).toEqual(['ok']);
    answerSlow(httpError(401));
    expect(await late).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toHaveLength(1);
  });

  it('a new token that is refused while the lock stands waits its 300 ms before it is refreshed in turn', async () => {
    const accepted = ['access-2'];
    const { call, world } = clientWorld(server(accepted, [issued(2), issued(3)]));
    await call(list, {});
    expect(world.waits).toEqual([300]);
    accepted[0] = 'access-3';
    const next = call(list, {});
    await vi.waitFor(() => expect(world.seen.at(-1)?.authorization).toBe('Bearer access-2'), patience);
    await new Promise((resolve) => setImmediate(resolve));
    expect(refreshesIn(world.seen)).toHaveLength(1);
    world.release();
    expect(await next).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toHaveLength(2);
  });

  it('ends the session however long the refresh took: the refused answer was read before its time was over', async () => {
    let timeIsOver = () => {};
    const { call, world } = clientWorld((seen) => {
      if (seen.path === tokenPath) {
        timeIsOver();
        return httpError(401, '登录过期，请重新登录');
      }
      const { body, headers } = httpError(401, '请先登录');
      const limited = new ReadableStream<Uint8Array>({
        async start(controller) {
          timeIsOver = () => controller.error(new DOMException('15 s are over', 'TimeoutError'));
          for await (const chunk of body ?? []) controller.enqueue(chunk);
          controller.close();
        },
      });
      return new Response(limited, { status: 401, headers });
    });
    await expect(call(list, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect([world.shown, world.lost]).toEqual([[], 1]);
  });

  it('a token that is refused although it was just issued ends the session instead of going round', async () => {
    const { call, world } = clientWorld(server([], [issued(2), issued(3)]));
    await expect(call(list, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(refreshesIn(world.seen)).toHaveLength(1);
    expect(world.lost).toBe(1);
  });
});

describe('when a refresh fails (decisions §6)', () => {
  it.each([
    ['401', () => httpError(401, '登录已失效')],
    ['another code than 200', () => envelope(null, { code: 40101, message: '无效' })],
  ])('the token endpoint answering %s ends the session once for all who wait', async (_name, reply) => {
    const { call, world } = clientWorld(server([], [reply(), reply()]));
    const outcomes = await Promise.allSettled([call(list, {}), call(list, {})]);
    expect(outcomes.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(refreshesIn(world.seen)).toHaveLength(1);
    expect(world.pair).toBeNull();
    expect(world.shown).toEqual([]);
  });

  it.each([
    ['no answer', () => new TypeError('fetch failed'), '网络连接超时，请检查网络'],
    ['429', () => httpError(429, '请求过于频繁，请稍后再试'), '请求过于频繁，请稍后再试'],
    ['503', () => httpError(503), '服务器内部错误，请稍后再试'],
    ['a page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), '请求错误'],
  ])('%s is tried once more with the same token, then the session stays', async (_name, reply, message) => {
    const { call, world } = clientWorld(server([], [reply(), reply(), issued(2)]));
    await expect(call(list, {})).rejects.toMatchObject({ message });
    expect(refreshesIn(world.seen).map((one) => (one.body as { refresh_token: string }).refresh_token)).toEqual([
      'refresh-1',
      'refresh-1',
    ]);
    expect(world.pair).toEqual(oldPair);
    expect(world.lost).toBe(0);
    expect(world.shown.map((error) => error.message)).toEqual([message]);
  });

  it('an answer at the second try is as good as at the first', async () => {
    const { call, world } = clientWorld(server(['access-2'], [new TypeError('fetch failed'), issued(2)]));
    expect(await call(list, {})).toEqual(['ok']);
    expect(world.lost).toBe(0);
  });

  it('a 401 of the token endpoint itself starts no refresh', async () => {
    const { call, world } = clientWorld(server([], [httpError(401, '未知的客户端')]));
    await expect(call(issueToken, { grant_type: 'sms', phone: '13800138000', code: '1' })).rejects.toMatchObject({
      kind: 'unauthorized',
      message: '未知的客户端',
    });
    expect(refreshesIn(world.seen)).toHaveLength(1);
    expect(world.lost).toBe(1);
  });
});

describe('other tabs', () => {
  it('storage is read again first: a pair that another tab stored is taken without a refresh', async () => {
    const { call, world } = clientWorld(server(['access-9'], []));
    world.stored = { token: 'access-9', refreshToken: 'refresh-9' };
    expect(await call(list, {})).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toEqual([]);
    expect(world.pair?.token).toBe('access-9');
  });

  it('a pair taken over that has aged as well is refreshed, once', async () => {
    const { call, world } = clientWorld(server(['access-10'], [issued(10), issued(11)]));
    world.stored = { token: 'access-9', refreshToken: 'refresh-9' };
    const answer = call(list, {});
    await vi.waitFor(() => expect(world.pair?.token).toBe('access-9'), patience);
    world.stored = undefined;
    await vi.waitFor(() => expect(world.seen).toHaveLength(2), patience);
    world.release();
    expect(await answer).toEqual(['ok']);
    expect(refreshesIn(world.seen).map((one) => (one.body as { refresh_token: string }).refresh_token)).toEqual([
      'refresh-9',
    ]);
  });

  it('a pair that arrives by the storage event while this tab waits for the lock is used without a refresh', async () => {
    const { call, world } = clientWorld(server(['access-9'], [issued(10)]));
    world.beforeLock = async () => {
      world.pair = { token: 'access-9', refreshToken: 'refresh-9' };
    };
    expect(await call(list, {})).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toEqual([]);
  });

  it('a pair that reaches this tab after the lock of the tab that stored it is waited for', async () => {
    const { call, world } = clientWorld(server(['access-9'], [issued(10)]));
    world.waited = true;
    const answer = call(list, {});
    await vi.waitFor(() => expect(world.waits).toEqual([50]), patience);
    world.stored = { token: 'access-9', refreshToken: 'refresh-9' };
    world.release();
    expect(await answer).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toEqual([]);
  });

  it('a tab that waited for one whose refresh came to nothing refreshes in turn', async () => {
    const { call, world } = clientWorld(server(['access-2'], [issued(2)]));
    world.waited = true;
    const answer = call(list, {});
    for (let look = 1; look <= 20; look += 1) {
      await vi.waitFor(() => expect(world.waits).toHaveLength(look), patience);
      world.release();
    }
    expect(await answer).toEqual(['ok']);
    expect(refreshesIn(world.seen)).toHaveLength(1);
  });

  it('a tab that was signed out elsewhere asks for no refresh', async () => {
    const { call, world } = clientWorld(server([], [issued(2)]));
    world.stored = null;
    await expect(call(list, {})).rejects.toMatchObject({ kind: 'unauthorized' });
    expect([refreshesIn(world.seen).length, world.lost]).toEqual([0, 1]);
  });
});

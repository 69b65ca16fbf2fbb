import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './transport.ts';
import { patience } from '#web/testing/patience.ts';

const script = '../../../build/early-user.js';
async function runScript() {
  vi.resetModules();
  await import(/* @vite-ignore */ script);
}
const asked: string[] = [];
let answers: (() => Promise<Response>)[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${url} ${new Headers(init.headers).get('authorization') ?? ''}`);
    return (answers.shift() ?? (() => Promise.resolve(new Response('later'))))();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  globalThis.pinjianEarly = undefined;
});

const signedIn = (token: string) => localStorage.setItem('auth-token', JSON.stringify({ state: { token } }));
const askWho = (token: string) =>
  browserTransport(
    {
      url: '/admin/user/info',
      method: 'GET',
      headers: new Headers({ authorization: `Bearer ${token}` }),
      body: null,
    },
    null,
    null,
  );

describe('the request that the page begins by itself', () => {
  it('is the answer to the first question who is signed in, once', async () => {
    signedIn('a');
    answers = [() => Promise.resolve(new Response('early'))];
    await runScript();
    expect(await (await askWho('a')).text()).toBe('early');
    expect(asked).toEqual(['/admin/user/info Bearer a']);
    expect(await (await askWho('a')).text()).toBe('later');
    expect(asked).toHaveLength(2);
  });

  it('is read whole even where nobody takes it, so that it keeps no connection', async () => {
    signedIn('a');
    const answer = new Response('early');
    answers = [() => Promise.resolve(answer)];
    await runScript();
    await vi.waitFor(() => expect(answer.bodyUsed).toBe(true), patience);
  });

  it('is not taken for somebody else', async () => {
    signedIn('a');
    await runScript();
    await askWho('b');
    expect(asked).toEqual(['/admin/user/info Bearer a', '/admin/user/info Bearer b']);
  });

  it('is asked again when it failed', async () => {
    signedIn('a');
    answers = [() => Promise.reject(new TypeError('no network'))];
    await runScript();
    expect(await (await askWho('a')).text()).toBe('later');
  });

  it.each([null, '', '{', '{"state":{"token":null}}'])('is not made while nobody is signed in: %j', async (stored) => {
    if (stored !== null) localStorage.setItem('auth-token', stored);
    await runScript();
    expect(asked).toEqual([]);
    expect(globalThis.pinjianEarly).toBeUndefined();
  });

  describe('on the page of positions', () => {
    const user = () => Promise.resolve(Response.json({ data: { sysUser: { userId: 'u1' } } }));
    const list = '/job/recommendation/positions?jobHunterId=u1';
    const askList = () =>
      browserTransport(
        { url: list, method: 'GET', headers: new Headers({ authorization: 'Bearer a' }), body: null },
        null,
        null,
      );
    beforeEach(() => {
      signedIn('a');
      history.replaceState(null, '', '/seeker/job');
      answers = [user, () => Promise.resolve(new Response('early list'))];
    });
    afterEach(() => history.replaceState(null, '', '/'));

    it('asks for the list as well, once it knows for whom', async () => {
      await runScript();
      expect(await (await askWho('a')).json()).toMatchObject({ data: { sysUser: { userId: 'u1' } } });
      await vi.waitFor(() => expect(asked).toEqual(['/admin/user/info Bearer a', `${list} Bearer a`]), patience);
      expect(await (await askList()).text()).toBe('early list');
      expect(await (await askList()).text()).toBe('later');
    });

    it('does not take an answer of long ago', async () => {
      await runScript();
      await vi.waitFor(() => expect(asked).toHaveLength(2), patience);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_001);
      expect(await (await askList()).text()).toBe('later');
      vi.restoreAllMocks();
    });

    it('leaves a list with filters to the product', async () => {
      history.replaceState(null, '', '/seeker/job?city=101010100');
      await runScript();
      await askWho('a');
      expect(asked).toHaveLength(1);
    });
  });
});

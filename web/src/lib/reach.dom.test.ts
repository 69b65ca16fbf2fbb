import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './client/transport.ts';
import { followReach, isReachable, lookNow, useReach, waitsMs, watchReach, whenBack } from './reach.ts';

/** What the server does with a call, and with /healthz. */
let call: () => Promise<Response> = () => Promise.reject(new TypeError('refused'));
let healthy = false;
let looks = 0;

const ask = (signal: AbortSignal | null = null) =>
  browserTransport({ url: '/job/search', method: 'GET', headers: new Headers(), body: null }, signal, null);
const lose = () => ask().catch(() => null);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  looks = 0;
  healthy = false;
  call = () => Promise.reject(new TypeError('refused'));
  vi.stubGlobal('fetch', (url: string) => {
    if (url !== '/healthz') return call();
    looks += 1;
    return healthy ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('refused'));
  });
  watchReach();
});

afterEach(async () => {
  healthy = true;
  lookNow();
  await pass(60_000);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a server that gives no answer', () => {
  it('is away once /healthz has been silent twice, and there again when it answers', async () => {
    const reachable: boolean[] = [];
    const returns = vi.fn();
    const stops = [followReach((now) => reachable.push(now)), whenBack(returns)];
    await lose();
    expect(useReach.getState().away).toBe(false);
    await pass(1000);
    expect([useReach.getState().away, isReachable(useReach.getState())]).toEqual([true, false]);
    healthy = true;
    await pass(waitsMs[0] ?? 0);
    expect(useReach.getState()).toMatchObject({ away: false, nextAt: null });
    expect(reachable).toEqual([false, true]);
    expect(returns).toHaveBeenCalledOnce();
    stops.forEach((stop) => stop());
  });

  it('is looked for ever more rarely, and by one search however many calls were lost', async () => {
    await Promise.all([lose(), lose(), lose()]);
    await pass(0);
    expect(looks).toBe(1);
    await pass(1000);
    for (const [round, ms] of [...waitsMs, waitsMs.at(-1) ?? 0].entries()) {
      expect(looks).toBe(2 + round);
      await pass(ms - 1);
      expect(looks).toBe(2 + round);
      await pass(1);
    }
  });

  it('is looked for at once by whoever presses the button', async () => {
    await lose();
    await pass(4000);
    const before = looks;
    healthy = true;
    lookNow();
    await pass(0);
    expect([looks, useReach.getState().away]).toEqual([before + 1, false]);
  });

  it.each([502, 503, 504])('also is when a proxy answers %i for it', async (status) => {
    call = () => Promise.resolve(new Response('', { status }));
    await ask();
    await pass(1000);
    expect(useReach.getState().away).toBe(true);
  });
});

describe('a server that is there', () => {
  it.each([
    ['fails at one call', () => Promise.resolve(new Response('', { status: 500 }))],
    ['refuses one', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('and %s is not asked for its health', async (_how, answer) => {
    call = answer;
    await ask();
    await pass(5000);
    expect(looks).toBe(0);
  });

  it('and loses one answer is not away', async () => {
    healthy = true;
    await lose();
    await pass(5000);
    expect([looks, useReach.getState().away]).toEqual([1, false]);
  });

  it('is not suspected by what the caller gave up', async () => {
    const left = new AbortController();
    left.abort();
    call = () => Promise.reject(new DOMException('gone', 'AbortError'));
    await ask(left.signal).catch(() => null);
    await pass(5000);
    expect(looks).toBe(0);
  });
});

describe('the network', () => {
  it('that is gone is told as such, and not as a server that is away', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(useReach.getState().online).toBe(false);
    await lose();
    await pass(1000);
    expect(useReach.getState().away).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    healthy = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(useReach.getState()).toMatchObject({ online: true, away: false, nextAt: null });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocked, judgeTry, waitText, type WrongHistory } from './rules.ts';

const limits = {
  pair: { tries: 10, firstSeconds: 300, mostSeconds: 86_400 },
  network: { tries: 100, firstSeconds: 300, mostSeconds: 3600 },
  familiarSeconds: 300,
  toldFrom: 30,
  strangers: { free: 100, most: 1000 },
  siteTimes: 4,
};
const now = new Date('2026-11-20T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none = { count: 0, last: null };
const quiet: WrongHistory = {
  own: none,
  pair: none,
  sitePair: none,
  phone: none,
  strangers: { count: 0, first: null },
  network: none,
  site: none,
};
const minute = 60;
const hour = 3600;

const seconds = (verdict: ReturnType<typeof judgeTry>) =>
  typeof verdict === 'object' ? (verdict?.retryAfter ?? 0) : 0;

describe('whether a code may be tried', () => {
  it.each<[string, Partial<WrongHistory>, number | 'proof' | null]>([
    ['without a wrong one', {}, null],
    ['after nine from here', { pair: { count: 9, last: ago(0) } }, null],
    ['after ten from here', { pair: { count: 10, last: ago(0) } }, 5 * minute],
    ['after ten, the last of them a while ago', { pair: { count: 10, last: ago(200) } }, 100],
    ['after ten, once the wait is over', { pair: { count: 10, last: ago(300) } }, null],
    ['after eleven', { pair: { count: 11, last: ago(0) } }, 10 * minute],
    ['after thirteen', { pair: { count: 13, last: ago(0) } }, 40 * minute],
    ['after a hundred thousand', { pair: { count: 100_000, last: ago(0) } }, 24 * hour],
    ['after 39 from the site', { sitePair: { count: 39, last: ago(0) } }, null],
    ['after 40 from the site', { sitePair: { count: 40, last: ago(0) } }, 5 * minute],
    ['after very many for the phone by who is at home there', { phone: { count: 9999, last: ago(0) } }, null],
    ['after 99 of strangers', { strangers: { count: 99, first: ago(hour) } }, null],
    ['after a hundred of strangers', { strangers: { count: 100, first: ago(hour) } }, 'proof'],
    ['after 999 of strangers', { strangers: { count: 999, first: ago(hour) } }, 'proof'],
    ['after a thousand of strangers', { strangers: { count: 1000, first: ago(hour) } }, 23 * hour],
    ['after a hundred from the network', { network: { count: 100, last: ago(0) } }, 5 * minute],
    ['after very many from the network', { network: { count: 9999, last: ago(0) } }, hour],
    ['after 399 from the site for any phone', { site: { count: 399, last: ago(0) } }, null],
    ['after 400 from the site for any phone', { site: { count: 400, last: ago(0) } }, 5 * minute],
  ])('%s', (_name, history, expected) => {
    const verdict = judgeTry({ ...quiet, ...history }, 'stranger', limits, now);
    expect(verdict === null || verdict === 'proof' ? verdict : verdict.retryAfter).toBe(expected);
  });

  it('is the longest wait of all, and says whose it is', () => {
    const pair = { count: 10, last: ago(0) };
    expect(judgeTry({ ...quiet, pair, network: { count: 100, last: ago(0) } }, 'stranger', limits, now)).toEqual({
      because: 'guess',
      retryAfter: 5 * minute,
    });
    expect(judgeTry({ ...quiet, pair, network: { count: 102, last: ago(0) } }, 'stranger', limits, now)).toEqual({
      because: 'network',
      retryAfter: 20 * minute,
    });
  });

  const wrong = fc
    .tuple(fc.nat(1_000_000), fc.nat(86_400))
    .map(([count, before]) => ({ count, last: ago(before), first: ago(before) }));
  const others = fc.record({
    pair: wrong,
    sitePair: wrong,
    phone: wrong,
    strangers: wrong,
    network: wrong,
    site: wrong,
  });

  it('is never kept from a familiar device for what others did, wherever they were', () => {
    fc.assert(
      fc.property(others, (history) => {
        expect(judgeTry({ ...quiet, ...history }, 'device', limits, now)).toBeNull();
      }),
    );
  });

  it('its own slips keep a familiar device waiting for minutes at most', () => {
    fc.assert(
      fc.property(others, wrong, (history, own) => {
        expect(seconds(judgeTry({ ...history, own }, 'device', limits, now))).toBeLessThanOrEqual(5 * minute);
      }),
    );
  });

  it('a familiar address never waits longer than a strange one', () => {
    fc.assert(
      fc.property(others, (history) => {
        const [strange, known] = (['stranger', 'address'] as const).map((standing) =>
          seconds(judgeTry({ ...quiet, ...history }, standing, limits, now)),
        );
        expect(known).toBeLessThanOrEqual(strange ?? 0);
      }),
    );
  });
});

describe('the words of a wait', () => {
  it.each([
    [1, '1 秒'],
    [59, '59 秒'],
    [60, '1 分钟'],
    [61, '2 分钟'],
    [3599, '60 分钟'],
    [3600, '1 小时'],
    [86_400, '24 小时'],
  ])('%i', (seconds, text) => expect(waitText(seconds)).toBe(text));
});

describe('a lock', () => {
  it.each([
    [9, 29, false],
    [10, 10, true],
    [1, 30, true],
  ])('after %i from one and %i in all: %s', (pair, phone, locked) => {
    expect(isLocked({ pair, phone }, limits)).toBe(locked);
  });
});

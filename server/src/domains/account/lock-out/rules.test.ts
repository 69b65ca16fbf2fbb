import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocked, judgeTry, waitText, type WrongHistory } from './rules.ts';

const limits = {
  pair: { tries: 10, firstSeconds: 300, mostSeconds: 86_400 },
  phone: { tries: 30, firstSeconds: 60, mostSeconds: 300 },
  network: { tries: 100, firstSeconds: 300, mostSeconds: 3600 },
};
const now = new Date('2026-11-20T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none = { count: 0, last: null };
const quiet: WrongHistory = { pair: none, phone: none, network: none };
const minute = 60;
const hour = 3600;

describe('whether a code may be tried', () => {
  it.each<[string, Partial<WrongHistory>, number | null]>([
    ['without a wrong one', {}, null],
    ['after nine from here', { pair: { count: 9, last: ago(0) } }, null],
    ['after ten from here', { pair: { count: 10, last: ago(0) } }, 5 * minute],
    ['after ten, the last of them a while ago', { pair: { count: 10, last: ago(200) } }, 100],
    ['after ten, once the wait is over', { pair: { count: 10, last: ago(300) } }, null],
    ['after eleven', { pair: { count: 11, last: ago(0) } }, 10 * minute],
    ['after thirteen', { pair: { count: 13, last: ago(0) } }, 40 * minute],
    ['after a hundred thousand', { pair: { count: 100_000, last: ago(0) } }, 24 * hour],
    ['after thirty for the phone', { phone: { count: 30, last: ago(0) } }, minute],
    ['after very many for the phone', { phone: { count: 9999, last: ago(0) } }, 5 * minute],
    ['after a hundred from the network', { network: { count: 100, last: ago(0) } }, 5 * minute],
    ['after very many from the network', { network: { count: 9999, last: ago(0) } }, hour],
  ])('%s', (_name, history, seconds) => {
    const lock = judgeTry({ ...quiet, ...history }, false, limits, now);
    expect(lock?.retryAfter ?? null).toBe(seconds);
  });

  it('is the longest wait of all, and says whose it is', () => {
    const phone = { count: 30, last: ago(0) };
    expect(judgeTry({ ...quiet, phone, network: { count: 100, last: ago(0) } }, false, limits, now)).toEqual({
      because: 'network',
      retryAfter: 5 * minute,
    });
    expect(judgeTry({ ...quiet, phone, pair: { count: 12, last: ago(0) } }, false, limits, now)).toEqual({
      because: 'guess',
      retryAfter: 20 * minute,
    });
  });

  it("is never kept from the owner's own network for what others did", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(86_400), (count, seconds) => {
        const history = { ...quiet, phone: { count, last: ago(seconds) } };
        expect(judgeTry(history, true, limits, now)).toBeNull();
        expect(judgeTry(history, false, limits, now)?.retryAfter ?? 0).toBeLessThanOrEqual(5 * minute);
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

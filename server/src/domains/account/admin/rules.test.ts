import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWrongCode, lockWords, newRecoveryCode, noTries, recoveryCodeOf } from './rules.ts';
import { newTotpSecret, stepOfCode, totpAt } from './totp.ts';

const limits = {
  mfaSeconds: 300,
  wrongTries: 5,
  wrongPerHour: 10,
  lockMinutes: 15,
  idleMinutes: 30,
  sessionHours: 12,
};
const now = new Date('2026-11-20T10:00:00Z');

describe('afterWrongCode', () => {
  it('locks once in every ten, each time twice as long as before, a day at most', () => {
    let tries = noTries;
    const locks: number[] = [];
    for (let count = 1; count <= 100; count++) {
      tries = afterWrongCode(tries, limits, now);
      if (count % 10 === 0) locks.push(((tries.lockedUntil?.getTime() ?? 0) - now.getTime()) / 60_000);
      else expect(tries.wrong).toBe(count % 10);
    }
    expect(locks).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
  });

  it('begins anew an hour after the first', () => {
    const nine = { ...noTries, wrong: 9, since: new Date(now.getTime() - 3600_000) };
    expect(afterWrongCode(nine, limits, now)).toEqual({ ...noTries, wrong: 1, since: now });
  });
});

it.each([
  [1, '1 分钟'],
  [900_000, '15 分钟'],
  [7_140_000, '119 分钟'],
  [86_400_000, '24 小时'],
])('a lock of %i ms is told as %s', (milliseconds, words) => {
  expect(lockWords(milliseconds)).toBe(words);
});

describe('a recovery code', () => {
  it('is read as it is printed, in small letters, and without its dash', () => {
    const code = newRecoveryCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const bare = code.replace('-', '');
    for (const typed of [code, code.toLowerCase(), bare, ` ${code} `]) expect(recoveryCodeOf(typed)).toBe(bare);
  });

  it.each(['', '123456', 'ABCDE-FGHIJ', 'ABCDE-FGH2', 'ABCDE-FGH234'])('is not %s', (typed) => {
    expect(recoveryCodeOf(typed)).toBeNull();
  });
});

describe('a one-time code', () => {
  it('is that of RFC 6238', () => {
    // Appendix B: the secret 12345678901234567890, the last six of its eight digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(totpAt(secret, new Date(seconds * 1000)).code).toBe(code);
  });

  it('belongs to its step and to no other one near', () => {
    const secret = newTotpSecret();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: -1, max: 1 }), (seconds, steps) => {
        const at = new Date(seconds * 1000 + 60_000);
        const code = totpAt(secret, new Date(at.getTime() + steps * 30_000)).code;
        const step = stepOfCode(secret, code, at);
        // Two steps beside one another have the same code once in a million.
        expect(step).not.toBeNull();
        expect(Math.abs((step ?? 0) - Math.floor(at.getTime() / 30_000))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345a'])('is not %s', (typed) => {
    expect(stepOfCode(newTotpSecret(), typed, now)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { judgeRefresh, siblingGrace, type PresentedToken } from './rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const fresh: PresentedToken = {
  expiresAt: later(1000),
  familyRevoked: false,
  familyExpiry: later(1000),
  rotatedAt: null,
  successorPresented: false,
};

describe('judgeRefresh', () => {
  it.each<[string, Partial<PresentedToken>, 'renew' | 'dead' | 'theft']>([
    ['the newest token', {}, 'renew'],
    ['an expired token', { expiresAt: now }, 'dead'],
    ['a device past its absolute end', { familyExpiry: now }, 'dead'],
    ['a signed-out device', { familyRevoked: true }, 'dead'],
    ['a second tab within the grace', { rotatedAt: later(-siblingGrace), successorPresented: true }, 'renew'],
    ['a lost answer, long after', { rotatedAt: later(-86_400_000) }, 'renew'],
    ['a copy, used after its successor', { rotatedAt: later(-siblingGrace - 1), successorPresented: true }, 'theft'],
    [
      'a copy of a signed-out device',
      { rotatedAt: later(-siblingGrace - 1), successorPresented: true, familyRevoked: true },
      'dead',
    ],
  ])('%s', (_what, change, verdict) => {
    expect(judgeRefresh({ ...fresh, ...change }, now)).toBe(verdict);
  });
});

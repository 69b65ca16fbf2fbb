import { describe, expect, it } from 'vitest';
import { judgeRefresh, siblingGrace, type PresentedToken } from './rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const fresh: PresentedToken = {
  expiresAt: later(1000),
  familyRevoked: false,
  familyExpiry: later(1000),
  rotatedAt: null,
  switchedAt: null,
  successorPresented: false,
};
const switchedAt = (ago: number) => ({ rotatedAt: later(-ago), switchedAt: later(-ago) });

describe('judgeRefresh', () => {
  it.each<[string, Partial<PresentedToken>, ReturnType<typeof judgeRefresh>]>([
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
    ['a switch whose answer was lost', switchedAt(1000), 'switched'],
    ['a switch whose answer was lost, long after', switchedAt(86_400_000), 'switched'],
    ['a second tab after a switch', { ...switchedAt(siblingGrace), successorPresented: true }, 'dead'],
    ['a copy, used after a switch', { ...switchedAt(siblingGrace + 1), successorPresented: true }, 'theft'],
    ['a switched token of a signed-out device', { ...switchedAt(1000), familyRevoked: true }, 'dead'],
  ])('%s', (_what, change, verdict) => {
    expect(judgeRefresh({ ...fresh, ...change }, now)).toBe(verdict);
  });
});

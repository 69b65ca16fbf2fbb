import type { AdminConfig } from '#server/config.ts';
import type { SignedInActor } from '#server/context.ts';

/** How long what a sign-in yields is good for, in milliseconds. */
export interface Lifetimes {
  readonly access: number;
  /** From each exchange on. */
  readonly refresh: number;
  /** From the sign-in on, whatever happens. */
  readonly family: number;
}

/** Of decisions §6. */
const ofPeople: Lifetimes = { access: 15 * 60_000, refresh: 30 * 86_400_000, family: 180 * 86_400_000 };

/**
 * An admin's are shorter. A session is only seen to be used where it is renewed: the access token lives for a sixth of
 * the idle time, so that a session ends after five sixths to the whole of it.
 */
export function lifetimesOf(kind: SignedInActor['kind'], admin: AdminConfig): Lifetimes {
  if (kind !== 'admin') return ofPeople;
  const idle = admin.idleMinutes * 60_000;
  return { access: Math.min(ofPeople.access, idle / 6), refresh: idle, family: admin.sessionHours * 3600_000 };
}

/** For this long a rotated token still yields a sibling, whatever happened since: two tabs refresh at once. */
export const siblingGrace = 60_000;

export interface PresentedToken {
  readonly expiresAt: Date;
  readonly familyRevoked: boolean;
  readonly familyExpiry: Date;
  readonly rotatedAt: Date | null;
  /** When it was exchanged for a pair of the person's other identity, or null. */
  readonly switchedAt: Date | null;
  /** Whether any token issued in exchange for this one, access or refresh, was ever presented. */
  readonly successorPresented: boolean;
}

/**
 * What a presented refresh token is worth: a new pair, nothing, or proof of theft. A token exchanged before is a
 * lost answer or a second tab as long as nobody used what it was exchanged for; after that somebody has a copy.
 * `switched` is worth only the same switch of role once more: its answer was lost.
 */
export function judgeRefresh(token: PresentedToken, now: Date): 'renew' | 'switched' | 'dead' | 'theft' {
  if (token.familyRevoked || token.expiresAt <= now || token.familyExpiry <= now) return 'dead';
  if (token.rotatedAt === null) return 'renew';
  const inGrace = now.getTime() - token.rotatedAt.getTime() <= siblingGrace;
  if (token.switchedAt !== null && !token.successorPresented) return 'switched';
  if (inGrace) return token.switchedAt === null ? 'renew' : 'dead';
  return token.successorPresented ? 'theft' : 'renew';
}

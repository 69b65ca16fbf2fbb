/** Lifetimes of decisions §6, in milliseconds. */
export const accessLifetime = 15 * 60_000;
export const refreshLifetime = 30 * 86_400_000;
export const familyLifetime = 180 * 86_400_000;
/** For this long a rotated token still yields a sibling, whatever happened since: two tabs refresh at once. */
export const siblingGrace = 60_000;

export interface PresentedToken {
  readonly expiresAt: Date;
  readonly familyRevoked: boolean;
  readonly familyExpiry: Date;
  readonly rotatedAt: Date | null;
  /** Whether any token issued in exchange for this one, access or refresh, was ever presented. */
  readonly successorPresented: boolean;
}

/**
 * What a presented refresh token is worth: a new pair, nothing, or proof of theft. A token exchanged before is a
 * lost answer or a second tab as long as nobody used what it was exchanged for; after that somebody has a copy.
 */
export function judgeRefresh(token: PresentedToken, now: Date): 'renew' | 'dead' | 'theft' {
  if (token.familyRevoked || token.expiresAt <= now || token.familyExpiry <= now) return 'dead';
  if (token.rotatedAt === null) return 'renew';
  if (now.getTime() - token.rotatedAt.getTime() <= siblingGrace) return 'renew';
  return token.successorPresented ? 'theft' : 'renew';
}

import { randomInt } from 'node:crypto';
import type { AdminConfig } from '#server/config.ts';

const hour = 3600_000;
const dayMinutes = 24 * 60;

/** What is remembered of an admin's wrong one-time codes. */
export interface Tries {
  readonly wrong: number;
  readonly since: Date | null;
  /** Locks since the last right code. */
  readonly locks: number;
  readonly lockedUntil: Date | null;
}

/** After a right code. */
export const noTries: Tries = { wrong: 0, since: null, locks: 0, lockedUntil: null };

/**
 * What one more wrong code leads to: at the limit of an hour a lock, twice as long each time, a day at most. The hour
 * runs from its first wrong code.
 */
export function afterWrongCode(tries: Tries, limits: AdminConfig, now: Date): Tries {
  const isSameHour = tries.since !== null && now.getTime() - tries.since.getTime() < hour;
  const wrong = isSameHour ? tries.wrong + 1 : 1;
  const since = isSameHour ? tries.since : now;
  if (wrong < limits.wrongPerHour) return { ...tries, wrong, since };
  const minutes = Math.min(limits.lockMinutes * 2 ** tries.locks, Math.max(dayMinutes, limits.lockMinutes));
  return { wrong: 0, since: null, locks: tries.locks + 1, lockedUntil: new Date(now.getTime() + minutes * 60_000) };
}

/** How long a lock still holds, in words for whoever waits for its end. */
export function lockWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 120 ? `${minutes} 分钟` : `${Math.ceil(minutes / 60)} 小时`;
}

/** Without what is easily mistaken for something else: 32 of them, five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const half = 5;

/** A new recovery code as it is printed: 50 random bits. */
export function newRecoveryCode(): string {
  const code = Array.from({ length: 2 * half }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** What was typed as a recovery code, as it is compared; null for what cannot be one. */
export function recoveryCodeOf(typed: string): string | null {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return bare.length === 2 * half && [...bare].every((letter) => letters.includes(letter)) ? bare : null;
}

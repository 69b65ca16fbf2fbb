import { randomInt } from 'node:crypto';
import type { SmsLimits } from '#server/config.ts';

/** A new sign-in code: six digits, leading zeros included. */
export function newSmsCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

export interface SendHistory {
  /** When a code last went to this phone, or null. */
  readonly lastToPhone: Date | null;
  /** Codes to this phone in the past 24 hours. */
  readonly phoneLastDay: number;
  /** Codes asked for from this address in the past hour. */
  readonly addressLastHour: number;
}

export type SendDecision =
  | { readonly send: true }
  | { readonly send: false; readonly because: 'address' }
  | { readonly send: false; readonly because: 'phone'; readonly retryAfter: number };

/** Whether a code may be sent now (decisions §7). `retryAfter` is seconds. */
export function decideSend(history: SendHistory, limits: SmsLimits, now: Date): SendDecision {
  if (history.addressLastHour >= limits.addressPerHour) return { send: false, because: 'address' };
  const waited = history.lastToPhone === null ? Infinity : (now.getTime() - history.lastToPhone.getTime()) / 1000;
  if (waited < limits.resendSeconds)
    return { send: false, because: 'phone', retryAfter: Math.ceil(limits.resendSeconds - waited) };
  if (history.phoneLastDay >= limits.phonePerDay) return { send: false, because: 'phone', retryAfter: 3600 };
  return { send: true };
}

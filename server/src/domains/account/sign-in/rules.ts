import { randomInt } from 'node:crypto';
import type { ClientId, smsTypes } from '@pinjian/contract/account.ts';
import type { SmsLimits } from '#server/config.ts';
import { waitText } from '../lock-out/rules.ts';

/** The identity that a client signs in with by a text message alone; an admin's is no such. */
export const kindOfClient: Readonly<Partial<Record<ClientId, 'seeker' | 'employer'>>> = {
  'web-job-hunter': 'seeker',
  'web-company': 'employer',
};

export type SmsType = (typeof smsTypes)[number];

const purposes: Readonly<Record<SmsType, string>> = {
  1: '',
  2: '您正在更换手机号、导出个人数据或注销账号，',
  3: '您正在将此手机号绑定到账号，',
};

/** The text message around a code: what it is for, so that nobody gives it away for something else. */
export function codeText(smsType: SmsType, code: string, seconds: number): string {
  return `${purposes[smsType]}您的验证码是 ${code}，${Math.round(seconds / 60)} 分钟内有效，请勿告诉他人。`;
}

/** A new sign-in code: six digits, leading zeros included. */
export function newSmsCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

export interface SendHistory {
  /** When a code last went to this phone, or null. */
  readonly lastToPhone: Date | null;
  /** Codes to this phone in the past 24 hours. */
  readonly phoneLastDay: number;
  /** When the first of those was sent, or null. */
  readonly firstOfDay: Date | null;
  /** Codes asked for from this address in the past hour. */
  readonly addressLastHour: number;
}

export type SendDecision =
  /** `proof`: whether it takes a proof of work. */
  | { readonly send: true; readonly proof: boolean }
  | { readonly send: false; readonly because: 'address' }
  | { readonly send: false; readonly because: 'phone' | 'day'; readonly retryAfter: number };

const daySeconds = 24 * 3600;

/** Whether a code may be sent now (decisions §7). `retryAfter` is seconds. */
export function decideSend(history: SendHistory, limits: SmsLimits, now: Date): SendDecision {
  if (history.addressLastHour >= limits.addressPerHour) return { send: false, because: 'address' };
  const waited = history.lastToPhone === null ? Infinity : (now.getTime() - history.lastToPhone.getTime()) / 1000;
  if (waited < limits.resendSeconds)
    return { send: false, because: 'phone', retryAfter: Math.ceil(limits.resendSeconds - waited) };
  if (history.phoneLastDay >= limits.phonePerDay) {
    const passed = (now.getTime() - (history.firstOfDay ?? now).getTime()) / 1000;
    return { send: false, because: 'day', retryAfter: Math.max(1, Math.ceil(daySeconds - passed)) };
  }
  const isFree = history.phoneLastDay < limits.freePerPhone && history.addressLastHour < limits.freePerAddress;
  return { send: true, proof: !isFree };
}

/** Buttons count down no further: who waits for hours looks again. */
const longestCount = 3600;

/** What is told where no code is sent now: when to ask again, in words and in seconds to count down. */
export function waitForCode({ because, retryAfter }: { because: 'phone' | 'day'; retryAfter: number }): {
  message: string;
  retryAfter: number;
} {
  if (because === 'phone') return { message: `验证码发送太频繁，请 ${retryAfter} 秒后再试`, retryAfter };
  const message = `24 小时内发送的验证码太多，请 ${waitText(retryAfter)}后再试`;
  return { message, retryAfter: Math.min(longestCount, retryAfter) };
}

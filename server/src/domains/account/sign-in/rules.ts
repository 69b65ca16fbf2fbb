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

/**
 * How an asker stands to a number: `device` signed in with it before, or is its owner's session; `address` comes from a
 * network where its owner was signed in; everybody else is a `stranger`.
 */
export type Standing = 'device' | 'address' | 'stranger';

/** Codes sent to all numbers together, in the past minute and the past 24 hours. */
export interface BudgetUse {
  readonly minute: number;
  readonly day: number;
}

export interface SendHistory {
  /** When a code last went to this phone, or null; for a familiar device, one that it or another such asked for. */
  readonly lastToPhone: Date | null;
  /** Codes to this phone in the past 24 hours that count for who asks. */
  readonly phoneLastDay: number;
  /** Codes asked for from this network, and from the site around it, in the past hour. */
  readonly networkLastHour: number;
  readonly siteLastHour: number;
  readonly budget: BudgetUse;
}

type Because = 'phone' | 'day' | 'budget';

export type SendDecision =
  /** `proof`: whether it takes a proof of work. */
  | { readonly send: true; readonly proof: boolean }
  | { readonly send: false; readonly because: 'address' }
  | { readonly send: false; readonly because: Because; readonly retryAfter: number };

/** Spans of the budget whose share of what is allowed has come to the alarm. */
export function alarmsOf(use: BudgetUse, { perMinute, perDay, alarmPercent }: SmsLimits['budget']) {
  const spans = [
    { span: 'minute', sent: use.minute, allowed: perMinute },
    { span: 'day', sent: use.day, allowed: perDay },
  ] as const;
  return spans.filter(({ sent, allowed }) => sent * 100 >= allowed * alarmPercent);
}

/**
 * Whether a code may be sent now (decisions §7). What strangers do slows strangers: a familiar device is measured by
 * what its owner asked for alone. No number is ever shut: after the codes of a day there is still one now and then.
 * `retryAfter` is seconds.
 */
export function decideSend(history: SendHistory, standing: Standing, limits: SmsLimits, now: Date): SendDecision {
  const { networkLastHour, siteLastHour, budget } = history;
  const isKnown = standing === 'device';
  if (
    !isKnown &&
    (networkLastHour >= limits.addressPerHour || siteLastHour >= limits.addressPerHour * limits.siteTimes)
  )
    return { send: false, because: 'address' };
  const isSlow = history.phoneLastDay >= limits.phonePerDay;
  const pause = isSlow ? Math.max(limits.slowSeconds, limits.resendSeconds) : limits.resendSeconds;
  const waited = history.lastToPhone === null ? Infinity : (now.getTime() - history.lastToPhone.getTime()) / 1000;
  if (waited < pause) return { send: false, because: isSlow ? 'day' : 'phone', retryAfter: Math.ceil(pause - waited) };
  if (!isKnown && budget.day >= limits.budget.perDay)
    return { send: false, because: 'budget', retryAfter: longestCount };
  if (!isKnown && budget.minute >= limits.budget.perMinute) return { send: false, because: 'budget', retryAfter: 60 };
  const isFirst = history.phoneLastDay < limits.freePerPhone;
  const isCalm =
    networkLastHour < limits.freePerAddress &&
    siteLastHour < limits.freePerAddress * limits.siteTimes &&
    alarmsOf(budget, limits.budget).length === 0;
  return { send: true, proof: !(isFirst && (isKnown || isCalm)) };
}

/** Buttons count down no further: who waits for hours looks again. */
const longestCount = 3600;

/** What is told where no code is sent now: when to ask again, in words and in seconds to count down. */
export function waitForCode({ because, retryAfter }: { because: Because; retryAfter: number }): {
  message: string;
  retryAfter: number;
} {
  const wait = waitText(retryAfter);
  switch (because) {
    case 'phone':
      return { message: `验证码发送太频繁，请 ${retryAfter} 秒后再试`, retryAfter };
    case 'day':
      return {
        message: `24 小时内发送的验证码太多，请 ${wait}后再试`,
        retryAfter: Math.min(longestCount, retryAfter),
      };
    case 'budget':
      return { message: `当前获取验证码的人较多，请 ${wait}后再试`, retryAfter };
  }
}

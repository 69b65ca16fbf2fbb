import { CallError, saidNothing } from '#lib/client.ts';
import { codeRequired, wrongCode } from '@pinjian/contract/account.ts';
import { phoneError } from '#lib/format/phone.ts';
import { isRecord } from '#lib/storage.ts';

/** Validation waits until typing rested this long (spec §5), milliseconds. */
export const phoneDebounceMs = 700;
/** Digits of a code (decisions §7). */
export const codeLength = 6;

const sendCodeLabel = '获取验证码';
/** Default text of a failed sign-in (spec §8). */
export const loginFailed = '登录失败，请检查信息';
export const loginSucceeded = '登录成功';

export interface LoginErrors {
  readonly phone: string | null;
  readonly code: string | null;
}

export function loginErrors(phone: string, code: string): LoginErrors {
  return { phone: phoneError(phone), code: code.trim() === '' ? codeRequired : null };
}

/** Whole seconds until `until` (milliseconds since 1970), never negative. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** 'Ns 后重发' while counting, else 获取验证码 (spec §4). */
export function codeButtonText(seconds: number): string {
  return seconds > 0 ? `${seconds}s 后重发` : sendCodeLabel;
}

/** Seconds that a refusal asks to wait before the next code, or null when it is about something else. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof CallError) || !isRecord(error.data)) return null;
  const { retryAfter } = error.data;
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.min(retryAfter, 24 * 3600) : null;
}

/** What stands at the field of a code that did not open. */
export const checkCode = '请核对验证码';

/** Whether a sign-in failed for its code, and nothing else. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof CallError && error.code === wrongCode;
}

/** The text of a failed call, or `fallback` when the server gave none (spec §8) or it was no call that failed. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof CallError && error.message !== '' && !saidNothing(error) ? error.message : fallback;
}

import type { DocumentType } from '@pinjian/contract/account-real-name.ts';

/** Work before this age is forbidden (劳动法 15), so no account of a seeker is proven to be younger. */
const workingAge = 16;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/**
 * Whether a number is one of an identity card (GB 11643-1999): 18 characters, a day of birth that the calendar has, and
 * the right check character (ISO 7064 MOD 11-2), which finds one wrong digit and two neighbours exchanged.
 */
export function isIdNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number) || birthOf(number) === null) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return checkCharacters[sum % 11] === number[17];
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day of birth in a number; null when the calendar has no such day. */
function birthOf(number: string): Day | null {
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** China keeps UTC+8 all year; birthdays begin there. */
const beijingOffset = 8 * 3600_000;

/** Whether the holder of an identity card is old enough to work. @param number one that `isIdNumber` accepts */
export function isOfWorkingAge(number: string, now: Date): boolean {
  const birth = birthOf(number);
  if (birth === null) return false;
  const today = new Date(now.getTime() + beijingOffset);
  const born = birth.year * 10_000 + birth.month * 100 + birth.day;
  const here = today.getUTCFullYear() * 10_000 + (today.getUTCMonth() + 1) * 100 + today.getUTCDate();
  return here - born >= workingAge * 10_000;
}

/** What is wrong with a document's number, in words for the person; null when nothing is. */
export function objectToNumber(type: DocumentType, number: string, now: Date): string | null {
  if (type !== 'idCard') return /^[A-Z0-9]{5,20}$/.test(number) ? null : '证件号码应为 5 到 20 位字母或数字，请核对';
  if (!isIdNumber(number)) return '身份证号码校验不通过，请核对';
  return isOfWorkingAge(number, now) ? null : '未满 16 周岁，暂时不能进行实名认证';
}

/**
 * The page to come back to, as path and query with the check's id in it. Only the path of what was sent is used: nobody
 * is led to another site from here.
 */
export function returnPathOf(returnUrl: string, checkId: string): string {
  const base = 'http://ours.invalid';
  const url = URL.parse(returnUrl, base) ?? new URL(base);
  url.searchParams.set('certifyId', checkId);
  // A path that begins with two slashes would be the name of another host.
  return url.pathname.replace(/^\/*/, '/') + url.search;
}

/** A face check that nobody finished is over after this long. */
const openFaceMilliseconds = 30 * 60_000;

export function isFaceOver(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= openFaceMilliseconds;
}

import { deletionDays, exportPauseHours } from '@pinjian/contract/account-personal-data.ts';
import type { Caller, Method } from '@pinjian/contract/endpoint.ts';

const hourMilliseconds = 3600_000;

/** What may stand in the way of a deletion: the person's place in their company. */
export interface Colleagues {
  readonly role: 'owner' | 'recruiter' | 'interviewer';
  readonly others: number;
  /** Of the others. */
  readonly owners: number;
}

/** The last owner of a company with other members has to hand it over first. */
export function blockerOf(colleagues: Colleagues | undefined): 'lastOwner' | null {
  if (colleagues === undefined) return null;
  return colleagues.role === 'owner' && colleagues.others > 0 && colleagues.owners === 0 ? 'lastOwner' : null;
}

/** When a person who asks now is erased. */
export function dueAfter(now: Date): Date {
  return new Date(now.getTime() + deletionDays * 24 * hourMilliseconds);
}

/**
 * Whether a call is open to who waits for their deletion. Employers do not see them any more, and what they did now would
 * be gone in days: they read, take along, sign out, or take it back. An admin's work is the platform's.
 */
export function isOpenWhileLeaving(call: {
  readonly method: Method;
  readonly caller: Caller;
  readonly whileLeaving?: true;
}): boolean {
  return call.method === 'GET' || call.caller === 'admin' || call.whileLeaving === true;
}

/** What they are told in its place: 账号将于11月29日注销…. */
export function leavingWords(dueAt: Date): string {
  const day = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' });
  return `账号将于${day.format(dueAt)}注销，撤销注销后可以继续使用`;
}

/** When an archive may be asked for again; null for now. One that failed may be tried again at once. */
export function nextExportAt(
  latest: { readonly state: string; readonly requested_at: Date } | undefined,
  now: Date,
): Date | null {
  if (latest === undefined || latest.state === 'failed') return null;
  const next = new Date(latest.requested_at.getTime() + exportPauseHours * hourMilliseconds);
  return next > now ? next : null;
}

/** An export that has not moved for so long was left by a copy that is gone. */
export const stuckAfterMs = 10 * 60_000;

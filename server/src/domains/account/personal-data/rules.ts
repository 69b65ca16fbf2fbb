import { deletionDays, exportPauseHours } from '@pinjian/contract/account-personal-data.ts';

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

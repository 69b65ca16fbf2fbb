import { hourInBeijing, midnightInBeijing } from './beijing-day.ts';

/** Hours of the day in which nobody is disturbed; from 22 until 8 goes over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Everybody here has a mainland number, and the mainland has one time. @param quiet null for no such hours */
export function isQuiet(at: Date, quiet: QuietHours | null): boolean {
  if (quiet === null || quiet.from === quiet.until) return false;
  const hour = hourInBeijing(at);
  return quiet.from < quiet.until ? hour >= quiet.from && hour < quiet.until : hour >= quiet.from || hour < quiet.until;
}

/** When what has to wait may be told: once these quiet hours are over, or those of the day that follows. */
export function nextMorning(at: Date, quiet: QuietHours | null): Date {
  const midnight = midnightInBeijing(at).getTime();
  const untilMs = (quiet?.until ?? 0) * hourMs;
  if (isQuiet(at, quiet) && midnight + untilMs > at.getTime()) return new Date(midnight + untilMs);
  const tomorrow = new Date(midnight + dayMs);
  return isQuiet(tomorrow, quiet) ? new Date(tomorrow.getTime() + untilMs) : tomorrow;
}

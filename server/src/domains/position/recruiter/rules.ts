import type { RecruiterActivity } from '@pinjian/contract/position-view.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';

const hourMs = 3_600_000;
/** No nearer than this, so that nobody can be watched: a session renews itself four times an hour. */
const nowMs = hourMs / 2;

/** How lately somebody was here, in words that seekers know; null for longer ago than a week. */
export function activityOf(hereAt: Date | null, now: Date): RecruiterActivity | null {
  if (hereAt === null) return null;
  const ago = now.getTime() - hereAt.getTime();
  if (ago < nowMs) return 'now';
  if (dayInBeijing(hereAt) === dayInBeijing(now)) return 'today';
  if (ago < 3 * 24 * hourMs) return 'threeDays';
  return ago < 7 * 24 * hourMs ? 'week' : null;
}

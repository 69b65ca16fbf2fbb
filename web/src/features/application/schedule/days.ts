/** A day of Beijing's calendar: YYYY-MM-DD. China keeps UTC+8 all year, so a day has 24 hours. */
export type Day = string;

const dayMs = 86_400_000;
const offsetMs = 8 * 3_600_000;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function dayFrom(number: number): Day {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The day on which an instant falls. */
export function dayOf(instant: string | number): Day {
  return new Date(new Date(instant).getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The first instant of a day, in milliseconds. */
export function startOf(day: Day): number {
  return numberOf(day) * dayMs - offsetMs;
}

export function addDays(day: Day, days: number): Day {
  return dayFrom(numberOf(day) + days);
}

/** 0 for Sunday. */
function weekdayNumber(day: Day): number {
  return new Date(numberOf(day) * dayMs).getUTCDay();
}

/** The Monday of a day's week. */
export function weekStart(day: Day): Day {
  return addDays(day, -((weekdayNumber(day) + 6) % 7));
}

export function monthStart(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(`${monthStart(day)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months + 1, 0);
  const last = first.getUTCDate();
  const wanted = Math.min(Number(day.slice(8)), last);
  return `${first.toISOString().slice(0, 7)}-${String(wanted).padStart(2, '0')}`;
}

/** Days in a row. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayFrom(ms / dayMs) === text;
}

/** 周一. */
export function weekdayText(day: Day): string {
  return weekdays[weekdayNumber(day)] ?? '';
}

/** 11月23日. */
export function dayText(day: Day): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
}

/** How a day's head reads: 今天 · 11月23日 周一. */
export function dayHead(day: Day, today: Day): string {
  const near =
    day === today ? '今天 · ' : day === addDays(today, 1) ? '明天 · ' : day === addDays(today, -1) ? '昨天 · ' : '';
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${day.slice(0, 4)}年`;
  return `${near}${year}${dayText(day)} ${weekdayText(day)}`;
}

/** 09:30 on Beijing's clock. */
export function clockOf(instant: string | number): string {
  return new Date(new Date(instant).getTime() + offsetMs).toISOString().slice(11, 16);
}

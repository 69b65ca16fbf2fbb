/** Times of interviews: on Beijing's clock everywhere, and on the reader's own beside it where that differs. */

const hour = 3_600_000;
const dayMs = 24 * hour;
/** China keeps UTC+8 all year. */
const offset = 8 * hour;
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const two = (value: number) => String(value).padStart(2, '0');
const shifted = (instant: string | number) => new Date(new Date(instant).getTime() + offset);

/** The day in Beijing: 2026-11-25. */
export function dayOf(instant: string | number): string {
  return shifted(instant).toISOString().slice(0, 10);
}

/** The time of day in Beijing: 10:00. */
export function clockOf(instant: string | number): string {
  const at = shifted(instant);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** A day in a few words: 11-25 周三. */
export function dayText(day: string): string {
  return `${day.slice(5)} ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;
}

/** 11-25 周三 10:00–10:45, in Beijing; with the day of the end where that is another one. */
export function spanText(startsAt: string, endsAt: string): string {
  const start = dayOf(startsAt);
  const end = dayOf(endsAt) === start ? '' : `${dayText(dayOf(endsAt))} `;
  return `${dayText(start)} ${clockOf(startsAt)}–${end}${clockOf(endsAt)}`;
}

/** Milliseconds after it as an instant. */
export function after(startsAt: string, minutes: number): string {
  return new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString();
}

/** What is typed as a day and a time in Beijing, 2026-11-25T10:00, as an instant; null for what is none. */
export function readBeijing(typed: string): string | null {
  const ms = Date.parse(`${typed}:00+08:00`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && !Number.isNaN(ms) ? new Date(ms).toISOString() : null;
}

/** The zone of this browser. */
function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The same moment on the clock of a zone: 11-25 03:00 (Europe/Berlin); '' where that clock shows what Beijing's shows. */
export function zoneText(instant: string, zone = ownZone()): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const there = `${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
  return there === `${dayOf(instant).slice(5)} ${clockOf(instant)}` ? '' : `${there}（${zone}）`;
}

/** The seven days that begin so many weeks after today, in Beijing. */
export function weekOf(now: number, weeks: number): string[] {
  return Array.from({ length: 7 }, (_, index) => dayOf(now + (weeks * 7 + index) * dayMs));
}

/** The first moment of a day in Beijing. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toISOString();
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** China keeps UTC+8 all year. */
const beijingOffset = 8 * hour;

/** How long ago, as spec §5 writes it; '' from seven days on. A clock that is a little behind the server reads 刚刚. */
export function relativeTime(instant: string | number, now: number): string {
  const age = now - new Date(instant).getTime();
  if (Number.isNaN(age)) return '';
  if (age < minute) return '刚刚';
  if (age < hour) return `${Math.floor(age / minute)}分钟前`;
  if (age < day) return `${Math.floor(age / hour)}小时前`;
  if (age < 7 * day) return `${Math.floor(age / day)}天前`;
  return '';
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Wall clock of Beijing: the day counted from 1970 and its parts. */
function beijing(instant: number) {
  const shifted = new Date(instant + beijingOffset);
  return {
    dayNumber: Math.floor((instant + beijingOffset) / day),
    year: shifted.getUTCFullYear(),
    monthDay: `${two(shifted.getUTCMonth() + 1)}-${two(shifted.getUTCDate())}`,
    clock: `${two(shifted.getUTCHours())}:${two(shifted.getUTCMinutes())}`,
  };
}

/** 今天 HH:mm, 昨天 HH:mm, else MM-DD HH:mm, on Beijing's clock (spec §5, decisions §14). */
export function messageTime(instant: string | number, now: number): string {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) return '';
  const then = beijing(ms);
  const today = beijing(now).dayNumber;
  if (then.dayNumber === today) return `今天 ${then.clock}`;
  if (then.dayNumber === today - 1) return `昨天 ${then.clock}`;
  return `${then.monthDay} ${then.clock}`;
}

/** YYYY-MM-DD HH:mm on Beijing's clock. */
export function dateTime(instant: string | number): string {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) return '';
  const { year, monthDay, clock } = beijing(ms);
  return `${year}-${monthDay} ${clock}`;
}

/** YYYY-MM-DD on Beijing's clock. */
export function dateOnly(instant: string | number): string {
  return dateTime(instant).slice(0, 10);
}

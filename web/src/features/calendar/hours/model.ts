import type { HoursException, MemberHours, WorkingTime } from '@pinjian/contract/calendar.ts';

export const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

/** A stretch of a day as it stands in two fields; the end of a day is written 00:00 there. */
export interface Stretch {
  readonly from: string;
  readonly until: string;
}

/** The first stretch of a day that gets one. */
export const usualStretch: Stretch = { from: '09:30', until: '18:30' };

const endOfDay = '24:00';

/** How a field of the browser shows an end: it knows no 24:00. */
export function shownUntil(until: string): string {
  return until === endOfDay ? '00:00' : until;
}

/** What a field for an end means. */
export function meantUntil(shown: string): string {
  return shown === '00:00' ? endOfDay : shown;
}

/** The stretches of a weekday, 1 is Monday. */
export function timesOf(week: readonly WorkingTime[], weekday: number): readonly WorkingTime[] {
  return week.filter((each) => each.weekday === weekday);
}

/** A week in which one day has other stretches. */
export function withDay(week: readonly WorkingTime[], weekday: number, times: readonly Stretch[]): WorkingTime[] {
  const others = week.filter((each) => each.weekday !== weekday);
  return [...others, ...times.map((each) => ({ weekday, from: each.from, until: each.until }))];
}

/** One more stretch for a day: after the last one, where there is room. */
export function nextStretch(times: readonly Stretch[]): Stretch {
  const last = times.at(-1);
  if (last === undefined) return usualStretch;
  const hour = Math.min(Number(last.until.slice(0, 2)) + 1, 23);
  const from = `${String(hour).padStart(2, '0')}:00`;
  return { from, until: hour === 23 ? endOfDay : `${String(hour + 1).padStart(2, '0')}:00` };
}

/** What stands against a list of stretches of one day, in a sentence; null where nothing does. */
export function stretchIssue(times: readonly Stretch[]): string | null {
  if (times.some(({ from, until }) => from === '' || until === '')) return '请填写开始和结束时间';
  if (times.some(({ from, until }) => from >= until)) return '结束时间要晚于开始时间';
  const ordered = times.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const isApart = ordered.every(({ from }, index) => index === 0 || (ordered[index - 1]?.until ?? '') <= from);
  return isApart ? null : '同一天的时间段不能重叠';
}

function exceptionIssue(exceptions: readonly HoursException[]): string | null {
  if (exceptions.some(({ day }) => day === '')) return '请选择例外的日期';
  const groups = Map.groupBy(exceptions, ({ day, kind }) => `${day} ${kind}`);
  for (const group of groups.values()) {
    const issue = stretchIssue(group.map(({ from, until }) => ({ from: from ?? '00:00', until: until ?? endOfDay })));
    if (issue !== null) return `${group[0]?.day ?? ''}：${issue}`;
  }
  return null;
}

/** The first thing that stands against hours as they are typed; null where they can be saved. */
export function hoursIssue({ week, exceptions }: MemberHours): string | null {
  for (const [index, name] of weekdays.entries()) {
    const issue = stretchIssue(timesOf(week, index + 1));
    if (issue !== null) return `${name}：${issue}`;
  }
  return exceptionIssue(exceptions);
}

/** Those that people here most often need, then all others by name. */
const nearZones: Readonly<Record<string, string>> = {
  'Asia/Shanghai': '北京时间',
  'Asia/Hong_Kong': '香港',
  'Asia/Taipei': '台北',
  'Asia/Singapore': '新加坡',
  'Asia/Tokyo': '东京',
  'Europe/London': '伦敦',
  'Europe/Berlin': '柏林',
  'America/New_York': '纽约',
  'America/Los_Angeles': '洛杉矶',
  'Australia/Sydney': '悉尼',
};

/** Zones to choose from, `current` among them whatever this browser knows. */
export function zoneOptions(current: string): { readonly value: string; readonly label: string }[] {
  const near = Object.keys(nearZones);
  const all = new Set([...near, ...Intl.supportedValuesOf('timeZone'), current]);
  return [...all].map((value) => ({ value, label: value in nearZones ? `${nearZones[value]}（${value}）` : value }));
}

/** Minutes that can be kept free; what somebody has saved otherwise stands among them. */
export function bufferOptions(current: number): { readonly value: number; readonly label: string }[] {
  const all = [...new Set([0, 5, 10, 15, 20, 30, 45, 60, 90, 120, current])].toSorted((one, other) => one - other);
  return all.map((value) => ({ value, label: value === 0 ? '不预留' : `${value} 分钟` }));
}

import { scheduleScopes, type ScheduleScope } from '@pinjian/contract/application-schedule.ts';
import { addDays, addMonths, dayText, isDay, monthStart, startOf, weekdayText, weekStart, type Day } from './days.ts';

/** How much is seen at once. */
export const scheduleViews = ['day', 'week', 'month', 'list'] as const;
export type ScheduleView = (typeof scheduleViews)[number];
export const scheduleViewLabels: Readonly<Record<ScheduleView, string>> = {
  day: '日',
  week: '周',
  month: '月',
  list: '列表',
};

/** What a schedule shows, as the address holds it: back, refresh and a shared link restore it. */
export interface ScheduleAt {
  readonly view: ScheduleView;
  readonly day: Day;
  readonly scope: ScheduleScope;
}

/** Reads the address; what is not there, or cannot be read, is today and one's own. */
export function readSchedule(params: URLSearchParams, today: Day, usual: ScheduleView): ScheduleAt {
  const day = params.get('day');
  return {
    view: scheduleViews.find((view) => view === params.get('by')) ?? usual,
    day: isDay(day) ? day : today,
    scope: scheduleScopes.find((scope) => scope === params.get('scope')) ?? 'own',
  };
}

/** The change of an address that shows this; what says nothing is left out, what else stands there stays. */
export function writeSchedule(
  before: URLSearchParams,
  { view, day, scope }: ScheduleAt,
  { today, usual }: { readonly today: Day; readonly usual: ScheduleView },
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value, plain] of [
    ['by', view, usual],
    ['day', day, today],
    ['scope', scope, 'own'],
  ] as const) {
    if (value === plain) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

export interface Span {
  readonly first: Day;
  /** How many days, the first included. */
  readonly days: number;
}

/** The days that a view shows. */
export function spanOf({ view, day }: Pick<ScheduleAt, 'view' | 'day'>): Span {
  if (view === 'day') return { first: day, days: 1 };
  if (view !== 'month') return { first: weekStart(day), days: 7 };
  const first = weekStart(monthStart(day));
  const next = monthStart(addMonths(monthStart(day), 1));
  const weeks = Math.ceil((startOf(next) - startOf(first)) / (7 * 86_400_000));
  return { first, days: weeks * 7 };
}

/** The span as the server is asked for it. */
export function instantsOf({ first, days }: Span): { readonly from: string; readonly to: string } {
  return {
    from: new Date(startOf(first)).toISOString(),
    to: new Date(startOf(addDays(first, days))).toISOString(),
  };
}

/** The day that a step back or forth leads to. */
export function stepFrom({ view, day }: Pick<ScheduleAt, 'view' | 'day'>, direction: 1 | -1): Day {
  if (view === 'day') return addDays(day, direction);
  if (view === 'month') return addMonths(monthStart(day), direction);
  return addDays(day, direction * 7);
}

/** What is shown, in words: 2026年11月23日 周一, 2026年11月23日 – 29日, 2026年11月. */
export function spanText({ view, day }: Pick<ScheduleAt, 'view' | 'day'>): string {
  const yearOf = (one: Day) => `${one.slice(0, 4)}年`;
  if (view === 'month') return `${yearOf(day)}${Number(day.slice(5, 7))}月`;
  if (view === 'day') return `${yearOf(day)}${dayText(day)} ${weekdayText(day)}`;
  const first = weekStart(day);
  const last = addDays(first, 6);
  const end =
    first.slice(0, 7) === last.slice(0, 7)
      ? `${Number(last.slice(8))}日`
      : `${first.slice(0, 4) === last.slice(0, 4) ? '' : yearOf(last)}${dayText(last)}`;
  return `${yearOf(first)}${dayText(first)} – ${end}`;
}

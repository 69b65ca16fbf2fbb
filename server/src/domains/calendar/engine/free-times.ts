import type { ConflictKind, HoursException, MemberHours } from '@pinjian/contract/calendar.ts';
import { intersect, overlaps, subtract, union, type Span } from './spans.ts';
import { openZone, type Zone } from './zone.ts';

/** An interviewer: when they work, and what is booked with them (at least a day more than is looked at on either side). */
export interface Interviewer {
  readonly hours: MemberHours;
  readonly booked: readonly Span[];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Free times begin at full and half hours. */
const stepMs = 30 * minuteMs;
const wholeDay = 1440;

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** A day of a calendar; Monday is 1. */
interface Day {
  readonly day: string;
  readonly weekday: number;
}

/** The calendar days that a stretch of time touches in a zone. */
function daysOf(zone: Zone, { from, until }: Span): Day[] {
  const last = zone.dayAt(until - 1);
  const days: Day[] = [];
  for (let day = zone.dayAt(from); day <= last; day = dayAfter(day)) days.push({ day, weekday: weekdayOf(day) });
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function spanOf(zone: Zone, day: string, { from, until }: { from: string | null; until: string | null }): Span {
  return {
    from: zone.begin(day, from === null ? 0 : minuteOf(from)),
    until: zone.end(day, until === null ? wholeDay : minuteOf(until)),
  };
}

/** When somebody works: their week, without what they are off, with what they added; what is added holds over what is off. */
function workingSpans(hours: MemberHours, zone: Zone, days: readonly Day[]): Span[] {
  const byWeekday = Map.groupBy(hours.week, ({ weekday }) => weekday);
  const byDay = Map.groupBy(hours.exceptions, (exception) => exception.day);
  const of = (day: string, kind: HoursException['kind']) =>
    (byDay.get(day) ?? []).filter((each) => each.kind === kind).map((each) => spanOf(zone, day, each));
  const week = days.flatMap(({ day, weekday }) =>
    (byWeekday.get(weekday) ?? []).map((each) => spanOf(zone, day, each)),
  );
  const off = days.flatMap(({ day }) => of(day, 'off'));
  const extra = days.flatMap(({ day }) => of(day, 'extra'));
  return union([...subtract(union(week), union(off)), ...extra]);
}

/** What two interviews of one member need between them: the time after the one and the time before the other. */
function bufferOf(hours: MemberHours): number {
  return (hours.minutesBefore + hours.minutesAfter) * minuteMs;
}

const noDays: ReadonlySet<string> = new Set();

/** Days on which as many interviews begin as a member gives a day. */
function fullDays({ hours, booked }: Interviewer, zone: Zone): ReadonlySet<string> {
  if (booked.length < hours.dailyCap) return noDays;
  const counts = new Map<string, number>();
  for (const { from } of booked) {
    const day = zone.dayAt(from);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= hours.dailyCap).map(([day]) => day));
}

/** When one member could give an interview. */
function openSpans(
  interviewer: Interviewer,
  { zone, days: all }: { readonly zone: Zone; readonly days: readonly Day[] },
  within: Span,
): Span[] {
  const { hours, booked } = interviewer;
  const full = fullDays(interviewer, zone);
  const days = full.size === 0 ? all : all.filter(({ day }) => !full.has(day));
  const buffer = bufferOf(hours);
  const taken = booked.map(({ from, until }) => ({ from: from - buffer, until: until + buffer }));
  return intersect(subtract(workingSpans(hours, zone, days), union(taken)), [within]);
}

/**
 * Times at which all of them could give an interview of `minutes`, the earliest first, at most `limit`: within everybody's
 * hours, away from what is booked with them by their buffers, and on no day on which one of them has enough.
 */
export function freeTimes(
  interviewers: readonly Interviewer[],
  { minutes, within, limit }: { readonly minutes: number; readonly within: Span; readonly limit: number },
): Span[] {
  if (within.from >= within.until) return [];
  const places = new Map<string, { readonly zone: Zone; readonly days: readonly Day[] }>();
  let open: Span[] = [within];
  for (const interviewer of interviewers) {
    const name = interviewer.hours.zone;
    const zone = openZone(name);
    const place = places.get(name) ?? { zone, days: daysOf(zone, within) };
    places.set(name, place);
    open = intersect(open, openSpans(interviewer, place, within));
    if (open.length === 0) return [];
  }
  return cut(open, minutes * minuteMs, limit);
}

function cut(open: readonly Span[], length: number, limit: number): Span[] {
  const times: Span[] = [];
  for (const { from, until } of open) {
    for (let start = Math.ceil(from / stepMs) * stepMs; start + length <= until; start += stepMs) {
      if (times.length === limit) return times;
      times.push({ from: start, until: start + length });
    }
  }
  return times;
}

/** The gravest reason for which a time does not suit a member; null where it does. */
export function conflictOf(interviewer: Interviewer, time: Span): ConflictKind | null {
  const { hours, booked } = interviewer;
  const buffer = bufferOf(hours);
  if (booked.some((each) => overlaps(each, time))) return 'booked';
  const near = { from: time.from - buffer, until: time.until + buffer };
  if (booked.some((each) => overlaps(each, near))) return 'buffer';
  const zone = openZone(hours.zone);
  if (fullDays(interviewer, zone).has(zone.dayAt(time.from))) return 'dayFull';
  const [open] = intersect(workingSpans(hours, zone, daysOf(zone, time)), [time]);
  return open?.from === time.from && open.until === time.until ? null : 'outsideHours';
}

/** Those of the times that are not wholly within somebody's hours, whatever is booked with them. */
export function outsideHours<T extends Span>(hours: MemberHours, times: readonly T[]): T[] {
  if (times.length === 0) return [];
  const zone = openZone(hours.zone);
  const whole = {
    from: Math.min(...times.map(({ from }) => from)),
    until: Math.max(...times.map(({ until }) => until)),
  };
  const working = workingSpans(hours, zone, daysOf(zone, whole));
  return times.filter((time) => !working.some(({ from, until }) => from <= time.from && time.until <= until));
}

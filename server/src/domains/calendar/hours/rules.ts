import type { HoursException, MemberHours, WorkingTime } from '@pinjian/contract/calendar.ts';
import { isZone } from '../engine/zone.ts';

interface Stretch {
  readonly from: string;
  readonly until: string;
}

/** Times of day compare as they are written. */
function areApart(stretches: readonly Stretch[]): boolean {
  const ordered = stretches.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return ordered.every(
    ({ from, until }, index) => from < until && (index === 0 || (ordered[index - 1]?.until ?? '') <= from),
  );
}

function stretchOf({ from, until }: HoursException): Stretch {
  return { from: from ?? '00:00', until: until ?? '24:00' };
}

/** What stands against hours that somebody wants to keep; null where nothing does. */
export function objectionTo({ zone, week, exceptions }: MemberHours): 'zone' | 'overlap' | null {
  if (!isZone(zone)) return 'zone';
  const days = [
    ...Map.groupBy(week, ({ weekday }) => weekday).values(),
    ...[...Map.groupBy(exceptions, ({ day, kind }) => `${day} ${kind}`).values()].map((each) => each.map(stretchOf)),
  ];
  return days.every(areApart) ? null : 'overlap';
}

/** As a week is read: Monday first, each day from its morning on. */
export function inOrder({ week, exceptions, ...rest }: MemberHours): MemberHours {
  const timeOf = ({ weekday, from }: WorkingTime) => `${weekday} ${from}`;
  const placeOf = ({ day, kind, from }: HoursException) => `${day} ${kind} ${from ?? ''}`;
  return {
    ...rest,
    week: week.toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
    exceptions: exceptions.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
  };
}

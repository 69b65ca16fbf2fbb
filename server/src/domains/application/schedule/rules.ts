import type { ScheduleConflict } from '@pinjian/contract/application-schedule.ts';

/** A time at which an interviewer is in a round. */
export interface Busy {
  readonly roundId: string;
  readonly memberId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Two rounds of one interviewer at the same time; each tells of the other. One that begins as the other ends is none. */
export function findOverlaps(busy: readonly Busy[]): ReadonlyMap<string, readonly ScheduleConflict[]> {
  const found = new Map<string, ScheduleConflict[]>();
  const tell = (one: Busy, other: Busy) => {
    const of = found.get(one.roundId) ?? [];
    of.push({ kind: 'overlap', memberId: one.memberId, roundId: other.roundId });
    found.set(one.roundId, of);
  };
  for (const own of Map.groupBy(busy, ({ memberId }) => memberId).values()) {
    let going: Busy[] = [];
    for (const each of own.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
      going = going.filter(({ endsAt }) => endsAt > each.startsAt);
      for (const other of going) {
        tell(each, other);
        tell(other, each);
      }
      going.push(each);
    }
  }
  return found;
}

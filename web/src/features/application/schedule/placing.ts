import { startOf, type Day } from './days.ts';

interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Where something stands in a day's column. */
export interface Placed<T> {
  readonly item: T;
  /** Minutes from the top of the shown hours, and how long (min 20 for the eye). */
  readonly top: number;
  readonly height: number;
  /** Which of `lanes` beside one another. */
  readonly lane: number;
  readonly lanes: number;
}

/** What found no room beside the others, from when on. */
export interface Hidden<T> {
  readonly items: readonly T[];
  readonly top: number;
}

export interface Hours {
  /** Whole hours of the day, 0 to 24. */
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
/** Less is not high enough for one line of text. */
const leastMinutes = 25;

function minutesOf(instant: string, day: Day): number {
  return (new Date(instant).getTime() - startOf(day)) / minuteMs;
}

/** The hours that hold everything on these days: a working day, and longer where something is earlier or later. */
export function hoursOf(items: readonly Timed[], dayOfItem: (item: Timed) => Day): Hours {
  let from = 8;
  let to = 20;
  for (const item of items) {
    const day = dayOfItem(item);
    from = Math.min(from, Math.floor(minutesOf(item.startsAt, day) / 60));
    to = Math.max(to, Math.ceil(minutesOf(item.endsAt, day) / 60));
  }
  return { from: Math.max(0, from), to: Math.min(24, to) };
}

/**
 * Things of one day beside one another where they overlap, in at most `room` lanes. What would need a further one is
 * hidden behind a word at its time.
 * @param items in the order of their start
 */
export function placeDay<T extends Timed>(
  items: readonly T[],
  day: Day,
  { hours, room }: { readonly hours: Hours; readonly room: number },
): { readonly placed: readonly Placed<T>[]; readonly hidden: readonly Hidden<T>[] } {
  const top = hours.from * 60;
  const bottom = hours.to * 60;
  const placed: Placed<T>[] = [];
  const hidden: Hidden<T>[] = [];
  let cluster: { item: T; start: number; end: number; lane: number }[] = [];
  let over: { item: T; start: number }[] = [];
  let laneEnds: number[] = [];
  let clusterEnd = -Infinity;

  function close(): void {
    const lanes = laneEnds.length + (over.length > 0 ? 1 : 0);
    for (const { item, start, end, lane } of cluster)
      placed.push({ item, top: start - top, height: end - start, lane, lanes });
    const [first] = over;
    if (first !== undefined) hidden.push({ items: over.map(({ item }) => item), top: first.start - top });
    cluster = [];
    over = [];
    laneEnds = [];
    clusterEnd = -Infinity;
  }

  for (const item of items) {
    const start = Math.max(top, Math.min(minutesOf(item.startsAt, day), bottom - leastMinutes));
    const end = Math.min(bottom, Math.max(minutesOf(item.endsAt, day), start + leastMinutes));
    if (start >= clusterEnd) close();
    clusterEnd = Math.max(clusterEnd, end);
    const free = laneEnds.findIndex((laneEnd) => laneEnd <= start);
    const lane = free === -1 ? laneEnds.length : free;
    if (lane >= room) {
      over.push({ item, start });
      continue;
    }
    laneEnds[lane] = end;
    cluster.push({ item, start, end, lane });
  }
  close();
  return { placed, hidden };
}

/** Minutes from the top of the shown hours to now; null while now is outside them, or on another day. */
export function nowLine(now: number, day: Day, { from, to }: Hours): number | null {
  const minutes = (now - startOf(day)) / minuteMs;
  return minutes < from * 60 || minutes > to * 60 ? null : minutes - from * 60;
}

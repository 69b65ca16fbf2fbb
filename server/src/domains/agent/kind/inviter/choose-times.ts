/** A stretch of time at which everybody is free. */
export interface FreeSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

const beijingOffset = 8 * 3_600_000;
const dayOf = (at: string): string => new Date(Date.parse(at) + beijingOffset).toISOString().slice(0, 10);
const minuteOf = (at: string): number => {
  const local = new Date(Date.parse(at) + beijingOffset);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
};
/** Times of day that people are offered first: the middle of the morning and of the afternoon. */
const wanted = [10 * 60, 15 * 60];

/** Hours between the invitation and the first time offered: somebody has to answer and to prepare. */
export const notice = 24;

/**
 * A few times to choose from, on different days, a morning and an afternoon in turn, never one that was offered to somebody
 * else in the same breath.
 * @param taken instants that other invitations of this run offer
 */
export function chooseTimes(
  free: readonly FreeSpan[],
  {
    now,
    many = 3,
    taken = new Set(),
  }: { readonly now: Date; readonly many?: number; readonly taken?: ReadonlySet<string> },
): string[] {
  const from = now.getTime() + notice * 3_600_000;
  const open = free.filter(({ startsAt }) => Date.parse(startsAt) >= from && !taken.has(startsAt));
  const byDay = Map.groupBy(open, ({ startsAt }) => dayOf(startsAt));
  const days = [...byDay.values()].slice(0, many);
  const first = days.flatMap((spans, at) => {
    const aim = wanted[at % wanted.length] ?? 0;
    const [nearest] = spans.toSorted(
      (a, b) => Math.abs(minuteOf(a.startsAt) - aim) - Math.abs(minuteOf(b.startsAt) - aim),
    );
    return nearest === undefined ? [] : [nearest.startsAt];
  });
  // Where few days are free, more of one day.
  const rest = open.flatMap(({ startsAt }) => (first.includes(startsAt) ? [] : [startsAt]));
  return [...first, ...(first.length < many ? apart(rest, first, many - first.length) : [])].toSorted();
}

/** Times that leave at least two hours between them. */
function apart(rest: readonly string[], before: readonly string[], many: number): string[] {
  const chosen: string[] = [];
  for (const each of rest) {
    if (chosen.length >= many) break;
    const isFar = [...before, ...chosen].every(
      (other) => Math.abs(Date.parse(each) - Date.parse(other)) >= 2 * 3_600_000,
    );
    if (isFar) chosen.push(each);
  }
  return chosen;
}

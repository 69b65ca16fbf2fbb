import type { Ctx } from '#server/context.ts';
import { findBooked } from '../appointment/queries.ts';
import { overlaps } from '../engine/spans.ts';
import type { FreeTime } from './find-free-times.ts';

interface Times {
  readonly memberIds: readonly string[];
  readonly times: readonly FreeTime[];
  /** An appointment that does not stand in its own way. */
  readonly except?: string | undefined;
}

/** Those of the times at which none of the members has an interview booked; their working hours are not asked. */
export async function freeAmong(ctx: Ctx, { memberIds, times, except }: Times): Promise<FreeTime[]> {
  if (times.length === 0) return [];
  const spans = times.map((time) => ({ time, from: time.startsAt.getTime(), until: time.endsAt.getTime() }));
  const within = {
    from: Math.min(...spans.map(({ from }) => from)),
    until: Math.max(...spans.map(({ until }) => until)),
  };
  const booked = await findBooked(ctx, memberIds, within, except ?? null);
  return spans.filter((span) => !booked.some((each) => overlaps(each, span))).map(({ time }) => time);
}

import { maxFreeTimes } from '@pinjian/contract/calendar.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findBooked } from '../appointment/queries.ts';
import { freeTimes, type Interviewer } from '../engine/free-times.ts';
import type { Span } from '../engine/spans.ts';
import { findHoursOf } from '../hours/queries.ts';

export interface FreeTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Sought {
  readonly companyId: string;
  readonly memberIds: readonly string[];
  readonly minutes: number;
  readonly from: Date;
  readonly to: Date;
  /** Does not stand in its own way. */
  readonly except?: string | undefined;
}

/** A member's day is counted whole, whatever part of it is looked at, and buffers reach into the next. */
const marginMs = 2 * 86_400_000;

/** The calendars of members around a stretch of time, in the order of the ids. @throws Refusal 40400 for who is no member. */
export async function findInterviewers(
  ctx: Ctx,
  { companyId, memberIds, except }: Pick<Sought, 'companyId' | 'memberIds' | 'except'>,
  around: Span,
): Promise<Map<string, Interviewer>> {
  const hours = await findHoursOf(ctx, companyId, memberIds);
  if (memberIds.some((memberId) => !hours.has(memberId))) throw new Refusal(errors.notFound);
  const within = { from: around.from - marginMs, until: around.until + marginMs };
  const booked = Map.groupBy(await findBooked(ctx, memberIds, within, except ?? null), ({ memberId }) => memberId);
  return new Map([...hours].map(([memberId, each]) => [memberId, { hours: each, booked: booked.get(memberId) ?? [] }]));
}

/**
 * Times at which all of these members could give an interview, from now on, the earliest first, at most `maxFreeTimes`.
 * @throws Refusal 40400 where somebody is no member of the company.
 */
export async function findFreeTimes(ctx: Ctx, sought: Sought): Promise<FreeTime[]> {
  const within = {
    from: Math.max(sought.from.getTime(), ctx.now().getTime()),
    until: sought.to.getTime(),
  };
  const interviewers = await findInterviewers(ctx, sought, within);
  return freeTimes([...interviewers.values()], { minutes: sought.minutes, within, limit: maxFreeTimes }).map(
    ({ from, until }) => ({ startsAt: new Date(from), endsAt: new Date(until) }),
  );
}

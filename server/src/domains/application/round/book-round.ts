import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { bookAppointment, cancelAppointment, freeAmong } from '#domains/calendar/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { targetFor } from '../pipeline/announcements.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import type { Span } from './check-plan.ts';
import type { RoundRow } from './queries.ts';

interface Meeting extends Span {
  readonly application: ApplicationRow;
  readonly round: Pick<RoundRow, 'id' | 'name' | 'place'>;
  readonly positionTitle: string;
  readonly memberIds: readonly string[];
  /** What else was offered, for whoever comes too late. */
  readonly offered?: readonly Span[];
}

/**
 * Settles the time of a round with its interviewers.
 * @returns SEQUENCE of its entry in calendars
 * @throws Refusal 41030 {freeTimes} where one of them was booked for that time meanwhile.
 */
export async function bookRound(tx: Ctx, meeting: Meeting): Promise<number> {
  const { application, round, positionTitle, memberIds, startsAt, endsAt, offered } = meeting;
  const { sequence } = await bookAppointment(tx, {
    subjectId: round.id,
    companyId: application.company_id,
    seekerId: application.seeker_id,
    memberIds,
    startsAt,
    endsAt,
    title: [positionTitle, round.name].join(' · '),
    place: round.place,
    targets: {
      seeker: targetFor('seeker', application),
      members: targetFor('company', application),
    },
    ...(offered === undefined ? {} : { offered }),
  });
  return sequence;
}

/** Gives the time of a round back. @returns SEQUENCE of its entry; null where there never was one */
export async function freeRound(tx: Ctx, roundId: string): Promise<number | null> {
  return (await cancelAppointment(tx, roundId))?.sequence ?? null;
}

/** Times of those that are offered at which no interviewer is booked. */
export async function freeTimesOf(
  ctx: Ctx,
  { roundId, memberIds, times }: { roundId: string | undefined; memberIds: readonly string[]; times: readonly Span[] },
): Promise<Span[]> {
  return freeAmong(ctx, { memberIds, times, except: roundId });
}

/** No time is offered over a booked appointment of an interviewer. @throws Refusal 41030 {freeTimes}: those that are free */
export async function refuseBooked(
  tx: Ctx,
  offer: { roundId: string | undefined; memberIds: readonly string[]; times: readonly Span[] },
): Promise<void> {
  const free = await freeTimesOf(tx, offer);
  if (free.length === offer.times.length) return;
  const freeTimes = free.map((time) => ({ startsAt: time.startsAt.toISOString(), endsAt: time.endsAt.toISOString() }));
  throw new Refusal(calendarErrors.slotTaken, {
    message: '面试官在其中一个时间已有面试，请选择其他时间',
    data: { freeTimes },
  });
}

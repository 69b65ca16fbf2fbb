import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findFreeTimes, type FreeTime } from '../free/find-free-times.ts';
import { freeAmong } from '../free/find-free-among.ts';
import { lockCalendars } from '../hours/queries.ts';
import { findAttendees, lockAppointment, writeAppointment, type Appointment } from './queries.ts';

/** What else there is to choose from, where the time is gone. */
interface Offer {
  /** Times that were offered: those of them that are still free are named. Without them, the next free ones are. */
  readonly offered?: readonly FreeTime[];
}

/** How long after the time that is gone others are looked for. */
const searchedMs = 14 * 86_400_000;
const namedTimes = 6;

/**
 * Settles a time, in the transaction of the move that settles it. One that is outside of somebody's hours is the inviting
 * side's business; one at which a member is booked already goes to whoever was first. The same twice is the same; a
 * subject that is booked at another time is moved.
 * @returns SEQUENCE of the appointment in calendars
 * @throws Refusal 41030 {freeTimes} where one of the members has another interview at that time.
 */
export async function bookAppointment(tx: Ctx, wanted: Appointment & Offer): Promise<{ sequence: number }> {
  const before = (await findAttendees(tx, wanted.subjectId)).map(({ member_id: memberId }) => memberId);
  await lockCalendars(tx, [...before, ...wanted.memberIds]);
  const present = await lockAppointment(tx, wanted.subjectId);
  const { memberIds, startsAt, endsAt, subjectId } = wanted;
  if (present?.state === 'booked' && (await isSame(tx, present, wanted))) return { sequence: present.sequence };
  const [free] = await freeAmong(tx, { memberIds, times: [{ startsAt, endsAt }], except: subjectId });
  if (free === undefined) throw await slotTaken(tx, wanted);
  const sequence = present === undefined ? 0 : present.sequence + 1;
  const isNewTime = present?.state !== 'booked' || present.starts_at.getTime() !== startsAt.getTime();
  await writeAppointment(tx, wanted, { sequence, isNewTime });
  return { sequence };
}

type Present = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

async function isSame(tx: Ctx, present: Present, wanted: Appointment): Promise<boolean> {
  const attendees = (await findAttendees(tx, wanted.subjectId)).map(({ member_id: memberId }) => memberId);
  return (
    present.starts_at.getTime() === wanted.startsAt.getTime() &&
    present.ends_at.getTime() === wanted.endsAt.getTime() &&
    present.title === wanted.title &&
    present.place === wanted.place &&
    present.title_for_members === (wanted.titleForMembers ?? null) &&
    attendees.join() === [...new Set(wanted.memberIds)].toSorted().join()
  );
}

async function slotTaken(tx: Ctx, wanted: Appointment & Offer): Promise<Refusal> {
  const { memberIds, companyId, startsAt, endsAt, subjectId: except, offered } = wanted;
  const times =
    offered === undefined
      ? await findFreeTimes(tx, {
          companyId,
          memberIds,
          minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
          from: startsAt,
          to: new Date(startsAt.getTime() + searchedMs),
          except,
        })
      : await freeAmong(tx, { memberIds, times: offered, except });
  const freeTimes = times
    .slice(0, namedTimes)
    .map((time) => ({ startsAt: time.startsAt.toISOString(), endsAt: time.endsAt.toISOString() }));
  return new Refusal(calendarErrors.slotTaken, { data: { freeTimes } });
}

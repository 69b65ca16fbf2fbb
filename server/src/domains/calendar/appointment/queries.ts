import type { AppointmentTargets } from '@pinjian/contract/calendar.ts';
import type { Ctx } from '#server/context.ts';
import { remindedFromTheStart } from '../reminder/rules.ts';
import type { Span } from '../engine/spans.ts';

/** A time that is to be settled, with whom and where. */
export interface Appointment {
  /** What it is about, by the id that its UID in calendars is made of. */
  readonly subjectId: string;
  readonly companyId: string;
  readonly memberIds: readonly string[];
  readonly seekerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  /** What members read in place of the title: it may name the candidate as they know them. */
  readonly titleForMembers?: string | null;
  /** What a reminder leads each side to. */
  readonly targets?: AppointmentTargets | null;
}

/** An appointment as it stands, held until the transaction ends. */
export async function lockAppointment(tx: Ctx, subjectId: string) {
  return tx.db
    .selectFrom('calendar_appointment')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirst();
}

/** The members that an appointment is or was made with. */
export async function findAttendees(ctx: Ctx, subjectId: string) {
  return ctx.db
    .selectFrom('calendar_attendee')
    .select(['member_id', 'booked'])
    .where('subject_id', '=', subjectId)
    .orderBy('member_id')
    .execute();
}

/** What is booked with members and touches a stretch of time; `except` does not count. */
export async function findBooked(
  ctx: Ctx,
  memberIds: readonly string[],
  within: Span,
  except: string | null,
): Promise<{ memberId: string; from: number; until: number }[]> {
  if (memberIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('calendar_attendee')
    .select(['member_id', 'starts_at', 'ends_at'])
    .where('member_id', 'in', [...memberIds])
    .where('booked', '=', true)
    .where('ends_at', '>', new Date(within.from))
    .where('starts_at', '<', new Date(within.until))
    .$if(except !== null, (query) => query.where('subject_id', '!=', except))
    .execute();
  return rows.map((row) => ({
    memberId: row.member_id,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
  }));
}

/**
 * Writes an appointment as booked, in place of what stood there; what both sides were reminded of stays known unless it
 * is another time now.
 */
export async function writeAppointment(
  tx: Ctx,
  appointment: Appointment,
  { sequence, isNewTime }: { readonly sequence: number; readonly isNewTime: boolean },
): Promise<void> {
  const now = tx.now();
  const { subjectId, startsAt, endsAt } = appointment;
  const late = remindedFromTheStart(startsAt, now);
  const reminded = isNewTime
    ? { day_reminded_at: late.day ? now : null, hour_reminded_at: late.hour ? now : null }
    : {};
  const row = {
    company_id: appointment.companyId,
    seeker_id: appointment.seekerId,
    starts_at: startsAt,
    ends_at: endsAt,
    title: appointment.title,
    place: appointment.place,
    title_for_members: appointment.titleForMembers ?? null,
    targets: appointment.targets ? JSON.stringify(appointment.targets) : null,
    ...reminded,
    state: 'booked' as const,
    sequence,
    updated_at: now,
  };
  await tx.db
    .insertInto('calendar_appointment')
    .values({ subject_id: subjectId, created_at: now, ...row })
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(row))
    .execute();
  await tx.db.deleteFrom('calendar_attendee').where('subject_id', '=', subjectId).execute();
  await tx.db
    .insertInto('calendar_attendee')
    .values(
      [...new Set(appointment.memberIds)].map((memberId) => ({
        subject_id: subjectId,
        member_id: memberId,
        starts_at: startsAt,
        ends_at: endsAt,
        booked: true,
      })),
    )
    .execute();
}

/** Gives the time of an appointment back. */
export async function freeAppointment(tx: Ctx, subjectId: string, sequence: number): Promise<void> {
  await tx.db
    .updateTable('calendar_appointment')
    .set({ state: 'cancelled', sequence, updated_at: tx.now() })
    .where('subject_id', '=', subjectId)
    .execute();
  await tx.db.updateTable('calendar_attendee').set({ booked: false }).where('subject_id', '=', subjectId).execute();
}

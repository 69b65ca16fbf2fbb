import type { Ctx } from '#server/context.ts';
import { findEvent } from '../ics/queries.ts';
import { leads, type Lead } from './rules.ts';

const column = { day: 'day_reminded_at', hour: 'hour_reminded_at' } as const satisfies Record<Lead, string>;

/** Appointments whose reminder is due, the nearest first. */
export async function findDue(ctx: Ctx, lead: Lead, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('calendar_appointment')
    .select('subject_id')
    .where('state', '=', 'booked')
    .where(column[lead], 'is', null)
    .where('starts_at', '<=', new Date(ctx.now().getTime() + leads[lead]))
    .orderBy('starts_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.subject_id);
}

/**
 * An appointment of which is to be reminded, held until the transaction ends; undefined where another copy holds it, or it
 * was moved, cancelled or reminded of since.
 */
export async function lockDue(tx: Ctx, lead: Lead, subjectId: string) {
  const held = await tx.db
    .selectFrom('calendar_appointment')
    .select('subject_id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'booked')
    .where(column[lead], 'is', null)
    .where('starts_at', '<=', new Date(tx.now().getTime() + leads[lead]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return held === undefined ? undefined : findEvent(tx, subjectId);
}

export async function markReminded(tx: Ctx, lead: Lead, subjectId: string): Promise<void> {
  await tx.db
    .updateTable('calendar_appointment')
    .set({ [column[lead]]: tx.now() })
    .where('subject_id', '=', subjectId)
    .execute();
}

/** The interviewers of an appointment who still belong to its company, each with their zone. */
export async function findReminded(ctx: Ctx, subjectId: string): Promise<{ memberId: string; zone: string | null }[]> {
  return ctx.db
    .selectFrom('calendar_attendee as attendee')
    .innerJoin('calendar_appointment as appointment', 'appointment.subject_id', 'attendee.subject_id')
    .innerJoin('account_membership as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'attendee.member_id')
        .onRef('membership.company_id', '=', 'appointment.company_id'),
    )
    .leftJoin('calendar_hours as hours', 'hours.member_id', 'attendee.member_id')
    .select(['attendee.member_id as memberId', 'hours.zone'])
    .where('attendee.subject_id', '=', subjectId)
    .orderBy('attendee.member_id')
    .execute();
}

import type { Ctx } from '#server/context.ts';

function appointments(ctx: Ctx) {
  return ctx.db
    .selectFrom('calendar_appointment as appointment')
    .innerJoin('company_company as company', 'company.id', 'appointment.company_id')
    .selectAll('appointment')
    .select(['company.name as company_name', 'company.short_name as company_short_name']);
}

/** An appointment with the company it is at. */
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

export async function findEvent(ctx: Ctx, subjectId: string) {
  return appointments(ctx).where('appointment.subject_id', '=', subjectId).executeTakeFirst();
}

/** As many as one feed tells of. */
const eventsAtMost = 500;

/** A seeker's appointments since an instant, the cancelled ones too, in the order of time. */
export async function findSeekerEvents(ctx: Ctx, seekerId: string, since: Date): Promise<EventRow[]> {
  return appointments(ctx)
    .where('appointment.seeker_id', '=', seekerId)
    .where('appointment.starts_at', '>', since)
    .orderBy('appointment.starts_at')
    .orderBy('appointment.subject_id')
    .limit(eventsAtMost)
    .execute();
}

/** The same of a member, at the company they belong to now. */
export async function findMemberEvents(ctx: Ctx, memberId: string, since: Date): Promise<EventRow[]> {
  return appointments(ctx)
    .innerJoin('calendar_attendee as attendee', 'attendee.subject_id', 'appointment.subject_id')
    .innerJoin('account_membership as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'attendee.member_id')
        .onRef('membership.company_id', '=', 'appointment.company_id'),
    )
    .where('attendee.member_id', '=', memberId)
    .where('attendee.starts_at', '>', since)
    .orderBy('appointment.starts_at')
    .orderBy('appointment.subject_id')
    .limit(eventsAtMost)
    .execute();
}

/** Whether a member takes part in an appointment of the company they belong to now. */
export async function isAttending(ctx: Ctx, subjectId: string, memberId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('calendar_attendee as attendee')
    .innerJoin('calendar_appointment as appointment', 'appointment.subject_id', 'attendee.subject_id')
    .innerJoin('account_membership as membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'attendee.member_id')
        .onRef('membership.company_id', '=', 'appointment.company_id'),
    )
    .select('attendee.member_id')
    .where('attendee.subject_id', '=', subjectId)
    .where('attendee.member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

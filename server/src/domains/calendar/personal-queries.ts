import type { Ctx } from '#server/context.ts';

/** Tables of calendar that hold people's data. */
export const personalTables = ['calendar_hours', 'calendar_appointment', 'calendar_attendee', 'calendar_feed'] as const;

/** Every appointment of somebody, as a candidate or as an interviewer, in the order of time. */
export async function findAppointmentsOfPerson(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('calendar_appointment as appointment')
    .innerJoin('company_company as company', 'company.id', 'appointment.company_id')
    .select(['appointment.title', 'appointment.place', 'appointment.state'])
    .select(['appointment.starts_at', 'appointment.ends_at', 'company.name as company_name'])
    .where((where) =>
      where.or([
        where('appointment.seeker_id', '=', userId),
        where.exists(
          where
            .selectFrom('calendar_attendee as attendee')
            .select('attendee.member_id')
            .whereRef('attendee.subject_id', '=', 'appointment.subject_id')
            .where('attendee.member_id', '=', userId),
        ),
      ]),
    )
    .orderBy('appointment.starts_at')
    .execute();
}

/**
 * Removes a person from calendars: a candidate's appointments as a whole, of an interviewer what they were to take part in
 * and when they work.
 */
export async function eraseFromCalendars(tx: Ctx, userId: string): Promise<void> {
  const ofSeeker = tx.db.selectFrom('calendar_appointment').select('subject_id').where('seeker_id', '=', userId);
  await tx.db.deleteFrom('calendar_attendee').where('subject_id', 'in', ofSeeker).execute();
  await tx.db.deleteFrom('calendar_appointment').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('calendar_attendee').where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('calendar_hours').where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

import type { Ctx } from '#server/context.ts';
import { findFeed } from './feed/queries.ts';
import { findHours } from './hours/queries.ts';
import { eraseFromCalendars, findAppointmentsOfPerson, personalTables } from './personal-queries.ts';

/** What a person may take along: when they give interviews, what was settled with them, whether programs read it. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const { version, ...hours } = await findHours(ctx, userId);
  const feed = await findFeed(ctx, userId);
  const appointments = await findAppointmentsOfPerson(ctx, userId);
  return {
    workingHours: version === 0 ? null : hours,
    appointments: appointments.map((row) => ({
      companyName: row.company_name,
      title: row.title,
      place: row.place,
      state: row.state,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    })),
    calendarFeed:
      feed === undefined
        ? null
        : { createdAt: feed.created_at.toISOString(), lastReadAt: feed.read_at?.toISOString() ?? null },
  };
}

/** Removes a person from calendars, in the transaction that erases the rest; what names the rounds comes before. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction((inner) => eraseFromCalendars(inner, userId));
}

/** A person's time. */
export const personal = { tables: personalTables, export: exportData, erase };

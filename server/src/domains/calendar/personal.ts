import type { MemberHours } from '@pinjian/contract/calendar.ts';
import type { Ctx } from '#server/context.ts';
import { findFeed } from './feed/queries.ts';
import { findHours } from './hours/queries.ts';
import { eraseFromCalendars, findAppointmentsOfPerson, personalTables } from './personal-queries.ts';

const weekdays = '一二三四五六日';

function hoursView({ zone, week, exceptions, minutesBefore, minutesAfter, dailyCap }: MemberHours): object {
  return {
    zone,
    week: week.map(({ weekday, from, until }) => `周${weekdays[weekday - 1] ?? ''} ${from}–${until}`),
    exceptions: exceptions.map(
      ({ day, kind, from, until }) =>
        `${day} ${kind === 'off' ? '休息' : '加开'}${from === null ? '' : ` ${from}–${until ?? ''}`}`,
    ),
    minutesBefore,
    minutesAfter,
    dailyCap,
  };
}

/** What a person may take along: when they give interviews, what was settled with them, whether programs read it. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const hours = await findHours(ctx, userId);
  const feed = await findFeed(ctx, userId);
  const appointments = await findAppointmentsOfPerson(ctx, userId);
  return {
    workingHours: hours.version === 0 ? null : hoursView(hours),
    appointments: appointments.map((row) => ({
      companyName: row.company_name,
      title: row.title,
      place: row.place,
      bookingState: row.state,
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

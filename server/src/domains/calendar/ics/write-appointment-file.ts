import type { MailFile } from '@pinjian/contract/message.ts';
import type { Ctx } from '#server/context.ts';
import { findEvent } from './queries.ts';
import { eventView, type EventReader } from './view.ts';
import { writeCalendar } from './write.ts';

/**
 * The .ics of an appointment as it stands now, for one side: to put it into a calendar, to move it there or, once it is
 * cancelled, to take it out. null where nothing was ever booked.
 */
export async function writeAppointmentFile(
  ctx: Ctx,
  { subjectId, reader }: { readonly subjectId: string; readonly reader: EventReader },
): Promise<MailFile | null> {
  const row = await findEvent(ctx, subjectId);
  if (row === undefined) return null;
  const { config } = ctx.ports;
  const method = row.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return {
    name: 'interview.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendar({ method, product: config.brand.name, events: [eventView(row, reader, config)] }),
  };
}

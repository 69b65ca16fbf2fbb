import { targetAddress } from '@pinjian/contract/message-target.ts';
import type { Config } from '#server/config.ts';
import type { EventRow } from './queries.ts';
import type { CalendarEvent } from './write.ts';

/** Who an entry of a calendar is written for: it names nobody that they may not read. */
export type EventReader = 'seeker' | 'members';

/** The address in angle brackets, or the whole of it. */
function bareAddress(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
}

/** Answers of calendars go to the product, never to a person; without a mail address of its own, to nobody: a name alone. */
function organizerAddress({ mail }: Config): string {
  return mail === null ? 'urn:pinjian:nobody' : `mailto:${bareAddress(mail.from)}`;
}

/** An appointment as the calendar of one side has it. */
export function eventView(row: EventRow, reader: EventReader, config: Config): CalendarEvent {
  const company = row.company_short_name ?? row.company_name;
  const summary = reader === 'seeker' ? `${company}面试：${row.title}` : `面试：${row.title_for_members ?? row.title}`;
  const base = config.http.url?.replace(/\/+$/, '') ?? null;
  const target = row.targets?.[reader];
  const url = base === null || target === undefined ? null : `${base}${targetAddress(target)}`;
  const lines = [
    reader === 'seeker' ? `公司：${row.company_name}` : null,
    row.place === '' ? null : `地点：${row.place}`,
    url === null ? null : `详情：${url}`,
  ];
  return {
    uid: row.subject_id,
    sequence: row.sequence,
    changedAt: row.updated_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.state === 'cancelled',
    summary,
    location: row.place,
    description: lines.filter((line) => line !== null).join('\n'),
    url,
    organizer: { name: row.company_name, address: organizerAddress(config) },
    // Whoever else takes part is theirs to say: a calendar is copied to places that nobody here knows.
    attendees: [{ name: reader === 'seeker' ? '候选人' : '面试官', address: `urn:uuid:${row.subject_id}` }],
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf, instantOf, readCalendar, textOf, valueOf } from '#testing/calendar-file.ts';
import { writeCalendar, type CalendarEvent } from './write.ts';

const event: CalendarEvent = {
  uid: '01a2000c-0000-7000-8000-000000000001',
  sequence: 2,
  changedAt: new Date('2026-11-20T02:00:00.400Z'),
  startsAt: new Date('2026-11-24T02:00:00Z'),
  endsAt: new Date('2026-11-24T03:00:00Z'),
  cancelled: false,
  summary: '云杉科技面试：后端工程师 · 技术面',
  location: '杭州市西湖区; 3 号楼, 5 层',
  description: '公司：云杉科技\n地点：见上\\',
  url: 'https://example.com/message?kind=application',
  organizer: { name: '云杉"科技"\r\nX-BAD:1', address: 'mailto:notice@example.com' },
  attendees: [{ name: '候选人', address: 'urn:uuid:01a2000c-0000-7000-8000-000000000001' }],
};
const write = (method: 'REQUEST' | 'CANCEL' | 'PUBLISH', changes: Partial<CalendarEvent> = {}) =>
  readCalendar(writeCalendar({ method, product: '聘见', events: [{ ...event, ...changes }] }));
const shownIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

describe('a calendar file', () => {
  it('is read by a program that knows only the RFC, in Shanghai and in Berlin', () => {
    const calendar = write('REQUEST');
    expect([valueOf(calendar, 'VERSION'), valueOf(calendar, 'METHOD')]).toEqual(['2.0', 'REQUEST']);
    const [read] = eventsOf(calendar);
    if (read === undefined) throw new Error('no event');
    expect([valueOf(read, 'UID'), valueOf(read, 'SEQUENCE'), valueOf(read, 'STATUS')]).toEqual([
      event.uid,
      '2',
      'CONFIRMED',
    ]);
    const [begin, end] = [instantOf(read, 'DTSTART'), instantOf(read, 'DTEND')];
    expect([shownIn('Asia/Shanghai', begin), shownIn('Asia/Shanghai', end)]).toEqual([
      '2026-11-24 10:00',
      '2026-11-24 11:00',
    ]);
    expect([shownIn('Europe/Berlin', begin), shownIn('Europe/Berlin', end)]).toEqual([
      '2026-11-24 03:00',
      '2026-11-24 04:00',
    ]);
    expect([textOf(read, 'SUMMARY'), textOf(read, 'LOCATION'), textOf(read, 'DESCRIPTION')]).toEqual([
      event.summary,
      event.location,
      event.description,
    ]);
    const people = read.properties.filter(({ name }) => name === 'ORGANIZER' || name === 'ATTENDEE');
    expect(people).toMatchObject([
      { parameters: { CN: "云杉'科技' X-BAD:1" }, value: 'mailto:notice@example.com' },
      { parameters: { CN: '候选人', RSVP: 'FALSE' }, value: event.attendees[0]?.address },
    ]);
    expect(read.properties.some(({ name }) => name === 'X-BAD')).toBe(false);
    expect(read.components.map((each) => [each.name, valueOf(each, 'TRIGGER')])).toEqual([
      ['VALARM', '-PT24H'],
      ['VALARM', '-PT1H'],
    ]);
  });

  it('takes the same appointment out again, with no alarm left; a published list invites nobody', () => {
    const [cancelled] = eventsOf(write('CANCEL', { cancelled: true, sequence: 3 }));
    if (cancelled === undefined) throw new Error('no event');
    expect([valueOf(cancelled, 'UID'), valueOf(cancelled, 'SEQUENCE'), valueOf(cancelled, 'STATUS')]).toEqual([
      event.uid,
      '3',
      'CANCELLED',
    ]);
    expect(cancelled.components).toEqual([]);
    const [published] = eventsOf(write('PUBLISH'));
    expect(published?.properties.filter(({ name }) => name === 'ATTENDEE')).toEqual([]);
  });

  it('holds any text whole, in lines of at most 75 octets', () => {
    const anyText = fc.string({
      unit: fc.oneof(
        fc.constantFrom('，', '面', '试', '😀', ';', ',', '\\', '\n', '"', ':'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 120,
    });
    // Characters that no calendar may hold are left out, and a line end is a line end.
    const meant = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/\r\n|\r/g, '\n');
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const [read] = eventsOf(write('REQUEST', { summary, description }));
        if (read === undefined) throw new Error('no event');
        expect([textOf(read, 'SUMMARY'), textOf(read, 'DESCRIPTION')]).toEqual([meant(summary), meant(description)]);
      }),
    );
  });
});

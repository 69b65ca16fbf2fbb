/** Somebody in a calendar: a name, and an address that is a URI. */
export interface Participant {
  readonly name: string;
  /** mailto: or, so that nobody's address is given away, urn:uuid: */
  readonly address: string;
}

/** An appointment as calendars have it. */
export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  /** When it was last changed. */
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Where more is said about it; null without. */
  readonly url: string | null;
  readonly organizer: Participant;
  readonly attendees: readonly Participant[];
}

/** REQUEST and CANCEL tell one reader of one appointment (RFC 5546); PUBLISH is a list that is read again and again. */
export type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Calendar {
  readonly method: Method;
  /** Of the product, for PRODID. */
  readonly product: string;
  /** What a list is called in the programs that read it. */
  readonly name?: string;
  readonly events: readonly CalendarEvent[];
}

/** Octets of a line without its end (RFC 5545 §3.1). */
const lineOctets = 75;

/** One line, folded between characters and never inside of one. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Characters that a calendar may not hold, line ends aside. */
const control = /[^\P{Cc}\t\n\r]/gu;

/** A value of type TEXT (§3.3.11). */
function text(value: string): string {
  return value
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** The value of a parameter, in quotes: it has no way to hold quotes or line ends (§3.1). */
function parameter(value: string): string {
  return `"${value
    .replaceAll(control, '')
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('"', "'")}"`;
}

/** A URI stands as it is (§3.3.13); what would end the line has no place in one. */
function uri(value: string): string {
  return value.replaceAll(control, '').replaceAll(/\s/g, '');
}

/** 20261124T020000Z: UTC, which every program reads alike, whatever it knows of zones. */
function utc(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replaceAll(/[-:]/g, '');
}

function alarm(hours: number, summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${hours}H`, `DESCRIPTION:${text(summary)}`, 'END:VALARM'];
}

function eventLines(event: CalendarEvent, method: Method): string[] {
  const { organizer, attendees, url, cancelled, summary } = event;
  const part = cancelled ? 'NEEDS-ACTION' : 'ACCEPTED';
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${text(event.location)}`]),
    `DESCRIPTION:${text(event.description)}`,
    ...(url === null ? [] : [`URL:${uri(url)}`]),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    `ORGANIZER;CN=${parameter(organizer.name)}:${uri(organizer.address)}`,
    // A published list invites nobody (RFC 5546 §3.2.1).
    ...(method === 'PUBLISH' ? [] : attendees).map(
      ({ name, address }) =>
        `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${part};RSVP=FALSE:${uri(address)}`,
    ),
    ...(cancelled ? [] : [...alarm(24, summary), ...alarm(1, summary)]),
    'END:VEVENT',
  ];
}

/** The text of a calendar (RFC 5545, RFC 5546): folded, its lines ended by CRLF. */
export function writeCalendar({ method, product, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//calendar//ZH`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => eventLines(event, method)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

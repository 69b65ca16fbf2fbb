import ical from 'node-ical';

/** An appointment as a program that we did not write reads it. */
interface ReadAppointment {
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly location: string;
  readonly sequence: number;
}

/** Reads an .ics with node-ical: what a calendar of somebody's would show. */
export function readAppointments(text: string): ReadAppointment[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return [];
    const { uid, start, end, summary, location, sequence } = part;
    if (end === undefined) throw new Error(`${uid} has no end`);
    const textOf = (value: unknown) =>
      typeof value === 'object' && value !== null && 'val' in value
        ? String(value.val)
        : typeof value === 'string'
          ? value
          : '';
    return [
      {
        uid,
        startsAt: new Date(start),
        endsAt: new Date(end),
        summary: textOf(summary),
        location: textOf(location),
        sequence: sequence ?? 0,
      },
    ];
  });
}

/** 20:00, as a clock on a wall there shows it. */
export function clockIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('de-DE', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
}

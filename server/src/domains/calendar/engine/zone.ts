/** A time zone of the tz database: what its clocks show, and when. */
export interface Zone {
  readonly name: string;
  /** How far its clocks are ahead of UTC at an instant, in ms. */
  offsetAt(at: number): number;
  /** The calendar day that its clocks show at an instant: 2026-11-23. */
  dayAt(at: number): string;
  /** The first instant of a working stretch that begins at `minute` of a day (0 to 1440). */
  begin(day: string, minute: number): number;
  /** The instant at which a working stretch that ends at `minute` of a day (0 to 1440) is over. */
  end(day: string, minute: number): number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** One for each zone of the tz database at most. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(name: string): Intl.DateTimeFormat {
  const known = formats.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(name, format);
  return format;
}

/** Whether a name is one of the tz database that places have ("Europe/Berlin"); offsets ("+08:00") are none. */
export function isZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const fields: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** One for each zone that was asked for, with what it has worked out: the rules of a zone do not change under a process. */
const opened = new Map<string, Zone>();
/** Days, and instants, that one zone remembers. */
const rememberedAtMost = 4000;

/**
 * A zone by its name. @throws RangeError for a name that `isZone` does not know
 *
 * Where clocks go forward, a time that never comes begins and ends at the change. Where they go back, a time that comes
 * twice begins the second time and ends the first time: so that every moment between is one that was meant.
 */
export function openZone(name: string): Zone {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const zone = makeZone(name);
  opened.set(name, zone);
  return zone;
}

function makeZone(name: string): Zone {
  const format = formatOf(name);
  /** Offset of days on which clocks are not changed, nor on the day before and after; null for the others. */
  const steady = new Map<number, number | null>();
  /** Around changes of clocks each instant is looked at by itself. */
  const exact = new Map<number, number>();
  /** Midnights of days as UTC has them. */
  const midnights = new Map<string, number>();

  function read(at: number): number {
    const known = exact.get(at);
    if (known !== undefined) return known;
    const offset = readOffset(format, at);
    if (exact.size >= rememberedAtMost) exact.clear();
    exact.set(at, offset);
    return offset;
  }

  function steadyOffset(midnight: number): number | null {
    const known = steady.get(midnight);
    if (known !== undefined) return known;
    const before = read(midnight - dayMs);
    const isSteady = [0, dayMs, 2 * dayMs].every((ahead) => read(midnight + ahead) === before);
    const offset = isSteady ? before : null;
    if (steady.size >= rememberedAtMost) steady.clear();
    steady.set(midnight, offset);
    return offset;
  }

  function offsetAt(at: number): number {
    return steadyOffset(Math.floor(at / dayMs) * dayMs) ?? read(at);
  }

  function midnightOf(day: string): number {
    const known = midnights.get(day);
    if (known !== undefined) return known;
    const midnight = Date.parse(`${day}T00:00:00Z`);
    if (midnights.size >= rememberedAtMost) midnights.clear();
    midnights.set(day, midnight);
    return midnight;
  }

  function place(day: string, minute: number, side: 'begin' | 'end'): number {
    const midnight = midnightOf(day);
    const shown = midnight + minute * minuteMs;
    const offset = steadyOffset(midnight);
    if (offset !== null) return shown - offset;
    const offsets = [read(shown - dayMs), read(shown + dayMs)];
    const instants = offsets.map((each) => shown - each).filter((at) => at + read(at) === shown);
    if (instants.length > 0) return side === 'begin' ? Math.max(...instants) : Math.min(...instants);
    return changeBetween(shown - Math.max(...offsets), shown - Math.min(...offsets));
  }

  /** The instant between two at which clocks are changed, to the second. */
  function changeBetween(before: number, after: number): number {
    const early = read(before);
    let [low, high] = [before, after];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (read(middle) === early) low = middle;
      else high = middle;
    }
    return high;
  }

  return {
    name,
    offsetAt,
    dayAt: (at) => new Date(at + offsetAt(at)).toISOString().slice(0, 10),
    begin: (day, minute) => place(day, minute, 'begin'),
    end: (day, minute) => place(day, minute, 'end'),
  };
}

/** A property of a calendar as it reads: its parameters, its value as it stands. */
interface Property {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** A component with what is in it: VCALENDAR, VEVENT, VALARM. */
export interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly components: readonly Component[];
}

const lineOf = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;

function readProperty(line: string): Property {
  const [, name, parameters = '', value] = lineOf.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`no line of a calendar: ${line}`);
  const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^";]*)/gu)];
  return {
    name,
    parameters: Object.fromEntries(pairs.map(([, key, text]) => [key, (text ?? '').replaceAll('"', '')])),
    value,
  };
}

/**
 * Reads a calendar by the letter of RFC 5545, knowing nothing of what wrote it: CRLF, at most 75 octets a line, unfolded
 * octet by octet as §3.1 has it.
 */
export function readCalendar(text: string): Component {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error('a line end that is no CRLF');
  }
  const unfolded: string[] = [];
  for (const line of lines) {
    if (line.startsWith(' ') || line.startsWith('\t')) unfolded.push(`${unfolded.pop() ?? ''}${line.slice(1)}`);
    else unfolded.push(line);
  }
  const open: { name: string; properties: Property[]; components: Component[] }[] = [];
  let whole: Component | null = null;
  for (const property of unfolded.map(readProperty)) {
    if (whole !== null) throw new Error('something follows the calendar');
    if (property.name === 'BEGIN') open.push({ name: property.value, properties: [], components: [] });
    else if (property.name !== 'END') open.at(-1)?.properties.push(property);
    else {
      const closed = open.pop();
      if (closed === undefined || closed.name !== property.value) throw new Error(`a stray END:${property.value}`);
      const parent = open.at(-1);
      if (parent === undefined) whole = closed;
      else parent.components.push(closed);
    }
  }
  if (whole === null) throw new Error('the calendar does not end');
  return whole;
}

/** The one value of a property; throws where it is not there once. */
export function valueOf(component: Component, name: string): string {
  const [value, ...more] = component.properties.filter((each) => each.name === name);
  if (value === undefined || more.length > 0) throw new Error(`${name} is there ${more.length} times too many`);
  return value.value;
}

/** A TEXT as it is meant (§3.3.11). */
export function textOf(component: Component, name: string): string {
  return valueOf(component, name).replaceAll(/\\(.)/gsu, (_whole, mark: string) =>
    mark === 'n' || mark === 'N' ? '\n' : mark,
  );
}

/** The instant of a DATE-TIME in UTC; throws for any other form. */
export function instantOf(component: Component, name: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(valueOf(component, name)) ?? [];
  if (second === undefined) throw new Error(`${name} is not in UTC`);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The events of a calendar. */
export function eventsOf(calendar: Component): readonly Component[] {
  return calendar.components.filter(({ name }) => name === 'VEVENT');
}

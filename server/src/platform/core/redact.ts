import { fileURLToPath } from 'node:url';

/*
 * What the log keeps of a text. Words are cut out by their shape, which tells a phone, a token or a Chinese name, but not
 * `Zhang San` from any other words. Whose sentence it is tells that: ours are written in the code, with ids and counts in
 * them; those of PostgreSQL (but for data exceptions), of the system and of JavaScript itself name tables, addresses and
 * functions. A library, or a server that it repeats, may quote whoever it was about, so that of its errors only name, code,
 * stack and causes are kept, and the sentence where it is one of a short list. An operator finds the place by the stack; a
 * name that has once stood in a log is in every copy of it.
 */

/** Stands where something was cut out. */
const hidden = '[已隐去]';

/**
 * The log is written in English: Chinese in it is a name, a sentence of somebody or the name of their file, whatever
 * error has carried it there.
 */
const chinese = /\p{Script=Han}[\p{Script=Han}\w·（）《》，。、：；！？]*/gu;

/**
 * What names a person or opens a door, told by its shape. Whatever the text, none of them looks at a place again and
 * again: a long one that somebody sent would else hold up the process.
 */
const shapes: readonly (readonly [RegExp, string])[] = [
  // The query of an address: tokens and signatures stand there.
  [/\?[^\s"'`<>()?=]*=[^\s"'`<>()]*/g, `?${hidden}`],
  [/(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, hidden],
  // Tokens, signatures, hashes; an id (36 characters) is shorter than any of them.
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, hidden],
  // Phones, numbers of identity cards, of passports and permits, codes of six digits.
  [/(?<!\w)(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\w)/g, hidden],
  [/(?<!\w)\d{17}[\dXx](?!\w)/g, hidden],
  [/(?<!\w)[A-Za-z]{1,2}\d{6,10}(?!\w)/g, hidden],
  [/(?<![\w.])\d{6}(?!\w)/g, hidden],
];

/** Quoted words of more than a name of code: a value that somebody typed. */
const quoted = /(["'`])((?:(?!\1).)*)\1/g;
const nameOfCode = /^[\w$:@/#-]*$/;

/** What stands behind so many letters helps nobody; errors of parsers quote as much as somebody wrote into a file. */
const longest = 4000;

/** A text of the log without what it must not hold. */
export function redactText(text: string): string {
  let clean = text
    .replaceAll(chinese, hidden)
    .replaceAll(quoted, (whole, mark: string, words: string) =>
      nameOfCode.test(words) ? whole : `${mark}${hidden}${mark}`,
    );
  for (const [shape, instead] of shapes) clean = clean.replaceAll(shape, instead);
  // Cut after that: the half of a phone is told by no shape.
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}

/** Errors whose message quotes what was given: PostgreSQL's data exceptions (class 22), and JSON that cannot be read. */
function quotesInput(error: Error, code: string): boolean {
  return /^22[0-9A-Z]{3}$/.test(code) || error.name === 'SyntaxError';
}

const project = fileURLToPath(new URL('../../../../', import.meta.url));

/** Whether an error was made by code of this project: its first frame is there. */
function isOurs(frames: readonly string[]): boolean {
  const first = frames[0]?.replace('file://', '') ?? '';
  return first.includes(project) && !first.includes('node_modules');
}

/** Sentences of libraries that quote nobody and that an operator needs. */
const harmless = [
  /^Connection terminated(?: unexpectedly| due to connection timeout)?$/,
  /^(?:Connection|Query read|connect) ?(?:timed out|timeout)$/i,
  /^timeout (?:exceeded when trying to connect|expired)$/,
  /^Client (?:was closed and|has encountered a connection error and) is not queryable$/,
  /^The server does not support SSL connections$/,
  /^There was an error establishing an SSL connection$/,
  /^SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a (?:non-empty )?string$/,
  /^Client network socket disconnected before secure TLS connection was established$/,
  /^(?:fetch failed|terminated|socket hang up|aborted|This operation was aborted|The operation was aborted.*timeout)$/,
];

/** Whether the message may be kept, redacted: see the head of this file. */
function mayBeKept(error: Error, frames: readonly string[]): boolean {
  const isPostgres = 'severity' in error && 'code' in error;
  const isSystem = 'syscall' in error;
  const isLanguage = ['TypeError', 'RangeError', 'ReferenceError'].includes(error.name);
  return (
    isPostgres || isSystem || isLanguage || isOurs(frames) || harmless.some((sentence) => sentence.test(error.message))
  );
}

/**
 * How an error stands in the log: name, code, stack and causes, redacted, and the message where it is not one that may
 * quote a person.
 */
export function redactError(error: unknown, depth = 3): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isKept = !quotesInput(error, code) && mayBeKept(error, frames);
  const message = isKept ? redactText(error.message) : hidden;
  const parts = error instanceof AggregateError ? error.errors : [];
  const causes = [...parts, ...(error.cause === undefined ? [] : [error.cause])].slice(0, 5);
  return [
    `${error.name}${code === '' ? '' : ` ${code}`}: ${message}`,
    ...frames.map(redactText),
    ...(depth === 0 ? [] : causes.map((cause) => `because of ${redactError(cause, depth - 1)}`)),
  ].join('\n');
}

/** Facts of the log with every text and error in them redacted, however deep. */
export function redactFacts(facts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, redactValue(value, 6)]));
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value instanceof Error) return redactError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === 0 || ArrayBuffer.isView(value)) return hidden;
  if (Array.isArray(value)) return value.map((each) => redactValue(each, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redactValue(each, depth - 1)]));
}

import type { ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';

/** Where a pattern met a clause. */
export interface Place {
  readonly clause: string;
  readonly match: RegExpExecArray;
  /** Of the clause, before and after the match. */
  readonly before: string;
  readonly after: string;
  /** The clause before in the same sentence; '' at its beginning. */
  readonly previous: string;
  /** The clause after in the same sentence; '' at its end. */
  readonly next: string;
  /** The line about the clause. */
  readonly around: string;
}

/**
 * One kind of words that cannot be published. Patterns meet one clause at a time, spelled plainly: half width, lower
 * case, simplified, without blanks, ages in figures.
 */
export interface ObjectionRule {
  readonly reason: ObjectionReason;
  /** Global and unicode; what the patterns have in common, quick to look for: where it is not said, they are not tried. */
  readonly topic: RegExp;
  /** Global and unicode; what they match is marked. These ask for something or turn somebody away. */
  readonly asking?: readonly RegExp[];
  /** The same, for what only names people: no objection where the clause tells of a task, of those served or of a benefit. */
  readonly bare?: readonly RegExp[];
  /** The same, for names of people by a trait: an objection where they are turned away, put first or alone asked for. */
  readonly people?: readonly RegExp[];
  /** Only in the title. */
  readonly titleOnly?: true;
  /** No objection where this holds. */
  readonly unless?: (place: Place) => boolean;
  /** No objection where the category's path meets this: what the occupation itself asks for. */
  readonly unlessCategory?: RegExp;
  readonly message: string;
  readonly suggestion: string;
}

/**
 * A rule on the same ground as `ground`, for people who are named by `pattern` and by what becomes of them.
 * @param named names of people that stand in a post for no other reason than to ask for them or to turn them away.
 */
export function ofPeople(
  ground: ObjectionRule,
  pattern: string,
  unless?: ObjectionRule['unless'],
  named?: string,
): ObjectionRule {
  const { reason, message, suggestion, unlessCategory } = ground;
  return {
    reason,
    message,
    suggestion,
    ...(unlessCategory === undefined ? {} : { unlessCategory }),
    ...(unless === undefined ? {} : { unless }),
    topic: new RegExp(named === undefined ? pattern : `${pattern}|${named}`, 'gu'),
    ...(named === undefined ? {} : { bare: [new RegExp(named, 'gu')] }),
    people: [new RegExp(pattern, 'gu')],
  };
}

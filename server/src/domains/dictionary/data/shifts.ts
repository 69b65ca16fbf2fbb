import { createAliasFinder } from '#platform/text/tokens-alias.ts';
import { normalizeInPlace } from '#platform/text/tokens.ts';
import { listOf, once, readTable } from './table.ts';

/** When and where one works beyond office hours: nights, shifts, weekends, journeys. */
export interface Shift {
  /** night, rotating, singleRest …; stable. */
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** A shift that a text names: UTF-16 units, `end` exclusive. */
export interface ShiftMention {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

const shifts = once(() => {
  const byCode = new Map<string, Shift>();
  const spellings = new Map<string, string>();
  for (const [code, name, aliases] of readTable('shifts.tsv', ['code', 'name', 'aliases'])) {
    byCode.set(code, { code, name, aliases: listOf(aliases) });
    for (const spelling of [name, ...listOf(aliases)]) spellings.set(normalizeInPlace(spelling), code);
  }
  return { byCode, spellings, find: createAliasFinder(spellings) };
});

export function allShifts(): readonly Shift[] {
  return [...shifts().byCode.values()];
}

export function shiftByCode(code: string): Shift | undefined {
  return shifts().byCode.get(code);
}

/** The shift that someone means who writes nothing but this in a field for shifts. */
export function shiftByName(words: string): Shift | undefined {
  return shiftByCode(shifts().spellings.get(normalizeInPlace(words).trim()) ?? '');
}

/** Shifts that a text names, in its order, whatever it says of them. */
export function shiftsIn(text: string): ShiftMention[] {
  return shifts()
    .find(normalizeInPlace(text))
    .map(({ id, from, to }) => ({ code: id, start: from, end: to }));
}

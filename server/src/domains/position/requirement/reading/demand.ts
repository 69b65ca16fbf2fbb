import type { LanguageLevel, ReadingSubject, RequirementKind } from '@pinjian/contract/position-requirement.ts';
import type { Clause } from './clauses.ts';

/** A clause with what its words and its heading make of it. */
export interface Ask extends Clause {
  readonly kind: RequirementKind;
}

/** Something that a clause asks for; places are of the block. */
export interface Demand {
  readonly kind: RequirementKind;
  readonly what: ReadingSubject;
  readonly words: string;
  readonly code: string | null;
  readonly years: number | null;
  readonly level: LanguageLevel | null;
  readonly start: number;
  readonly end: number;
  /** Named as one of several that will do. */
  readonly either: boolean;
}

/** A demand that says nothing of years, levels or alternatives. @param place in the clause */
export function demandOf(
  ask: Ask,
  what: ReadingSubject,
  named: { readonly words: string; readonly code: string | null },
  place: { readonly start: number; readonly end: number },
): Demand {
  return {
    kind: ask.kind,
    what,
    words: named.words,
    code: named.code,
    years: null,
    level: null,
    start: ask.start + place.start,
    end: ask.start + place.end,
    either: false,
  };
}

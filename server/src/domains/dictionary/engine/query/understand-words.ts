import { asTyped, type UnderstoodPart } from '@pinjian/contract/position-search.ts';
import { speaksOtherwise, workMeant, type WorkMeant } from '../meaning/work-meant.ts';
import { queryTokens } from '../vocabulary.ts';
import { readQuery, type Part, type ReadQuery } from './read-query.ts';

/** A reading with what its words speak of. */
export type UnderstoodQuery = ReadQuery & WorkMeant;

/** A searcher's words as they were understood, without what was left out. */
export interface Understanding {
  readonly read: UnderstoodQuery;
  readonly shown: readonly UnderstoodPart[];
  /** Spellings to highlight, normalized, longest first. */
  readonly words: readonly string[];
}

/** The part's name in `without`: what it is and how it is shown. */
const keyOf = ({ meaning, label }: Part): string => `${meaning.kind}:${label.replaceAll(',', '')}`;

/**
 * Reads a searcher's words. What no table explains is taken for a slip of the pen, unless the searcher says that it is none.
 * @param without keys of parts to leave out, and `asTyped`
 * @param companies normalized words that companies are called by
 */
export function understandWords(q: string, without: readonly string[], companies: readonly string[]): Understanding {
  const isAsTyped = without.includes(asTyped);
  const mended = readQuery(q, { mends: !isAsTyped, companies });
  const read = speaksOtherwise(q, mended) ? readQuery(q, { mends: false, companies }) : mended;
  const parts = read.parts.filter((part) => !without.includes(keyOf(part)));
  const isWhole = parts.length === read.parts.length;
  // Who takes back every part of what was said takes what there is.
  const isTakenBack = parts.length === 0 && !isWhole;
  const kept: ReadQuery = {
    ...read,
    parts,
    isAnyWork: read.isAnyWork || isTakenBack,
    roles: isWhole || parts.some(({ meaning }) => meaning.kind === 'role') ? read.roles : [],
  };
  const left = read.parts.filter((part) => !parts.includes(part));
  return {
    // Who keeps to the words means the words.
    read: { ...kept, ...(isAsTyped ? asNamed(kept) : workMeant(q, kept, left)) },
    shown: parts.map((part) => ({
      kind: part.meaning.kind,
      text: part.label,
      key: keyOf(part),
      start: part.start,
      end: part.end,
      typed: part.typed,
    })),
    words: wordsOf(parts.filter(({ meaning }) => meaning.kind !== 'unwanted')),
  };
}

const asNamed = ({ roles }: ReadQuery): WorkMeant => ({ meant: [], named: roles.length > 0 ? 'whole' : null });

function wordsOf(parts: readonly Part[]): string[] {
  const words = parts.flatMap(({ meaning }) => ('spelling' in meaning ? queryTokens(meaning.spelling).words : []));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { sections } from '../editor/sections.ts';
import { adviceOnDates } from './dates.ts';
import { adviceOnLines } from './lines.ts';
import { adviceOnWhole } from './whole.ts';

/** One thing that could be better: which line, why, and what to do. */
export interface Advice {
  readonly rule: string;
  /** Of a field or a list of the content. */
  readonly path: string;
  /** Place among the lines of a text, from 0; null where it is about the field. */
  readonly line: number | null;
  /** The words that it is about; '' where there are none. */
  readonly quote: string;
  readonly title: string;
  readonly why: string;
  readonly act: string;
  /** Keeps people from being found or reached; the rest is polish. */
  readonly urgent: boolean;
}

/** A page of advice is read; a book of it is not. */
const mostShown = 12;
const mostOfOne = 2;

/**
 * The same advice on the same words has the same key, wherever they stand: whoever said no to it is asked again only when the
 * words are others. The key does not give the words away (FNV-1a): it outlives the session.
 */
export function adviceKey({ rule, path, quote }: Advice): string {
  let hash = 0x811c9dc5;
  for (const letter of quote === '' ? path : quote)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${rule} ${hash.toString(36)}`;
}

function placeOf({ path }: Advice): number {
  return sections.findIndex(({ id }) => id === path.split('.', 1)[0]);
}

/** What rules find in a content, in the order of the form, what is urgent first; no model is asked. */
export function adviceOf(content: ResumeContent, now: string, dismissed: ReadonlySet<string>): Advice[] {
  const all = [...adviceOnWhole(content), ...adviceOnDates(content, now), ...adviceOnLines(content)].filter(
    (advice) => !dismissed.has(adviceKey(advice)),
  );
  const perPath = new Map<string, number>();
  return all
    .filter(({ path }) => {
      const count = (perPath.get(path) ?? 0) + 1;
      perPath.set(path, count);
      return count <= mostOfOne;
    })
    .toSorted((a, b) => Number(b.urgent) - Number(a.urgent) || placeOf(a) - placeOf(b))
    .slice(0, mostShown);
}

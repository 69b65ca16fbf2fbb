import { readSchool } from '../fields/education.ts';
import type { Entry } from '../fields/entries.ts';
import { withoutMark } from '../fields/nested-projects.ts';
import type { Places } from '../fields/places.ts';
import { readProject } from '../fields/projects.ts';
import { readWorkHeads } from '../fields/work-head.ts';

import { plainValue } from './plain-readings.ts';
import type { EntryKind } from './tag-entries.ts';

/** What the rules read in a head: its name, what was done there, department or degree. */
export type HeadOpinion = readonly [main: string, second: string, third: string];

function textOf(field: unknown): string {
  const value = plainValue(field);
  return typeof value === 'string' ? value : '';
}

/** What the rules make of the heads of all entries of one kind. */
export function opinionsOfHeads(kind: EntryKind, entries: readonly Entry[], places: Places): HeadOpinion[] {
  if (kind === 'W')
    return readWorkHeads(entries, places).map(({ company, title, department }) => [
      textOf(company),
      textOf(title),
      textOf(department),
    ]);
  return entries.map((entry): HeadOpinion => {
    if (kind === 'E') {
      const read = readSchool(entry);
      return [textOf(read?.school), textOf(read?.major), ''];
    }
    const read = readProject({ ...entry, head: entry.head.map(withoutMark) });
    return [textOf(read?.name), textOf(read?.role), ''];
  });
}

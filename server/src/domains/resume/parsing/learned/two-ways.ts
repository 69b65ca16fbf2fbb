import { isPlaceAbroad } from '../data/abroad.ts';
import { found, reasons, type Found } from '../draft.ts';
import { cutMajor, cutSchool, readSchool, type SchoolDraft } from '../fields/education.ts';
import { withoutMark } from '../fields/nested-projects.ts';
import { readPeriod } from '../fields/period.ts';
import type { Places } from '../fields/places.ts';
import { readProject, type ProjectDraft } from '../fields/projects.ts';
import { describe } from '../fields/entries.ts';
import { readWorkHeads, withEmployers, withoutGloss, type WorkHead } from '../fields/work-head.ts';
import { readDegree } from '../fields/words.ts';
import type { Reading } from './judge.ts';
import { degreeText, foldText, spanText } from './plain-readings.ts';
import type { TaggedEntry } from './tag-entries.ts';

/** Entries read twice: their heads by the rules (`lines`), and word by word as the tagger has them (`words`). */
export interface TwoWays<D> {
  readonly entries: readonly TaggedEntry[];
  readonly drafts: readonly { readonly lines: D; readonly words: D }[];
  readonly readings: { readonly lines: readonly Reading[]; readonly words: readonly Reading[] };
}

/** A word of the head: surer where the rules read the same. */
function seen(text: string, { head }: TaggedEntry, other: unknown): Found<string> | '' {
  if (text === '') return '';
  const isSame = foldText(text) === foldText(other);
  const source = head.map((line) => line.text).join('  ');
  return found(text.slice(0, 60), source, isSame ? 0.95 : 0.75, isSame ? null : reasons.guessedByPlace);
}

function textOf(entry: TaggedEntry): Found<string> | '' {
  const text = describe(entry.body).slice(0, 4000);
  return text === '' ? '' : found(text, entry.body[0]?.text ?? '', 0.9);
}

/** Black Sea Design Bureau – Odesa, Ukraine: the name without where it is. */
function withoutPlace(name: string): string {
  const [, own = '', place = ''] = /^(.{4,}?)\s[–—-]\s([^–—]+)$/u.exec(name) ?? [];
  return own !== '' && isPlaceAbroad(place) ? own : name;
}

export function readSchools(entries: readonly TaggedEntry[]): TwoWays<SchoolDraft> {
  const read = entries.flatMap((entry) => {
    const lines = readSchool(entry);
    const [school, major, degree] = [cutSchool(entry.main), cutMajor(entry.second), readDegree(entry.third)];
    if (lines === null && school === '' && major === '') return [];
    const rest: SchoolDraft = lines ?? {
      ...readPeriod(entry.period),
      school: '',
      major: '',
      degree: null,
      description: textOf(entry),
    };
    const words: SchoolDraft = {
      ...rest,
      school: seen(school, entry, rest.school),
      major: seen(major, entry, rest.major),
      degree: degree === null ? null : found(degree.degree, degree.source, 0.9),
    };
    return [{ entry, lines: rest, words }];
  });
  const reading = (each: SchoolDraft): Reading => ({
    main: foldText(each.school),
    second: foldText(each.major),
    third: degreeText(each.degree),
    period: spanText(each),
  });
  return {
    entries: read.map(({ entry }) => entry),
    drafts: read,
    readings: { lines: read.map(({ lines }) => reading(lines)), words: read.map(({ words }) => reading(words)) },
  };
}

export function readProjectsTwice(entries: readonly TaggedEntry[]): TwoWays<ProjectDraft> {
  const read = entries.flatMap((entry) => {
    const marked = { ...entry, head: entry.head.map(withoutMark) };
    const lines = readProject(marked);
    if (lines === null && entry.main === '') return [];
    const rest: ProjectDraft = lines ?? {
      ...readPeriod(entry.period),
      name: '',
      role: '',
      link: '',
      description: textOf(entry),
    };
    const words: ProjectDraft = {
      ...rest,
      name: seen(entry.main, entry, rest.name),
      role: seen(entry.second, entry, rest.role),
    };
    return [{ entry, lines: rest, words }];
  });
  const reading = (each: ProjectDraft): Reading => ({
    main: foldText(each.name),
    second: foldText(each.role),
    third: '',
    period: spanText(each),
  });
  return {
    entries: read.map(({ entry }) => entry),
    drafts: read,
    readings: { lines: read.map(({ lines }) => reading(lines)), words: read.map(({ words }) => reading(words)) },
  };
}

/** Jobs: their heads, before the posts are gathered under their companies. */
export function readJobs(
  entries: readonly TaggedEntry[],
  places: Places,
): Pick<TwoWays<WorkHead>, 'entries' | 'readings'> & {
  readonly heads: readonly { lines: WorkHead; words: WorkHead }[];
} {
  const heads = readWorkHeads(entries, places);
  const byWords = entries.map((entry, at): WorkHead => {
    // Ürümqi, China: where it was, and nobody's name.
    const main = isPlaceAbroad(entry.main) ? '' : withoutPlace(withoutGloss(entry.main));
    const company = seen(main, entry, heads[at]?.company);
    return {
      company: company === '' ? null : company,
      title: seen(withoutGloss(entry.second), entry, heads[at]?.title),
      department: seen(entry.third, entry, heads[at]?.department),
    };
  });
  const named = withEmployers(entries, byWords);
  const read = entries.flatMap((entry, at) => {
    const none: WorkHead = { company: null, title: '', department: '' };
    const [lines, words] = [heads[at] ?? none, named[at] ?? none];
    const isEmpty = [lines, words].every((head) => head.company === null && head.title === '');
    return isEmpty ? [] : [{ entry, lines, words }];
  });
  const readings = (way: 'lines' | 'words') => {
    let company = '';
    return read.map(({ entry, [way]: head }): Reading => {
      if (head.company !== null || head.title === '') company = foldText(head.company);
      return {
        main: company,
        second: foldText(head.title),
        third: foldText(head.department),
        period: spanText(readPeriod(entry.period)),
      };
    });
  };
  return {
    entries: read.map(({ entry }) => entry),
    heads: read,
    readings: { lines: readings('lines'), words: readings('words') },
  };
}

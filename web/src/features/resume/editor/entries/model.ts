import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { valueAt, withValue, type ListPath } from '../model.ts';

function entriesAt(content: ResumeContent, list: ListPath): readonly object[] {
  return valueAt(content, list) as readonly object[];
}

/**
 * Entries carry a key of the page's own, so that what is on the screen moves with its entry. A symbol: it travels with
 * copies of the entry and is never written to the wire.
 */
const entryKey = Symbol('entry');
let lastKey = 0;

export function keyOf(entry: object): string {
  return String(Reflect.get(entry, entryKey));
}

function withKey<T extends object>(entry: T): T {
  lastKey += 1;
  return { ...entry, [entryKey]: lastKey };
}

/** An entry that is on the screen already stays itself. */
function withAnyKey<T extends object>(entry: T): T {
  return Reflect.has(entry, entryKey) ? entry : withKey(entry);
}

/** The content as the editor holds it: every entry of a list of objects has its key. */
export function keyed(content: ResumeContent): ResumeContent {
  return {
    ...content,
    intentions: content.intentions.map(withAnyKey),
    education: content.education.map(withAnyKey),
    work: content.work.map((each) => withAnyKey({ ...each, roles: each.roles.map(withAnyKey) })),
    projects: content.projects.map(withAnyKey),
    skills: content.skills.map(withAnyKey),
    certificates: content.certificates.map(withAnyKey),
    languages: content.languages.map(withAnyKey),
    others: content.others.map(withAnyKey),
  };
}

/** A new entry with its keys. */
export const newEntry = {
  intentions: () => withKey(emptyEntry.intention()),
  education: () => withKey(emptyEntry.education()),
  work: () => withKey({ ...emptyEntry.work(), roles: [newEntry.roles()] }),
  roles: () => withKey(emptyEntry.workRole()),
  projects: () => withKey(emptyEntry.project()),
  skills: () => withKey(emptyEntry.skill()),
  certificates: () => withKey(emptyEntry.certificate()),
  languages: () => withKey(emptyEntry.language()),
  others: () => withKey(emptyEntry.other()),
} as const;

/** The list with an entry put in at a place. */
export function withEntry(content: ResumeContent, list: ListPath, index: number, entry: object): ResumeContent {
  return withValue(content, list, entriesAt(content, list).toSpliced(index, 0, entry));
}

export function withoutEntry(content: ResumeContent, list: ListPath, index: number): ResumeContent {
  return withValue(content, list, entriesAt(content, list).toSpliced(index, 1));
}

export function withEntryMoved(content: ResumeContent, list: ListPath, from: number, to: number): ResumeContent {
  const entries = entriesAt(content, list);
  const entry = entries[from];
  return entry === undefined ? content : withValue(content, list, entries.toSpliced(from, 1).toSpliced(to, 0, entry));
}

/** Records by path follow their entries: `place` tells where the entry at an index went, null for a removed one. */
export function rebased<T>(
  record: Readonly<Record<string, T>>,
  list: string,
  place: (index: number) => number | null,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([path, value]): [string, T][] => {
      if (!path.startsWith(`${list}.`)) return [[path, value]];
      const [index = '', ...rest] = path.slice(list.length + 1).split('.');
      const to = place(Number(index));
      return to === null ? [] : [[[list, to, ...rest].join('.'), value]];
    }),
  );
}

/** Places after an entry was removed. */
export function afterRemoval(removed: number): (index: number) => number | null {
  return (index) => (index === removed ? null : index > removed ? index - 1 : index);
}

/** Places after an entry was put in. */
export function afterInsertion(inserted: number): (index: number) => number {
  return (index) => (index >= inserted ? index + 1 : index);
}

/** Places after an entry moved. */
export function afterMove(from: number, to: number): (index: number) => number {
  return (index) => {
    if (index === from) return to;
    const without = index > from ? index - 1 : index;
    return without >= to ? without + 1 : without;
  };
}

import { browserStore, parseStored } from '#lib/storage.ts';

/** What a person said no to in a resume, in this browser: it is no part of the resume. */
const keyOf = (resumeId: string) => `resume-advice-${resumeId}`;
/** Old ones go: their words have changed long since. */
const mostKept = 200;

export function readDismissed(resumeId: string): readonly string[] {
  const stored = parseStored(browserStore.read(keyOf(resumeId)));
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
}

export function keepDismissed(resumeId: string, keys: readonly string[]): void {
  if (keys.length === 0) browserStore.remove(keyOf(resumeId));
  else browserStore.write(keyOf(resumeId), JSON.stringify(keys.slice(-mostKept)));
}

import { uncertainBelow, type ResumeConfidence } from '@pinjian/contract/resume.ts';
import { fieldOf } from '../model.ts';

/** What the file says about one field of the form. */
export interface Fact {
  /** The words of the file. */
  readonly source: string;
  /** Why it should be checked; null when the reader did not say. */
  readonly reason: string | null;
  readonly uncertain: boolean;
}

/** By the path of the form's field, which may stand for several of the content (see `fieldOf`). */
export type Facts = Readonly<Record<string, Fact>>;

/** What the form shows of the reader's doubts: per field the most doubtful. */
export function factsOf(confidence: ResumeConfidence): Facts {
  const facts: Record<string, Fact> = {};
  const byDoubt = Object.entries(confidence).toSorted(([, a], [, b]) => a.score - b.score);
  for (const [path, { score, source, reason }] of byDoubt) {
    facts[fieldOf(path)] ??= { source, reason, uncertain: score < uncertainBelow };
  }
  return facts;
}

/** What is left after a person changed a field: its words are theirs now. */
export function factsWithout(facts: Facts, path: string): Facts {
  const field = fieldOf(path);
  if (facts[field] === undefined) return facts;
  const { [field]: _theirs, ...rest } = facts;
  return rest;
}

/** The same after a person said that a field is right: its source stays to be shown, the doubt goes. */
export function factsSettled(facts: Facts, path: string): Facts {
  const fact = facts[path];
  return fact === undefined ? facts : { ...facts, [path]: { ...fact, uncertain: false, reason: null } };
}

/** The doubtful fields of one section of the form. */
export function doubtsIn(facts: Facts, section: string): string[] {
  return Object.entries(facts).flatMap(([path, { uncertain }]) =>
    uncertain && (path === section || path.startsWith(`${section}.`)) ? [path] : [],
  );
}

export function countUncertain(facts: Facts): number {
  return Object.values(facts).filter((fact) => fact.uncertain).length;
}

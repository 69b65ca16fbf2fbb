import type { Passage } from './passages.ts';
import type { ClauseAt } from './read-skills.ts';
import type { Clause, CodeFact } from './talent-facts.ts';

export function readCertificates(_p: readonly Passage[], _c: readonly Clause[], _a: ClauseAt): Record<string, CodeFact> {
  return {};
}
export function readLanguages(_p: readonly Passage[], _c: readonly Clause[], _a: ClauseAt): Record<string, CodeFact> {
  return {};
}

export function certificateMeant(_w: string): string | null {
  return null;
}

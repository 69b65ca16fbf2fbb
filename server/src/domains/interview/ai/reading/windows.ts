import { clausesOf, contentLength, fold, sentencesOf, type Span } from '../scoring/fold.ts';

/** What is looked at together: a few clauses, since one alone seldom says what it is about (东西我都理好了). */
const windowLength = 60;
const shortLength = 26;

/** The clauses of a text in their order, places as in the text. */
export function clauseSpans(text: string): Span[] {
  const folded = fold(text).replaceAll(/[~～]|\.{2,}|—{1,}/gu, (marks) => ','.repeat(marks.length));
  return sentencesOf(folded).flatMap((sentence) => clausesOf(folded, sentence));
}

/** Runs of neighbouring clauses, each as long as is looked at together; every clause stands in one at least. */
export function windowsOf(text: string, clauses: readonly Span[]): Span[] {
  const first = clauses[0];
  const last = clauses.at(-1);
  if (first === undefined || last === undefined) return [];
  const whole = { from: first.from, to: last.to };
  if (contentLength(text.slice(whole.from, whole.to)) <= windowLength) return [whole];
  const windows: Span[] = [];
  let done = -1;
  for (let at = 0; at < clauses.length && done < clauses.length - 1; at += 1) {
    let end = at;
    while (end + 1 < clauses.length && lengthOf(text, clauses, at, end + 1) <= windowLength) end += 1;
    if (end > done) windows.push({ from: clauses[at]?.from ?? 0, to: clauses[end]?.to ?? 0 });
    done = Math.max(done, end);
  }
  return windows;
}

/** Runs as long as somebody needs to say the worst beside a story of work: a few words, from each clause on. */
export function shortWindowsOf(text: string, clauses: readonly Span[]): Span[] {
  const windows: Span[] = [];
  for (const [at, { from }] of clauses.entries()) {
    let end = at;
    while (end + 1 < clauses.length && lengthOf(text, clauses, at, end + 1) <= shortLength) end += 1;
    const to = clauses[end]?.to ?? from;
    if (windows.at(-1)?.to !== to) windows.push({ from, to });
  }
  return windows;
}

function lengthOf(text: string, clauses: readonly Span[], first: number, last: number): number {
  return contentLength(text.slice(clauses[first]?.from ?? 0, clauses[last]?.to ?? 0));
}

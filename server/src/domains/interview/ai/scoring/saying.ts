import { clausesOf, type Span } from './fold.ts';

/** Parts of one saying must lie this close together, in characters. */
const maxSpread = 44;

type Saying = readonly (readonly string[])[];

const compiled = new Map<string, Saying>();

/** `a|b&c` -> [[a, b], [c]], folded. */
function compile(saying: string): Saying {
  let parts = compiled.get(saying);
  if (parts === undefined) {
    parts = saying
      .normalize('NFKC')
      .toLowerCase()
      .split('&')
      .map((part) => part.split('|'));
    compiled.set(saying, parts);
  }
  return parts;
}

/** Right before a word these turn it round: 没有加索引. */
const negation = /(?:没有|没做|没去|没用过|没怎么|没能|从没|从来没|不会|不懂|不太会|不知道怎么|没|未)$/u;

/**
 * Where a saying stands within a span of folded text: from the first to the last of its parts; null when it does not.
 * A part right after a negation does not count, unless the part itself begins with one.
 */
export function findSaying(folded: string, within: Span, saying: string): Span | null {
  const found = compile(saying).map((part) => part.flatMap((word) => occurrences(folded, within, word)));
  const [first, ...rest] = found;
  for (const start of first ?? []) {
    const others = rest.map((each) => nearest(each, start));
    if (others.every((other) => other !== null)) return hull([start, ...others]);
  }
  return null;
}

function occurrences(folded: string, within: Span, word: string): Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(word, within.from); at >= 0; at = folded.indexOf(word, at + 1)) {
    const to = at + word.length;
    if (to > within.to) break;
    if (standsAlone(folded, at, word) && !isNegated(folded, within.from, at, word)) spans.push({ from: at, to });
  }
  return spans;
}

/** Latin words begin where they are found; short ones end there too (gc is not in gcc, ab not in about). */
function standsAlone(folded: string, at: number, word: string): boolean {
  if (/^[a-z]/u.test(word) && /[a-z]/u.test(folded.charAt(at - 1))) return false;
  return !(/^[a-z]{1,4}$/u.test(word) && /[a-z]/u.test(folded.charAt(at + word.length)));
}

function isNegated(folded: string, from: number, at: number, word: string): boolean {
  if (/^(?:没|不|未|无)/u.test(word)) return false;
  const before = folded.slice(Math.max(from, at - 5), at);
  return negation.test(before) && !/(?:有没有?|[会是能]不[会是能])$/u.test(before);
}

function nearest(spans: readonly Span[], start: Span): Span | null {
  let best: Span | null = null;
  for (const span of spans) {
    if (Math.max(span.to, start.to) - Math.min(span.from, start.from) > maxSpread) continue;
    if (best === null || Math.abs(span.from - start.from) < Math.abs(best.from - start.from)) best = span;
  }
  return best;
}

function hull(spans: readonly Span[]): Span {
  return { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) };
}

/** The clauses that a span touches, as one span: what a quote shows. */
export function widenToClauses(folded: string, sentence: Span, inner: Span): Span {
  const touched = clausesOf(folded, sentence).filter((clause) => clause.from < inner.to && clause.to > inner.from);
  return touched.length === 0 ? inner : hull(touched);
}

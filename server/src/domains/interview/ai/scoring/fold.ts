/** Characters `from` (inclusive) to `to` (exclusive) of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * One spelling for what looks the same (half width, lower case), with the same length, so that what is found in the
 * folded text stands at the same place in the original.
 */
export function fold(text: string): string {
  return text.replace(unsettled, (unit) => {
    const plain = unit.normalize('NFKC').toLowerCase();
    return plain.length === 1 ? plain : unit;
  });
}

/**
 * One UTF-16 unit that may have another spelling: all but small letters, digits and marks of ASCII and the common Han
 * characters, of which texts here consist nearly whole.
 */
const unsettled = /[^ -@[-~\n\u4e00-\u9fff]/g;

/** The interviewer says 您, who reads it back often 你. The same length. */
export function plainAddress(text: string): string {
  return text.replaceAll('您', '你');
}

/** Replaces spans by blanks; positions stay. */
export function blank(text: string, spans: readonly Span[]): string {
  const units = text.split('');
  for (const { from, to } of spans) units.fill(' ', from, to);
  return units.join('');
}

/** Sentences of a folded text, without their closing mark. Blank ones are left out. */
export function sentencesOf(folded: string): Span[] {
  return pieces(folded, /[。!?;…\n]+|(?<![\d.])\.(?![\da-z.])/gu);
}

/** Clauses inside a span of a folded text: what commas and colons divide (none of 6:50 or 1,200), and blanks where a recogniser put no marks. */
export function clausesOf(folded: string, within: Span): Span[] {
  const inner = folded.slice(within.from, within.to);
  return pieces(inner, /(?:[,;。!?…\n]|(?<!\d)[:,]|[:,](?!\d))+|(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])/gu).map(
    ({ from, to }) => ({
      from: from + within.from,
      to: to + within.from,
    }),
  );
}

function pieces(text: string, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    spans.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  spans.push({ from, to: text.length });
  return spans.map((span) => trim(text, span)).filter((span) => span.to > span.from);
}

function trim(text: string, { from, to }: Span): Span {
  let start = from;
  let end = to;
  while (start < end && /\s/u.test(text.charAt(start))) start += 1;
  while (end > start && /\s/u.test(text.charAt(end - 1))) end -= 1;
  return { from: start, to: end };
}

/** How much a text says, in units of one Chinese character: Han characters, and two for each Latin word or number. */
export function contentLength(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[a-z][a-z+#.]*|\d+(?:\.\d+)?/giu)?.length ?? 0;
  return han + 2 * words;
}

/** Pairs of neighbouring Han characters and whole Latin words of a folded text: a cheap likeness of texts. */
export function bigrams(folded: string): Set<string> {
  const pairs = new Set<string>();
  for (const run of folded.match(/\p{Script=Han}{2,}|[a-z][a-z0-9+#.]+/gu) ?? []) {
    if (/^[a-z]/u.test(run)) pairs.add(run);
    else for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2));
  }
  return pairs;
}

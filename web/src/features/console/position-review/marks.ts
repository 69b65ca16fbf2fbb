import type { Objection } from '@pinjian/contract/dictionary-objection.ts';

/** A stretch of text; `objection` where its words are objected to. */
export interface Stretch {
  readonly text: string;
  readonly objection: Objection | null;
}

/** A text cut where the words objected to begin and end; they do not overlap. */
export function stretchesOf(text: string, objections: readonly Objection[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const objection of objections.toSorted((a, b) => a.from - b.from)) {
    if (objection.from > at) stretches.push({ text: text.slice(at, objection.from), objection: null });
    stretches.push({ text: text.slice(objection.from, objection.to), objection });
    at = objection.to;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), objection: null });
  return stretches;
}

import { normalize } from '#platform/text/tokens.ts';

const runs = /\p{Script=Han}+|[a-z0-9+#]+(?:\.[a-z0-9+#]+)*/gu;

/** The pieces of a text that a model of words counts: single Chinese characters, pairs of neighbours, words of letters. */
export function piecesOf(text: string): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const [run] of normalize(text).matchAll(runs)) {
    if (/^[a-z0-9+#]/u.test(run)) {
      pieces.add(run);
      continue;
    }
    const characters = [...run];
    for (const [at, character] of characters.entries()) {
      pieces.add(character);
      if (at > 0) pieces.add(`${characters[at - 1] ?? ''}${character}`);
    }
  }
  return pieces;
}

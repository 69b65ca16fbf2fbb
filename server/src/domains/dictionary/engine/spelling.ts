/** One spelling for what is written alike: width, case, spaces and marks fall away, letters, digits and brackets stay. */
export function fold(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[[【〔{]/gu, '(')
    .replaceAll(/[\]】〕}]/gu, ')')
    .replaceAll(/[^\p{L}\p{N}()]/gu, '');
}

/** Each bracket of a folded text with what stands in it: `a(b)c` -> [`b`]. Unpaired ones are none. */
export function bracketsOf(folded: string): string[] {
  return [...folded.matchAll(/\(([^()]*)\)/gu)].map(([, inside]) => inside ?? '');
}

/** A folded text without its brackets and without those whose inside `drops` says to drop; the others stay. */
export function withoutBrackets(folded: string, drops: (inside: string) => boolean): string {
  return folded.replaceAll(/\(([^()]*)\)/gu, (whole, inside: string) => (drops(inside) ? '' : whole));
}

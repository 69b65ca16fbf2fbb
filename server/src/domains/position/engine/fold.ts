/** A text made comparable, with the way back to where each of its characters stood. */
export interface Folded {
  readonly plain: string;
  /** For each UTF-16 unit of `plain`, where the character it came from begins and ends in the original. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Blanks and invisible characters that people put between letters to slip past a check; line ends stay. */
const dropped = /^[\p{Zs}\p{Cf}\t\r\p{Variation_Selector}]$/u;

/** NFKC and lower case character by character, without blanks: 限 男 性 -> 限男性, １３８ -> 138. */
export function fold(text: string): Folded {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (!dropped.test(character)) {
      const folded = character.normalize('NFKC').toLowerCase().replaceAll(' ', '');
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
      plain += folded;
    }
    at = end;
  }
  return { plain, starts, ends };
}

import { labelNames } from '../fields/labels.ts';
import type { TextRun } from '../pdf/read-pdf.ts';
import { normalizeText } from '../text/normalize.ts';
import type { Stretch } from './ink.ts';
import type { SeenLetter, SeenLine } from './read-letters.ts';

/** The pieces of a line between wide gaps, with their place on the page in points. `letter`: its letters' size in pixels. */
export function placeLine(
  line: SeenLine,
  stretches: readonly Stretch[],
  { letter, scale }: { readonly letter: number; readonly scale: number },
): TextRun[] {
  return deal(spaced(line), stretches).flatMap(({ text, stretch }, index) => {
    const clean = cleanText(text, index === 0);
    if (clean === '') return [];
    return [
      {
        text: clean,
        x: stretch.left / scale,
        y: line.box.bottom / scale,
        width: (stretch.right - stretch.left) / scale,
        size: Math.round((2 * letter) / scale) / 2,
        font: 'picture',
        spaced: false,
      },
    ];
  });
}

interface Spaced extends SeenLetter {
  /** A space stands before it. */
  readonly apart: boolean;
}

/** The letters with the spaces of the line's text. */
function spaced(line: SeenLine): Spaced[] {
  let at = 0;
  return line.letters.map((letter) => {
    const found = line.text.indexOf(letter.text, at);
    if (found < 0) return { ...letter, apart: false };
    const apart = /\s/.test(line.text.slice(at, found));
    at = found + letter.text.length;
    return { ...letter, apart };
  });
}

/** Gives each letter to the stretch of ink it lies on; boxes overlap, so the order of the letters decides as well. */
function deal(letters: readonly Spaced[], stretches: readonly Stretch[]): { text: string; stretch: Stretch }[] {
  const closing = /^[，、。；：,;:）)》]$/u;
  const dealt = stretches.map((stretch) => ({ text: '', stretch }));
  let current = 0;
  for (const { text, left, right, apart } of letters) {
    const middle = (left + right) / 2;
    const distance = ({ stretch }: { stretch: Stretch }) => Math.max(0, stretch.left - middle, middle - stretch.right);
    // A comma belongs to the word before it, however far away it stands.
    for (
      let next = closing.test(text) && dealt[current]?.text !== '' ? dealt.length : current + 1;
      next < dealt.length;
      next++
    ) {
      const [here, there] = [dealt[current], dealt[next]];
      if (here !== undefined && there !== undefined && distance(there) < distance(here)) current = next;
    }
    const piece = dealt[current];
    if (piece !== undefined) piece.text += (apart && piece.text !== '' ? ' ' : '') + text;
  }
  return joinClauses(dealt);
}

/** What follows a comma belongs to the same text: the gap is the white of the comma's own square. */
function joinClauses(dealt: readonly { text: string; stretch: Stretch }[]): { text: string; stretch: Stretch }[] {
  const joined: { text: string; stretch: Stretch }[] = [];
  for (const piece of dealt) {
    const last = joined.at(-1);
    if (last !== undefined && /[，、；。]$/u.test(last.text))
      joined[joined.length - 1] = {
        text: last.text + piece.text,
        stretch: { left: last.stretch.left, right: piece.stretch.right },
      };
    else joined.push(piece);
  }
  return joined;
}

/** Quotation marks and dots that the recogniser sees in gaps and bullets. */
const phantom = /^[“”"'‘’`～~_]+\s*|\s*[“”"'‘’`～~_]+$/gu;
const loneBullet = /^[*。·•¢°.,，eo“”"'‘’+-]$/u;
const bulletLike = /^[*。·•“”"'‘’，,.+-]{1,2}\s*(?=[\p{Script=Han}A-Z\d])/u;

/** One piece of a line as it was meant: bullets as bullets, brackets in pairs, no quotation marks at the edges. */
export function cleanText(seen: string, isFirst: boolean): string {
  if (isFirst && loneBullet.test(seen)) return '•';
  const marked = isFirst ? seen.replace(bulletLike, '• ') : seen;
  const bare = isQuoted(marked) ? marked : marked.replaceAll(phantom, '');
  const text = normalizeText(bare)
    .replaceAll(/(?<=[\p{Script=Han}，、。；：])[ \t]+(?=\p{Script=Han})|[ \t]+(?=[，、。；：])/gu, '')
    .replaceAll(/[〈《(（]\s*([^〈《（()）》〉]*?)\s*[)）]/gu, '（$1）')
    .replace(/^(\p{Script=Han}{2,6})\s*[:：;；,.]+\s*(?=\S)/u, (whole, label: string) =>
      labelNames(label).length > 0 ? `${label}：` : whole,
    )
    .replaceAll(/(?<=\d[年月]?)\s*\p{Script=Han}今(?!\p{Script=Han})/gu, '至今')
    .replaceAll(/(?<=\d[年月])\s*[^\s\d年月至到]\s*(?=(?:19|20)\d{2}年)/gu, '至');
  return text.trim();
}

function isQuoted(text: string): boolean {
  return /^“[^“”]+”$/u.test(text.trim());
}

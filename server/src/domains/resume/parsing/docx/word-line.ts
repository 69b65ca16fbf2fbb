import { cutBullet, cutIcons, joinParts, type TextLine } from '../text/line.ts';

/** What is known of a line of a Word file besides its words. */
interface WordLook {
  readonly block: number;
  readonly strong?: boolean;
  readonly size?: number;
  /** An item of a list. */
  readonly listed?: boolean;
}

/** A line of a Word file, whose pages and margins are not known; null when it has no words. */
export function wordLine(
  parts: readonly string[],
  { block, strong = false, size = 1, listed = false }: WordLook,
): TextLine | null {
  const kept = parts.map(cutIcons).filter((part) => part !== '');
  const cut = cutBullet(kept[0] ?? '');
  const words = [cut.text, ...kept.slice(1)].filter((part) => part !== '');
  if (words.length === 0) return null;
  return {
    parts: words,
    text: joinParts(words),
    page: 1,
    size,
    strong,
    bullet: cut.bullet || listed,
    indent: 0,
    reach: 'short',
    block,
  };
}

import { wordLine } from '../docx/word-line.ts';
import type { TextLine } from '../text/line.ts';
import { normalizeText } from '../text/normalize.ts';

/** Sizes of headings of the first, second and third rank against the body; deeper ones are bold alone. */
const sizes = [2, 1.4, 1.2] as const;

/** The lines of a text, and of Markdown without its marks; headings and what is wholly bold stand out. */
export function markdownLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const source = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .split('\n');
  source.forEach((raw, index) => {
    const line = lineOf(raw, source[index + 1] ?? '');
    if (line !== null) lines.push(line);
  });
  return lines;
}

/** A rule, the frame of a table or of a block of code, a line under a heading. */
const furniture = /^\s*(?:[-*_=](?:\s*[-*_=]){2,}|`{3,}\S*|~{3,}\S*|\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?)\s*$/;

function lineOf(raw: string, next: string): TextLine | null {
  if (furniture.test(raw)) return null;
  const [, marks = '', titled = ''] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(raw) ?? [];
  const underlined = /^=+\s*$/.test(next) ? 1 : /^-{2,}\s*$/.test(next) ? 2 : 0;
  const rank = marks.length === 0 ? (raw.trim() === '' ? 0 : underlined) : marks.length;
  const quoted = (marks === '' ? raw : titled).replace(/^\s*(?:>\s?)+/, '');
  const [, item] = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(quoted) ?? [];
  const words = (item ?? quoted).trim();
  const isBold = /^(\*\*|__)(?!\s).+\1$/.test(words);
  const cells = splitCells(words);
  const parts = cells.flatMap((cell) => normalizeText(plain(cell)).trim().split('\t')).filter((part) => part !== '');
  return wordLine(parts, {
    block: 0,
    size: rank === 0 ? 1 : (sizes[rank - 1] ?? 1),
    strong: rank > 0 || isBold,
    listed: item !== undefined && rank === 0,
  });
}

/** The cells of a table's row, and what bars set apart; a bar behind a backslash is a letter. */
function splitCells(words: string): readonly string[] {
  const inner = /^\|.*\|$/.test(words) ? words.slice(1, -1) : words;
  return inner.split(/(?<!\\)\s*\|\s*/);
}

/** What a reader sees of a line: links by their words and their address, letters without marks. */
function plain(words: string): string {
  return words
    .replaceAll(/!\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]*)(?:\s+"[^"]*")?\)/g, (_whole, text: string, address: string) =>
      text === '' || text === address || address === `mailto:${text}`
        ? address.replace(/^mailto:/, '')
        : `${text} ${address}`,
    )
    .replaceAll(/<((?:https?:\/\/|mailto:)?[^\s<>]+[@.][^\s<>]+)>/g, '$1')
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<\/?[a-zA-Z][^<>]{0,200}>/g, '')
    .replaceAll(/(?<!\\)(\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<![\\*\w])[*_](?=\S)([^*_]*[^\s*_\\])[*_](?!\w)/g, '$1')
    .replaceAll(/(?<!\\)`([^`]*)`/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole) => entities[whole] ?? whole);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};

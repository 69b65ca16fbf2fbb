import { wordLine } from '../docx/word-line.ts';
import type { TextLine } from '../text/line.ts';
import { normalizeText } from '../text/normalize.ts';

/** Sizes of headings of the first, second and third rank against the body; deeper ones are bold alone. */
const sizes = [2, 1.4, 1.2] as const;

/** What nobody writes by chance: a heading, words in two stars, a link, the frame of a table or of code. */
const onlyInMarkdown =
  /^ {0,3}#{1,6}\s+\S|^={3,}\s*$|^(?:`{3}|~{3})|^\|?\s*:?-{3,}:?\s*\||(?:\*\*|__)(?=\S)[^\n]+?\S(?:\*\*|__)|\[[^\]\n]+\]\([^)\s]+\)/m;

/** The lines of a text; of one that is Markdown without its marks, headings and what is wholly bold standing out. */
export function textLines(text: string): TextLine[] {
  return onlyInMarkdown.test(text) ? markdownLines(text) : plainLines(text);
}

/** Lines as they are written; of lists and rules alone the marks are none of the words. */
function plainLines(text: string): TextLine[] {
  return text.split(/\r\n?|\n/).flatMap((raw) => {
    if (/^\s*([-*_=])(?:\s*\1){2,}\s*$/.test(raw)) return [];
    const [, item] = /^\s*[-*+•]\s+(.*)$/.exec(raw) ?? [];
    const line = wordLine(partsOf(item ?? raw), { block: 0, size: 1, strong: false, listed: item !== undefined });
    return line === null ? [] : [line];
  });
}

const partsOf = (words: string): string[] =>
  normalizeText(words)
    .trim()
    .split('\t')
    .filter((part) => part !== '');

/** The lines of Markdown without its marks; headings and what is wholly bold stand out. */
export function markdownLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const source = held(text)
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
  const parts = cells.flatMap((cell) => partsOf(plain(cell)));
  return wordLine(parts, {
    block: 0,
    size: rank === 0 ? 1 : (sizes[rank - 1] ?? 1),
    strong: rank > 0 || isBold,
    listed: item !== undefined && rank === 0,
  });
}

const escapable = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
/** As many code points as there are letters that a backslash makes plain, which no text has: Unicode keeps them for this. */
const firstHeld = 0xfd_d0;

/** Text with what stands behind a backslash out of reach of every rule; `plain` gives it back at its end. */
function held(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, (_whole, letter: string) =>
    String.fromCodePoint(firstHeld + escapable.indexOf(letter)),
  );
}

/** Elements that people write in Markdown; `List<String>` is none of them. */
const elements =
  /<\/?(?:a|abbr|article|b|blockquote|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|mark|nav|ol|p|pre|s|section|small|span|strong|style|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?:\s[^<>]{0,200})?\/?>/g;

/** The cells of a table's row, and what bars set apart. */
function splitCells(words: string): readonly string[] {
  const inner = /^\|.*\|$/.test(words) ? words.slice(1, -1) : words;
  return inner.split(/\s*\|\s*/);
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
    .replaceAll(/<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>/g, '$1')
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(elements, '')
    .replaceAll(/(\*\*|__|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replaceAll(/(?<![*\w])[*_](?=\S)([^*_]*[^\s*_])[*_](?!\w)/g, '$1')
    .replaceAll(/`([^`]*)`/g, '$1')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole) => entities[whole] ?? whole)
    .replaceAll(/[\uFDD0-\uFDEF]/g, (letter) => escapable[(letter.codePointAt(0) ?? firstHeld) - firstHeld] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};

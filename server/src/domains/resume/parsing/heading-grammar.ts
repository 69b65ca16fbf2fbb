import { englishHeadingWords, headingWords } from './data/heading-words.ts';
import type { SectionKind } from './headings.ts';

type Kinds = ReadonlyMap<string, SectionKind | 'none'>;

function kindsOf(table: Readonly<Record<SectionKind | 'none', string>>): Kinds {
  return new Map(
    (Object.entries(table) as [SectionKind | 'none', string][]).flatMap(([kind, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, kind] as const),
    ),
  );
}

const kindOfWord = kindsOf(headingWords);
const kindOfEnglishWord = kindsOf(englishHeadingWords);
const longestWord = Math.max(...[...kindOfWord.keys()].map((word) => word.length));
const joins = new Set(['与', '和', '及', '、', '/', '&', '跟', '以及', '暨']);
const longestHeading = 12;

/**
 * The kind of a heading that is put together of known words and nothing else, or null. Of two things joined by 与 the
 * first counts, of words in a row the last: 科研工作经历 is work, 证书与职称 certificates.
 */
export function composeHeading(bare: string): { kind: SectionKind; words: number } | null {
  if (bare.length < 2 || bare.length > longestHeading) return null;
  const words = segment(bare);
  if (words === null) return null;
  let kind: SectionKind | null = null;
  for (const word of words) {
    if (kind !== null && joins.has(word)) break;
    const own = kindOfWord.get(word);
    if (own !== undefined && own !== 'none') kind = own;
  }
  return kind === null ? null : { kind, words: words.length };
}

/** The same for an English heading: at most five words, all of them known. */
export function composeEnglishHeading(title: string): { kind: SectionKind; words: number } | null {
  if (!/^[A-Za-z][A-Za-z\s&/,-]{3,40}$/.test(title)) return null;
  const words = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  if (words.length > 5 || words.some((word) => !kindOfEnglishWord.has(word))) return null;
  const kinds = words.flatMap((word) => {
    const kind = kindOfEnglishWord.get(word);
    return kind === undefined || kind === 'none' ? [] : [kind];
  });
  // Of two things joined by "and" the first, of words in a row the last.
  const joined = words.includes('and') || /[&/,]/.test(title);
  const kind = joined ? kinds[0] : kinds.at(-1);
  return kind === undefined ? null : { kind, words: words.length };
}

/** The words of a text, long ones first; null when something is left over. */
function segment(text: string): string[] | null {
  if (text === '') return [];
  for (let length = Math.min(longestWord, text.length); length >= 1; length--) {
    const word = text.slice(0, length);
    const rest = kindOfWord.has(word) ? segment(text.slice(length)) : null;
    if (rest !== null) return [word, ...rest];
  }
  return null;
}

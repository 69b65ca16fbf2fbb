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
  // 画过的地方, 待过的公司: said in a person's own words.
  if (/^.{1,4}过的(?:地方|公司|单位|企业|店|厂|学校)$/u.test(bare))
    return { kind: bare.endsWith('学校') ? 'education' : 'work', words: 2 };
  if (/^从.{1,2}(?:经历|履历|生涯)$/u.test(bare)) return { kind: 'work', words: 2 };
  // 项目业绩, 项目成果: told project by project.
  if (/^(?:主要|重点|代表|典型|参与)?(?:项目|课题)(?:业绩|成果|案例|实践|实战|清单|一览)$/u.test(bare))
    return { kind: 'projects', words: 2 };
  const words = segment(bare);
  if (words === null) return null;
  let kind: SectionKind | null = null;
  for (const word of words) {
    if (kind !== null && joins.has(word)) break;
    const own = kindOfWord.get(word);
    if (own !== undefined && own !== 'none') kind = own;
  }
  // 过往履历, 我的经历: what somebody has done, where no word says what.
  if (kind === null && words.length > 1 && /(?:履历|经历)$/u.test(bare)) return { kind: 'work', words: words.length };
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
  if (
    kinds.at(-1) === 'work' &&
    words.some((word) => /^(?:industry|industrial|professional|work|employment)$/.test(word))
  )
    return { kind: 'work', words: words.length };
  const joined = words.includes('and') || /[&/,]/.test(title);
  const kind = joined ? kinds[0] : kinds.at(-1);
  return kind === undefined ? null : { kind, words: words.length };
}

/** Whether a Chinese text is put together of words of headings, whatever kind they tell. */
export function areChineseHeadingWords(text: string): boolean {
  return text.length > 1 && text.length <= longestHeading && segment(text) !== null;
}

/** Whether every word of an English text is one of headings. */
export function areHeadingWords(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => kindOfEnglishWord.has(word));
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

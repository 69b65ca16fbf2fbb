import { headingSpellings } from './data/heading-spellings.ts';
import { labelNames } from './fields/labels.ts';
import { isLanguage } from './fields/languages.ts';
import { areChineseHeadingWords, areHeadingWords, composeEnglishHeading, composeHeading } from './heading-grammar.ts';

/** What a section of a resume holds. `other` keeps its own heading as the title. */
export type SectionKind =
  | 'basics'
  | 'intention'
  | 'education'
  | 'work'
  | 'projects'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'selfEvaluation'
  | 'other';

const kinds: ReadonlyMap<string, SectionKind> = new Map(
  (Object.entries(headingSpellings) as [SectionKind, string][]).flatMap(([kind, spellings]) =>
    spellings
      .trim()
      .split(/\s+/)
      .map((spelling) => [spelling, kind] as const),
  ),
);

/** Sections that may stand in one line with their heading: 求职意向：产品经理 | 深圳. */
const inlineKinds: ReadonlySet<SectionKind> = new Set([
  'intention',
  'skills',
  'certificates',
  'languages',
  'selfEvaluation',
]);

export interface Heading {
  readonly kind: SectionKind;
  /** As it stands in the file, without ornaments. */
  readonly title: string;
}

/** The heading that a whole line is, ornaments, numbering and an English double aside; null when it is none. */
export function readHeading(text: string): Heading | null {
  const title = withoutOrnaments(text);
  if (title === '' || title.length > 48) return null;
  const bare = title.replaceAll(/[\s·•|｜:：、_—–-]+/gu, '').toLowerCase();
  const whole = kinds.get(bare);
  if (whole !== undefined) return { kind: whole, title: chineseTitle(title) };
  return readBilingual(title, bare) ?? readDouble(title);
}

/** 職務経歴 / 工作经历: one half in another script than the reader knows. */
function readDouble(title: string): Heading | null {
  const halves = title.split(/\s*[/|｜]\s*/u);
  const [known, ...others] = halves.map((half) => kinds.get(half.replaceAll(/\s+/gu, '').toLowerCase()));
  const kind = known ?? others[0];
  const foreign = halves.find((half) => !kinds.has(half.replaceAll(/\s+/gu, '').toLowerCase())) ?? '';
  const isForeign = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]|[経歴職務]/u.test(
    foreign,
  );
  return halves.length !== 2 || kind === undefined || !isForeign || foreign.length > 14 ? null : { kind, title };
}

/**
 * A heading of the person's own making (实验技能, 论文与公开课). `apart`: the line stands out from the text around it; without
 * that one word alone is no heading.
 */
export function readOwnHeading(text: string, apart: boolean): Heading | null {
  const known = readHeading(text);
  if (known !== null) return known;
  const title = withoutOrnaments(text).replace(/\s*[（(][^（()）]*[)）]$/u, '');
  const composed = composeHeading(title.replaceAll(/[\s·•|｜:：_—–]+/gu, '')) ?? composeEnglishHeading(title);
  // 工作单位 is the label of a cell, even where 单位 would make a heading of it.
  const isLabel = composed?.kind !== 'intention' && labelNames(title).length > 0;
  return composed === null || isLabel || (composed.words === 1 && !apart)
    ? null
    : { kind: composed.kind, title: chineseTitle(title) };
}

function withoutOrnaments(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N}）)]+$/u, '')
    .replace(/^(?:[一二三四五六七八九十]{1,2}[、.．\s]|\d\s?\d?\s?[、.．\s]|\d{2}(?=\p{Script=Han}))\s*/u, '');
}

/** 教育背景 EDUCATION, Education 教育背景, 教育背景（Education）: both halves are headings, or one is and the other is its gloss. */
function readBilingual(title: string, bare: string): Heading | null {
  if (/[、，,:：]/u.test(title)) return null;
  const chinese = bare.replaceAll(/[^\p{Script=Han}/]+/gu, '');
  const english = bare.replaceAll(/[^a-z&]+/g, '');
  if (chinese === '' || english === '' || chinese.length + english.length < bare.replaceAll(/[()（）]/g, '').length)
    return null;
  const kind = kinds.get(chinese) ?? (areChineseHeadingWords(chinese) ? kinds.get(english) : undefined);
  return kind === undefined ? null : { kind, title: chineseTitle(title) };
}

/** Whether a text is English words of headings and nothing else, as Professional is, the first line of a double. */
export function isHeadingGloss(text: string): boolean {
  return /^[A-Za-z][A-Za-z\s&/]{1,30}$/.test(text) && (readHeading(text) !== null || areHeadingWords(text));
}

function chineseTitle(title: string): string {
  const chinese =
    title
      .match(/[\p{Script=Han}/、与和及\s]+/gu)
      ?.join('')
      .replaceAll(/\s+/g, '') ?? '';
  return chinese === '' ? title.replaceAll(/\s+/g, ' ') : chinese;
}

/**
 * The kind of a line that looks like the headings of its file, by the last of its words that tells one (实验与计算技能,
 * 项目作品); `other` when none does.
 */
export function guessKind(title: string): SectionKind {
  const own = readOwnHeading(title, true);
  if (own !== null) return own.kind;
  const bare = title.replaceAll(/[\s·•|｜:：、_—–-]+/gu, '');
  for (let from = 1; from <= bare.length - 2; from++) {
    const tail = composeHeading(bare.slice(from));
    if (tail !== null) return tail.kind;
  }
  for (let to = bare.length - 1; to >= 2; to--) {
    const head = composeHeading(bare.slice(0, to));
    if (head !== null) return head.kind;
  }
  return 'other';
}

/** 拿手：…, 会的：…: a list under a name of the person's own. */
function readListName(title: string): Heading | null {
  const own = isLanguage(title) ? null : readOwnHeading(title, true);
  return own !== null && ['skills', 'certificates', 'languages'].includes(own.kind) ? own : null;
}

/** A heading with its content on the same line, after a colon. */
export function readInlineHeading(text: string): { heading: Heading; rest: string } | null {
  const match = /^[^\p{L}\p{N}]*([\p{L}\s/]{2,24}?)\s*[:：]\s*(.+)$/u.exec(text);
  if (match === null) return null;
  const heading = readHeading(match[1] ?? '') ?? readListName(match[1] ?? '');
  return heading !== null && inlineKinds.has(heading.kind) ? { heading, rest: match[2] ?? '' } : null;
}

import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { maxUnplacedLines, type ResumeConfidence, type UnplacedLine } from '@pinjian/contract/resume.ts';
import { areColumnNames, isColumnName } from './column-names.ts';
import { isCertificate } from './fields/certificates.ts';
import { isLanguage } from './fields/languages.ts';
import { tellsDuration } from './fields/entry-head.ts';
import { labelNames } from './fields/labels.ts';
import { readOwnHeading, type SectionKind } from './headings.ts';
import type { Section } from './sections.ts';
import type { TextLine } from './text/line.ts';
import { isPageNumber } from './text/page-number.ts';
import { dropPlaceholders } from './text/placeholders.ts';

interface Read {
  /** As the text of the file has them, line by line. */
  readonly lines: readonly TextLine[];
  readonly sections: readonly Section[];
  readonly content: ResumeContent;
  readonly confidence: ResumeConfidence;
}

/** So much of a line's letters must stand in fields for it to have reached one: a word by chance is less. */
const fewestReached = 0.3;
const longestText = 500;

/**
 * The lines of a file that reached no field, each with the field that it most likely belongs to. Headings, names of
 * columns and page numbers are no content; what the rules leave out on purpose (民族, 政治面貌) is told too.
 */
export function findUnplaced({ lines, sections, content, confidence }: Read): UnplacedLine[] {
  const values = [...new Set(textsOf(content).map(letters))].filter((text) => text.length > 1);
  const facts = Object.entries(confidence).map(([path, { source }]) => ({ path, source: letters(source) }));
  const titles = new Set([...sections.map(({ title }) => title), ...emptyHeadings(lines, sections)].map(letters));
  const kinds = new Map(sections.flatMap(({ kind, lines: own }) => own.map((line) => [letters(line.text), kind])));
  const found: UnplacedLine[] = [];
  let near: string | null = null;
  for (const [index, line] of lines.entries()) {
    const text = letters(line.text);
    if (text === '' || titles.has(text) || isFrame(line)) continue;
    const fact = facts.find(({ source }) => source !== '' && overlaps(text, source));
    if (fact !== undefined) near = entryOf(fact.path) ?? near;
    if (fact !== undefined || isReached(text, values)) continue;
    const guess = guessField(line, kinds.get(text) ?? null, near);
    found.push({ line: index, text: line.text.slice(0, longestText), guess, state: 'open' });
  }
  return found.slice(0, maxUnplacedLines);
}

/** Headings whose sections hold nothing that is left: short, standing out, and in no section themselves. */
function emptyHeadings(lines: readonly TextLine[], sections: readonly Section[]): string[] {
  const inside = new Set(sections.flatMap(({ lines: own }) => own.map(({ text }) => text)));
  const headings = lines.filter(
    ({ text, parts, strong, size, bullet }) =>
      parts.length === 1 &&
      !bullet &&
      text.length <= 14 &&
      !/\d/u.test(text) &&
      (strong || size > 1.08) &&
      !inside.has(text),
  );
  return headings.map(({ text }) => text);
}

/** Letters and digits alone: marks and spaces are written anew in a field. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return node.split('\n');
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

function overlaps(line: string, source: string): boolean {
  return line.includes(source) ? source.length >= fewestReached * line.length : source.includes(line);
}

/** Whether what stands in fields makes up enough of a line. */
function isReached(line: string, values: readonly string[]): boolean {
  if (values.some((value) => value.includes(line))) return true;
  let rest = line;
  for (const value of values.filter((each) => line.includes(each)).toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(value, '');
  return line.length - rest.length >= fewestReached * line.length;
}

const documentTitle =
  /^(?:(?:个人|我的|求职|应聘)?简历(?:表)?|.{0,12}的简历|个人资料|.{0,24}(?:登记表|推荐表|报名表|申请表|信息采集表)|求职信|resume|cv|curriculumvitae|(?:个人|求职)?简历(?:personal)?(?:resume|cv))$/iu;
const levelWord = /^(?:精通|熟练|熟悉|掌握|了解|优秀|良好|一般|入门)+$/u;
const bareLabel = /^[^:：]{1,8}[:：]$/u;

/** What stands around the content: headings, the first row of a table, labels without a value, page numbers. */
function isFrame(line: TextLine): boolean {
  const plain = line.text.replaceAll(/\s+/g, '');
  return (
    isPageNumber(line.text) ||
    tellsDuration(line.text) ||
    documentTitle.test(plain) ||
    bareLabel.test(plain) ||
    // A column of levels beside the one of skills.
    line.parts.every((part) => levelWord.test(part)) ||
    readOwnHeading(line.parts.join(' '), true) !== null ||
    areColumnNames(line.parts) ||
    line.parts.every((part) => isColumnName(part) || labelNames(part.replace(/\s*[:：]$/u, '')).length > 0)
  );
}

/** Facts about a person that no employer may ask for, or that a template left behind. */
const needless =
  /民族|籍贯|政治面貌|党员|团员|群众|婚姻|已婚|未婚|婚育|身高|体重|血型|身份证|健康|户口|户籍|生肖|星座|宗教|属实|承诺/u;

/** The field that a line most likely belongs to; null where it is most likely for none. */
function guessField(line: TextLine, kind: SectionKind | null, near: string | null): string | null {
  if ((line.text.length <= 40 && needless.test(line.text)) || dropPlaceholders([line]).length === 0) return null;
  if (line.text.length <= 30 && isCertificate(line.text)) return 'certificates';
  if (line.text.length <= 30 && isLanguage(line.text)) return 'languages';
  if (kind === 'skills') return line.text.length <= 60 ? 'skills' : 'others';
  if (kind === 'certificates' || kind === 'languages' || kind === 'selfEvaluation') return kind;
  const isEntry = kind === null || kind === 'work' || kind === 'education' || kind === 'projects';
  if (isEntry && near !== null && (kind === null || near.startsWith(kind))) return near;
  return 'others';
}

/** The description of the entry that a field belongs to; null for what has none. */
function entryOf(path: string): string | null {
  const entry = /^(?:work\.\d+\.roles\.\d+|education\.\d+|projects\.\d+)(?=\.)/.exec(path)?.[0];
  if (entry !== undefined) return `${entry}.description`;
  const job = /^work\.\d+(?=\.)/.exec(path)?.[0];
  return job === undefined ? null : `${job}.roles.0.description`;
}

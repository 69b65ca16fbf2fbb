import {
  guessKind,
  readHeading,
  readInlineHeading,
  readOwnHeading,
  type Heading,
  type SectionKind,
} from './headings.ts';
import { findHeadingLooks } from './heading-looks.ts';
import { areColumnNames, isColumnName } from './column-names.ts';
import { findPeriod } from './text/dates.ts';
import { isCompany, isMajorName, isSchool, isTitle, readDegree } from './fields/words.ts';
import { isPersonalLabel, labelNames } from './fields/labels.ts';
import { isLanguage } from './fields/languages.ts';
import { mayBeName } from './fields/name.ts';
import { joinParts, type TextLine } from './text/line.ts';

/** The lines under one heading. What stands before the first heading is a section `basics` without a title. */
export interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  readonly lines: readonly TextLine[];
  /** Its heading was told by its look alone. */
  readonly isUnknown?: boolean;
}

const cellKinds: ReadonlySet<SectionKind> = new Set(['skills', 'certificates', 'languages', 'selfEvaluation']);

/** Groups lines under their headings; a new block (a column) does not go on with the section of the block before. */
export function splitSections(lines: readonly TextLine[]): Section[] {
  const sections: { kind: SectionKind; title: string; lines: TextLine[]; isUnknown: boolean }[] = [];
  let current: (typeof sections)[number] | null = null;
  let block = Number.NaN;
  const isPlain = !lines.some(standsOut);
  const styles = headingStyles(lines);
  const looks = findHeadingLooks(lines, mayBeHeading);
  const dressed = areDressed(lines);
  const begin = (kind: SectionKind, title: string, isUnknown = false) => {
    current = { kind, title, lines: [], isUnknown };
    sections.push(current);
    return current;
  };
  for (const [index, line] of lines.entries()) {
    if (line.block !== block) {
      block = line.block;
      if (current === null || !(continues(current, line) || goesOnOver(current, lines, index))) begin('basics', '');
    }
    const known = hidesAmong(line, current, dressed) ? null : wholeLineHeading(line, isPlain);
    const isLater = sections.some((each) => each.title !== '');
    const heading =
      known ??
      (isLater ? styledHeading(line, styles, current) : null) ??
      (looks.has(line) && (isLater || !mayTellPerson(line, lines.slice(index + 1, index + 3)))
        ? { kind: 'other', title: line.text }
        : null);
    if (heading !== null && !isMajorHere(line, current) && !isBodyLabel(line, current)) {
      begin(heading.kind, heading.title, known === null && heading.kind === 'other');
      continue;
    }
    if (line.parts.every((part) => isColumnName(part)) || areColumnNames(line.parts)) continue;
    // The next row of a table in which one row was a list of its own: 证书 | …, then 现住址 | ….
    if (current !== null && line.parts.length > 1 && isAboutPerson(line.parts[0] ?? '', current)) begin('basics', '');
    const inline = namesEntryPart(line, current) ? null : (readInlineHeading(line.text) ?? readCellHeading(line));
    const into = inline === null ? current : begin(inline.heading.kind, inline.heading.title);
    (into ?? begin('basics', '')).lines.push(inline === null ? line : withText(line, inline.rest));
    // One line of its own, as 求职意向：… in the header: what follows belongs to the section before.
    if (inline !== null && inline.heading.kind === 'intention') current = reopen(sections);
  }
  return sections
    .filter((section) => section.lines.length > 0)
    .map((section) => ({ ...section, lines: fromOwnEdge(section.lines) }));
}

/** Above the first heading, what may be the person's name or the post they look for. */
function mayTellPerson({ text, size }: TextLine, below: readonly TextLine[]): boolean {
  if (size > 1.7 || mayBeName(text) || /简历|[表书信]$/u.test(text)) return true;
  return guessKind(text) === 'other' && !below.some((line) => findPeriod(line.text) !== null);
}

/** Indents are measured from the left edge of the section: the bar of its heading may stand further out. */
function fromOwnEdge(lines: readonly TextLine[]): TextLine[] {
  const edge = Math.min(...lines.map((line) => line.indent));
  return edge < 0.5
    ? [...lines]
    : lines.map((line) => ({ ...line, indent: Math.round((line.indent - edge) * 10) / 10 }));
}

/** 技术栈：… within a job or a project is said of it. */
function namesEntryPart(line: TextLine, section: { readonly kind: SectionKind } | null): boolean {
  const isEntry = section?.kind === 'work' || section?.kind === 'projects';
  if (isEntry && readInlineHeading(line.text)?.heading.kind === 'skills') return true;
  return (
    isEntry &&
    /^(?:技术|开发|使用|主要|所用|核心|项目|软件|硬件)?(?:技术栈?|环境|工具|软件|框架|架构|平台|语言|设备)\s*[:：]/u.test(
      line.text,
    )
  );
}

/** 工作业绩： within a job is said of it. */
function isBodyLabel(line: TextLine, section: { readonly kind: SectionKind } | null): boolean {
  return section?.kind === 'work' || section?.kind === 'projects'
    ? /(?:业绩|成果|成就|内容|职责|描述)\s*[:：]\s*$/u.test(line.text)
    : false;
}

/** 性别 | 男 behind a list or the last words about oneself: the form goes on with the person. */
function isAboutPerson(label: string, { kind }: { readonly kind: SectionKind }): boolean {
  return cellKinds.has(kind) && isPersonalLabel(label) && readOwnHeading(label, true) === null;
}

/** 持有证件 | 保安员证: a heading in the first cell of its row. */
function readCellHeading(line: TextLine): { heading: Heading; rest: string } | null {
  const [first = '', ...rest] = line.parts;
  if (rest.length === 0 || /[:：]/u.test(first) || isLanguage(first)) return null;
  const heading = readOwnHeading(first, true);
  return heading !== null && cellKinds.has(heading.kind) && labelNames(first).length === 0
    ? { heading, rest: rest.join('  ') }
    : null;
}

/** 软件工程 below a school is what was studied there, though its words would make a heading. */
function isMajorHere(line: TextLine, section: { readonly kind: SectionKind } | null): boolean {
  const bare = line.text.replace(/\s*[（(][^（()）]*[）)]$/u, '');
  const isNamed = isMajorName(bare) && (!line.strong || /^[^/、与和及\s]+(?:工程|技术|科学|管理|学)$/u.test(bare));
  return section?.kind === 'education' && readHeading(line.text) === null && isNamed;
}

function continues(section: Section, line: TextLine): boolean {
  return section.title !== '' && (line.bullet || (line.indent > 1 && line.size <= 1.3));
}

/**
 * In columns as of a newspaper a section goes on at the top of the next one: nothing there tells of the person until the
 * next heading comes.
 */
function goesOnOver(section: Section, lines: readonly TextLine[], from: number): boolean {
  if (section.title === '' || section.kind === 'basics' || section.kind === 'intention') return false;
  const { block } = lines[from] ?? {};
  const until = lines.findIndex(
    (line, index) => index >= from && (line.block !== block || wholeLineHeading(line, false) !== null),
  );
  const lead = lines.slice(from, until < 0 ? undefined : until);
  const tellsPerson = (line: TextLine) =>
    line.size > 1.15 ||
    /@|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}/.test(line.text) ||
    isPersonalLabel(/^[^:：]{2,8}/u.exec(line.text)?.[0] ?? '');
  return until !== from && lead.length > 0 && !lead.some((line) => tellsPerson(line) || mayBeName(line.text));
}

/** The section before the one that was just begun, or a new one without heading. */
function reopen<S extends { kind: SectionKind; title: string; lines: TextLine[] }>(sections: S[]): S | null {
  return sections.at(-2) ?? null;
}

function wholeLineHeading(line: TextLine, isPlain: boolean): Heading | null {
  if (line.parts.length > 2) return null;
  const isSpaced = /^\p{Script=Han}(?: \p{Script=Han})+$/u.test(line.text);
  return readOwnHeading(line.parts.join(' '), line.parts.length === 1 && (isPlain || isSpaced || standsOut(line)));
}

/** Whether the headings of a file stand out, all but a few of those whose words are known. */
function areDressed(lines: readonly TextLine[]): boolean {
  const known = lines.filter((line) => line.parts.length === 1 && readHeading(line.text) !== null);
  return known.length >= 3 && known.filter(standsOut).length >= 0.7 * known.length;
}

/** 个人项目 in plain letters below the name of a project, where every heading stands out: said of the project. */
function hidesAmong(line: TextLine, section: { readonly kind: SectionKind } | null, dressed: boolean): boolean {
  const isOfEntries = section?.kind === 'work' || section?.kind === 'projects' || section?.kind === 'education';
  const isMarked = standsOut(line) || line.look?.ruled === true || line.look?.icon === true;
  return dressed && isOfEntries && !isMarked && line.parts.length === 1 && (line.look?.gap ?? 9) < 1.3;
}

function standsOut(line: TextLine): boolean {
  return line.strong || line.size > 1.08;
}

function styleOf(line: TextLine): string {
  return `${line.size} ${line.strong} ${line.indent}`;
}

/** Looks that headings have in this file and hardly anything else. */
function headingStyles(lines: readonly TextLine[]): ReadonlySet<string> {
  const counts = new Map<string, { known: number; all: number }>();
  for (const line of lines.filter((each) => standsOut(each) && mayBeHeading(each))) {
    const count = counts.get(styleOf(line)) ?? { known: 0, all: 0 };
    counts.set(styleOf(line), count);
    count.all++;
    if (wholeLineHeading(line, false) !== null) count.known++;
  }
  return new Set([...counts].filter(([, { known, all }]) => known >= 3 && known >= 0.6 * all).map(([style]) => style));
}

/** A short line that looks like the headings of its file is one, of a section that has no field. */
function styledHeading(
  line: TextLine,
  styles: ReadonlySet<string>,
  section: { readonly kind: SectionKind } | null,
): Heading | null {
  if (!styles.has(styleOf(line)) || !mayBeHeading(line)) return null;
  // Projects are named as freely as sections are.
  if (section?.kind === 'projects' && line.size <= 1.08 && guessKind(line.text) === 'other') return null;
  return { kind: guessKind(line.text), title: line.text };
}

function mayBeHeading({ parts, text, bullet }: TextLine): boolean {
  if (parts.length > 1 || bullet || text.length > (/\p{Script=Han}/u.test(text) ? 12 : 28)) return false;
  if (/[:：，,。；\d]/u.test(text) || findPeriod(text) !== null) return false;
  const isChinese = /\p{Script=Han}{2}/u.test(text);
  // The English half of a double may end as names of employers do: 研究与作品 WORKS.
  const names = [text, ...text.split(/\s*[/|｜·]\s*|\s+/u)].filter(
    (name) => !isChinese || /\p{Script=Han}/u.test(name),
  );
  return (
    readHeading(text) !== null ||
    !names.some((name) => isCompany(name) || isSchool(name) || isTitle(name) || readDegree(name) !== null)
  );
}

function withText(line: TextLine, rest: string): TextLine {
  const parts = rest.split('  ').filter((part) => part !== '');
  return { ...line, parts, text: joinParts(parts) };
}

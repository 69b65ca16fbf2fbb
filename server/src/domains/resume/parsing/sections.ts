import { readHeading, readInlineHeading, readOwnHeading, type Heading, type SectionKind } from './headings.ts';
import { findPeriod } from './text/dates.ts';
import { isCompany, isMajorName, isSchool, isTitle } from './fields/words.ts';
import { joinParts, type TextLine } from './text/line.ts';

/** The lines under one heading. What stands before the first heading is a section `basics` without a title. */
export interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  readonly lines: readonly TextLine[];
}

/** Words that stand in the first row of a table and are no content: 起止时间 毕业院校 专业 学历. */
const columnNames =
  /^(?:起止时间|起止年月|起讫时间|起止日期|时间|日期|毕业院校|院校名称|院校|学校|学校名称|毕业学校|专业|所学专业|专业名称|学历|学位|学历学位|公司|公司名称|单位|工作单位|单位名称|职位|职务|岗位|担任职务|职位名称|部门|所在部门|证书名称|获得时间|获证时间|项目名称|项目角色|角色|技能|技能名称|熟练程度|程度|掌握程度|等级|级别|工作内容|工作职责|主要职责|职责|离职原因|薪资|证明人|备注)$/u;

/** Groups lines under their headings; a new block (a column) does not go on with the section of the block before. */
export function splitSections(lines: readonly TextLine[]): Section[] {
  const sections: { kind: SectionKind; title: string; lines: TextLine[] }[] = [];
  let current: (typeof sections)[number] | null = null;
  let block = Number.NaN;
  const isPlain = !lines.some(standsOut);
  const styles = headingStyles(lines);
  const begin = (kind: SectionKind, title: string) => {
    current = { kind, title, lines: [] };
    sections.push(current);
    return current;
  };
  for (const line of lines) {
    if (line.block !== block) {
      block = line.block;
      if (current === null || !continues(current, line)) begin('basics', '');
    }
    const heading =
      wholeLineHeading(line, isPlain) ??
      (sections.some((each) => each.title !== '') ? styledHeading(line, styles) : null);
    if (heading !== null && !isMajorHere(line, current)) {
      begin(heading.kind, heading.title);
      continue;
    }
    if (line.parts.every((part) => columnNames.test(part.replaceAll(/\s+/g, '')))) continue;
    const inline = readInlineHeading(line.text);
    const into = inline === null ? current : begin(inline.heading.kind, inline.heading.title);
    (into ?? begin('basics', '')).lines.push(inline === null ? line : withText(line, inline.rest));
    // One line of its own, as 求职意向：… in the header: what follows belongs to the section before.
    if (inline !== null && inline.heading.kind === 'intention') current = reopen(sections);
  }
  return sections.filter((section) => section.lines.length > 0);
}

/** 软件工程 below a school is what was studied there, though its words would make a heading. */
function isMajorHere(line: TextLine, section: { readonly kind: SectionKind } | null): boolean {
  return section?.kind === 'education' && !line.strong && readHeading(line.text) === null && isMajorName(line.text);
}

function continues(section: Section, line: TextLine): boolean {
  return section.title !== '' && (line.bullet || line.indent > 1);
}

/** The section before the one that was just begun, or a new one without heading. */
function reopen<S extends { kind: SectionKind; title: string; lines: TextLine[] }>(sections: S[]): S | null {
  return sections.at(-2) ?? null;
}

function wholeLineHeading(line: TextLine, isPlain: boolean): Heading | null {
  if (line.parts.length > 2) return null;
  return readOwnHeading(line.parts.join(' '), line.parts.length === 1 && (isPlain || standsOut(line)));
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
function styledHeading(line: TextLine, styles: ReadonlySet<string>): Heading | null {
  if (!styles.has(styleOf(line)) || !mayBeHeading(line)) return null;
  return { kind: 'other', title: line.text };
}

function mayBeHeading({ parts, text, bullet }: TextLine): boolean {
  if (parts.length > 1 || bullet || text.length > (/\p{Script=Han}/u.test(text) ? 12 : 28)) return false;
  if (/[:：，,。；\d]/u.test(text) || findPeriod(text) !== null) return false;
  return readHeading(text) !== null || !(isCompany(text) || isSchool(text) || isTitle(text));
}

function withText(line: TextLine, rest: string): TextLine {
  const parts = rest.split('  ').filter((part) => part !== '');
  return { ...line, parts, text: joinParts(parts) };
}

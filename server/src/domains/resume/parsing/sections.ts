import { readHeading, readInlineHeading, type SectionKind } from './headings.ts';
import { joinParts, type TextLine } from './text/line.ts';

/** The lines under one heading. What stands before the first heading is a section `basics` without a title. */
export interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  readonly lines: readonly TextLine[];
}

/** Words that stand in the first row of a table and are no content: 起止时间 毕业院校 专业 学历. */
const columnNames =
  /^(?:起止时间|起止年月|起讫时间|起止日期|时间|日期|毕业院校|院校名称|院校|学校|学校名称|毕业学校|专业|所学专业|专业名称|学历|学位|学历学位|公司|公司名称|单位|工作单位|单位名称|职位|职务|岗位|担任职务|职位名称|部门|所在部门|证书名称|获得时间|获证时间|项目名称|项目角色|角色|技能|熟练程度|工作内容|工作职责|主要职责|职责|离职原因|薪资|证明人|备注)$/u;

/** Groups lines under their headings; a new block (a column) does not go on with the section of the block before. */
export function splitSections(lines: readonly TextLine[]): Section[] {
  const sections: { kind: SectionKind; title: string; lines: TextLine[] }[] = [];
  let current: (typeof sections)[number] | null = null;
  let block = -1;
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
    const heading = wholeLineHeading(line);
    if (heading !== null) {
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

function continues(section: Section, line: TextLine): boolean {
  return section.title !== '' && (line.bullet || line.indent > 1);
}

/** The section before the one that was just begun, or a new one without heading. */
function reopen<S extends { kind: SectionKind; title: string; lines: TextLine[] }>(sections: S[]): S | null {
  return sections.at(-2) ?? null;
}

function wholeLineHeading(line: TextLine) {
  if (line.parts.length > 2) return null;
  return readHeading(line.parts.join(' '));
}

function withText(line: TextLine, rest: string): TextLine {
  const parts = rest.split('  ').filter((part) => part !== '');
  return { ...line, parts, text: joinParts(parts) };
}

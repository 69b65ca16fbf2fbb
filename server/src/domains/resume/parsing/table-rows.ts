import { areColumnNames, columnLabel, isTellingColumn } from './column-names.ts';
import { readOwnHeading } from './headings.ts';
import { labelNames, type LabelName } from './fields/labels.ts';
import { findPeriod } from './text/dates.ts';
import { cutBullet, joinParts, type TextLine } from './text/line.ts';

/**
 * Writes the names of a table's columns before the values below them: 期望岗位 | 期望城市 over 护士 | 成都 becomes
 * 期望岗位：护士 | 期望城市：成都. Ends with the next heading; rows of
 * another number of cells are left alone.
 */
export function nameTableCells(lines: readonly TextLine[]): TextLine[] {
  let columns: readonly string[] = [];
  return lines.flatMap((line) => {
    const isHeading = line.parts.length === 2 && readOwnHeading(line.parts.join(' '), false) !== null;
    if (!isHeading && areColumnNames(line.parts) && line.parts.map(columnLabel).some(namesField)) {
      columns = line.parts;
      return [];
    }
    if (isHeading || (line.parts.length === 1 && readOwnHeading(line.text, line.strong) !== null)) columns = [];
    if (line.parts.length !== columns.length || line.parts.some((part) => /[:：]/u.test(part.slice(0, 8))))
      return openCells(line);
    const heads = line.parts.flatMap((part, index) => {
      const name = columns[index] ?? '';
      if (isTellingColumn(name)) return [];
      // 公司 over 部门 in one cell: only the first is what the column says.
      const [first = '', ...others] = part.split('\n');
      return [`${columnLabel(name)}：${first}`, ...others];
    });
    const told = line.parts.filter((_, index) => isTellingColumn(columns[index] ?? ''));
    const points = told.flatMap((text) => text.split('\n')).map((text) => pointOf(line, text));
    return heads.length > 1 ? [{ ...line, parts: heads, text: joinParts(heads) }, ...points] : openCells(line);
  });
}

function pointOf(line: TextLine, written: string): TextLine {
  const { text } = cutBullet(written);
  return { ...line, parts: [text], text, bullet: true };
}

/** Cells of several paragraphs: names go on in the row, what tells goes below it. */
function openCells(line: TextLine): TextLine[] {
  if (!line.text.includes('\n')) return [line];
  const tells = (part: string) =>
    part.includes('\n') &&
    part
      .split('\n')
      .some((text) => text.length > 24 || cutBullet(text).bullet || /[。；;，,]$|[，,。].*[，,。]/u.test(text));
  const isLabelled =
    line.parts.length === 2 && !line.parts[0]?.includes('\n') && findPeriod(line.parts[0] ?? '') === null;
  const heads = line.parts.flatMap((part, index) => {
    const pieces = part.split('\n');
    if (!tells(part) && !(isLabelled && index === 1)) return pieces;
    return isLabelled ? pieces.slice(0, 1) : [];
  });
  const points = line.parts.flatMap((part, index) => {
    const pieces = part.split('\n');
    if (!tells(part) && !(isLabelled && index === 1)) return [];
    return isLabelled ? pieces.slice(1) : pieces;
  });
  return [
    ...(heads.length > 0 ? [{ ...line, parts: heads, text: joinParts(heads) }] : []),
    ...points.map((text) => pointOf(line, text)),
  ];
}

/** A column of a job, a school, a project or a wish; a table of certificates needs no names. */
function namesField(text: string): boolean {
  return labelNames(text).some((name) => fields.has(name));
}

const fields: ReadonlySet<LabelName> = new Set([
  'company',
  'title',
  'department',
  'school',
  'major',
  'degree',
  'project',
  'role',
  'position',
  'cities',
  'salary',
]);

import { isColumnName } from './column-names.ts';
import { readOwnHeading } from './headings.ts';
import { labelNames } from './fields/labels.ts';
import { joinParts, type TextLine } from './text/line.ts';

/**
 * Writes the names of a table's columns before the values below them: 期望岗位 | 期望城市 over 护士 | 成都 becomes
 * 期望岗位：护士 | 期望城市：成都. Ends with the next heading; rows of
 * another number of cells are left alone.
 */
export function nameTableCells(lines: readonly TextLine[]): TextLine[] {
  let columns: readonly string[] = [];
  return lines.flatMap((line) => {
    if (line.parts.length > 1 && line.parts.every(isColumnName) && line.parts.some(namesField)) {
      columns = line.parts;
      return [];
    }
    if (line.parts.length === 1 && readOwnHeading(line.text, line.strong) !== null) columns = [];
    if (line.parts.length !== columns.length || line.parts.some((part) => /[:：]/u.test(part))) return [line];
    const parts = line.parts.map((part, index) => `${columns[index]}：${part}`);
    const told = line.parts.filter((_, index) => isDescription(columns[index] ?? ''));
    const heads = parts.filter((_, index) => !isDescription(columns[index] ?? ''));
    const points = told.map((text): TextLine => ({ ...line, parts: [text], text, bullet: true }));
    return heads.length > 1 ? [{ ...line, parts: heads, text: joinParts(heads) }, ...points] : [line];
  });
}

/** The column below tells of the entry in sentences. */
function isDescription(name: string): boolean {
  return /^(?:具体|主要|工作)?(?:内容|职责|工作|业绩|情况|描述)$|做了什么/u.test(name);
}

function namesField(text: string): boolean {
  return labelNames(text).length > 0;
}

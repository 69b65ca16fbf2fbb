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
    return [{ ...line, parts, text: joinParts(parts) }];
  });
}

function namesField(text: string): boolean {
  return labelNames(text).length > 0;
}

import { labelNames } from './fields/labels.ts';
import { joinParts, type TextLine } from './text/line.ts';

/**
 * Writes the names of a table's columns before the values below them: 期望岗位 | 期望城市 over 护士 | 成都 becomes
 * 期望岗位：护士 | 期望城市：成都. Ends with the first row that has another number of cells.
 */
export function nameTableCells(lines: readonly TextLine[]): TextLine[] {
  let columns: readonly string[] = [];
  return lines.flatMap((line) => {
    if (line.parts.length > 1 && line.parts.every((part) => labelNames(part).length > 0)) {
      columns = line.parts;
      return [];
    }
    if (line.parts.length !== columns.length) columns = [];
    if (columns.length === 0 || line.parts.some((part) => /[:：]/u.test(part))) return [line];
    const parts = line.parts.map((part, index) => `${columns[index]}：${part}`);
    return [{ ...line, parts, text: joinParts(parts) }];
  });
}

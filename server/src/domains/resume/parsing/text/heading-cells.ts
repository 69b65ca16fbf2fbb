import { isColumnName } from '../column-names.ts';
import { readOwnHeading } from '../headings.ts';
import { joinParts, type TextLine } from './line.ts';

/**
 * Parts a heading from the names of the columns beside it: 上班经历 | 年月 | 单位名称 | 干什么 becomes two lines, the heading and the
 * first row of its table.
 */
export function partHeadingCells(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const [first = '', ...rest] = line.parts;
    const isTable = rest.length >= 2 && rest.every(isColumnName) && !/[:：]/u.test(line.text);
    if (!isTable || isColumnName(first) || readOwnHeading(first, true) === null) return [line];
    return [withParts(line, [first]), withParts(line, rest)].map((each, index) => ({ ...each, strong: index === 0 }));
  });
}

function withParts(line: TextLine, parts: readonly string[]): TextLine {
  return { ...line, parts, text: joinParts(parts) };
}

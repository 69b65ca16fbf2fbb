import { areColumnNames, isColumnName } from '../column-names.ts';
import { labelNames } from '../fields/labels.ts';
import { readOwnHeading } from '../headings.ts';
import { findPeriod } from './dates.ts';
import { joinParts, type TextLine } from './line.ts';

/**
 * Parts a heading from the names of the columns beside it: 上班经历 | 年月 | 单位名称 | 干什么 becomes two lines, the heading and the
 * first row of its table.
 */
export function partHeadingCells(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const [first = '', ...rest] = line.parts;
    const isTable = rest.length >= 2 && areColumnNames(rest) && !/[:：]/u.test(line.text);
    const isEntry =
      (rest.length >= 2 || line.size > 1.08) && findPeriod(rest.join(' ')) !== null && labelNames(first).length === 0;
    const kind = readOwnHeading(first, true)?.kind;
    const isOfEntries = kind === 'work' || kind === 'education' || kind === 'projects';
    if (kind === undefined || isColumnName(first) || !(isTable || (isEntry && isOfEntries))) return [line];
    return [withParts(line, [first]), withParts(line, rest)].map((each, index) => ({ ...each, strong: index === 0 }));
  });
}

function withParts(line: TextLine, parts: readonly string[]): TextLine {
  return { ...line, parts, text: joinParts(parts) };
}

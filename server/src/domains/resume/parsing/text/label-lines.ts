import { labelNames, isPersonalLabel } from '../fields/labels.ts';
import { readHeading, readOwnHeading } from '../headings.ts';
import { joinParts, type TextLine } from './line.ts';

/**
 * Puts labels together that a narrow cell or column broke apart: 工作 over 经历 | 起止时间 | … becomes 工作经历 and the
 * rest, 手机 over 188… becomes 手机：188….
 */
export function mendLabels(lines: readonly TextLine[]): TextLine[] {
  const mended: TextLine[] = [];
  for (const line of lines.map(openLabel)) {
    const last = mended.at(-1);
    const both = last === undefined || last.block !== line.block ? [] : together(last, line);
    if (both.length > 0) mended.splice(-1, 1, ...both);
    else mended.push(line);
  }
  return mended;
}

/** 【意向】公司法务: a label in brackets. */
function openLabel(line: TextLine): TextLine {
  const match = /^【(\p{Script=Han}{2,6})】\s*(?=\S)/u.exec(line.text);
  const [first = '', ...rest] = line.parts;
  return match !== null && labelNames(match[1] ?? '').length > 0 && first.length > match[0].length
    ? withParts(line, [`${match[1]}：${first.slice(match[0].length)}`, ...rest])
    : line;
}

function together(above: TextLine, below: TextLine): TextLine[] {
  const upper = above.text;
  const lower = below.parts[0] ?? '';
  const torn = tornLabel(above, below);
  if (torn !== null) return torn;
  if (above.parts.length !== 1) return [];
  if (/^\p{Script=Han}{2}$/u.test(upper) && /^\p{Script=Han}{2}$/u.test(lower)) {
    const heading = `${upper}${lower}`;
    if (readHeading(heading) !== null && (readHeading(lower) === null || below.parts.length > 1))
      return [withParts(above, [heading]), ...(below.parts.length > 1 ? [withParts(below, below.parts.slice(1))] : [])];
  }
  const isValue =
    below.parts.length === 1 && labelNames(lower).length === 0 && !/[:：]/u.test(lower) && lower.length <= 40;
  return isPersonalLabel(upper) && readOwnHeading(upper, true) === null && isValue
    ? [withParts(above, [`${upper}：${lower}`])]
    : [];
}

/** … | 期望岗 over 位：货车司机 | …: a label that the end of its line broke. */
function tornLabel(above: TextLine, below: TextLine): TextLine[] | null {
  const head = /(?:^|[\s|｜/，,；;])(\p{Script=Han}{1,5})$/u.exec(above.text)?.[1];
  const tail = /^(\p{Script=Han}{1,5})\s*[:：]/u.exec(below.text)?.[1];
  if (head === undefined || tail === undefined || labelNames(tail).length > 0) return null;
  if (labelNames(head + tail).length === 0) return null;
  const [first = '', ...rest] = below.parts;
  return [withParts(above, [...above.parts.slice(0, -1), `${above.parts.at(-1) ?? ''}${first}`, ...rest])];
}

function withParts(line: TextLine, parts: readonly string[]): TextLine {
  return { ...line, parts, text: joinParts(parts) };
}

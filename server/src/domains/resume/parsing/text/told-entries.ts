import { findPeriod } from './dates.ts';
import { joinParts, type TextLine } from './line.ts';

const told =
  /^[，,\s]*(?:就?在|就职于|任职于|就读于|毕业于|于)(.{3,30}?)(?:工作[，,]\s*)?(做|当|任职|任|担任|从事|读|学习|就读)(?:了|过)?(.{2,20}?)(?:专业|工作)?(?:[，,；]\s*(.{2,12}))?[。；]?$/u;

/** 2019年5月到现在在某某店做发型师。 A sentence that tells an entry becomes the head of one: period, place, what was done there. */
export function openToldEntries(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const period = findPeriod(line.text);
    if (period === null || period.index > 0 || line.parts.length > 1) return line;
    const match = told.exec(line.text.slice(period.source.length));
    if (match === null) return line;
    const parts = [period.source, match[1] ?? '', match[3] ?? '', match[4] ?? ''].filter((part) => part !== '');
    return { ...line, parts, text: joinParts(parts), bullet: false };
  });
}

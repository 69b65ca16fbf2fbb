import { labelNames } from '../fields/labels.ts';
import { joinParts, type TextLine } from './line.ts';

/** Letters that are words of their own in a cell. */
const whole = /^[男女汉是否无有]$/u;

/** 唐 | 范 | 例, 邮 | 箱：…: letters set so wide that each became a part are one word again. */
export function joinWideWords(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    if (line.parts.length < 2) return line;
    const parts: string[] = [];
    let isOpen = false;
    for (const part of line.parts) {
      const last = parts.at(-1);
      const isLetter = /^\p{Script=Han}$/u.test(part) && !whole.test(part);
      const closes = /^\p{Script=Han}\s*[:：]/u.test(part);
      if (last !== undefined && isOpen && (isLetter || closes) && last.length < 4 && labelNames(last).length === 0)
        parts[parts.length - 1] = last + part;
      else parts.push(part);
      isOpen = isLetter;
    }
    return parts.length === line.parts.length ? line : { ...line, parts, text: joinParts(parts) };
  });
}

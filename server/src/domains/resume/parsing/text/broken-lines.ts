import { findMonth, findPeriod } from './dates.ts';
import { joinParts, type TextLine } from './line.ts';

const opening = /\s*(?:[-‐‑‒–—―~～－→]{1,3}|至|到)$/u;
const leading = /^[-‐‑‒–—―~～－→]{1,3}\s*/u;
const closing = /^(?:至今|今|现在|Present|Now)$/iu;

/**
 * Puts a period together that a narrow column broke in two: 2022/05 - | 公司 over 2026/02 | 职位. What stood beside its
 * second half stays a line of its own.
 */
export function mendPeriods(lines: readonly TextLine[]): TextLine[] {
  const mended: TextLine[] = [];
  for (const line of lines) {
    const last = mended.at(-1);
    const [start = '', ...beside] = cutPoint(last, startPoint);
    const [end = '', ...rest] = cutPoint(line, endPoint);
    const marked = last === undefined || last.block !== line.block ? null : mendMarked(last, line);
    if (marked !== null) {
      mended.splice(-1, 1, marked);
      continue;
    }
    const right = last === undefined || last.block !== line.block ? null : mendRight(last, line);
    if (right !== null) {
      mended.splice(-1, 1, ...right);
      continue;
    }
    const crossing = last === undefined || last.block !== line.block ? null : mendCrossing(last, line);
    if (crossing !== null) {
      mended.splice(-1, 1, ...crossing);
      continue;
    }
    if (last === undefined || last.block !== line.block || !isHalf(start, end) || !isEnd(end.replace(leading, ''))) {
      mended.push(line);
      continue;
    }
    mended[mended.length - 1] = withParts(last, [`${start} ${end}`, ...beside]);
    if (rest.length > 0) mended.push(withParts(line, rest));
  }
  return mended;
}

/** 公司 | 职位 | 2022年11月 — 2024 over 年08月: a period that the end of its line broke within a point. */
function mendCrossing(above: TextLine, below: TextLine): TextLine[] | null {
  const [end = '', first = ''] = [above.parts.at(-1), below.parts[0]];
  if (below.bullet || !/[\d年月.／/~～—–-]$/u.test(end) || !/^[\d年月.／/~～—–至-]/u.test(first)) return null;
  for (const both of [end + first, `${end} ${first}`]) {
    const period = findPeriod(both);
    const to = period === null ? 0 : period.index + period.source.length;
    if (period === null || !period.sure || period.index >= end.length || to <= end.length) continue;
    if ((findPeriod(end)?.source.length ?? 0) >= period.source.length || findPeriod(first) !== null) continue;
    const rest = below.parts.slice(1);
    const whole = withParts(above, [...above.parts.slice(0, -1), both]);
    return rest.length === 0 ? [whole] : [whole, withParts(below, rest)];
  }
  return null;
}

/** 公司 | 职位 | 2022.11 over - 2024.06: the hyphen between both, at the beginning of its line, seemed the mark of a point. */
function mendMarked(above: TextLine, below: TextLine): TextLine | null {
  const [end = '', until = ''] = [above.parts.at(-1), below.parts[0]];
  const start = lastPoint.exec(end)?.[0];
  if (start === undefined || !below.bullet || below.parts.length > 1 || !isEnd(until)) return null;
  const isWhole = findPeriod(end) === null && findPeriod(`${start} - ${until}`)?.sure === true;
  return isWhole ? withParts(above, [...above.parts.slice(0, -1), `${end} - ${until}`]) : null;
}

const lastPoint = /(?<=^|[|｜·，,\s])(?:19|20)\d{2}(?:\s?[./年-]\s?\d{1,2}月?|年)?$/u;

/** 公司 | 2020.02‒ over 职位 | 至今: the same in a column on the right. */
function mendRight(above: TextLine, below: TextLine): TextLine[] | null {
  const [start = '', end = ''] = [above.parts.at(-1), below.parts.at(-1)];
  if (above.parts.length < 2 || !isHalf(start, end) || !isEnd(end)) return null;
  const rest = below.parts.slice(0, -1);
  const whole = withParts(above, [...above.parts.slice(0, -1), `${start} ${end}`]);
  return rest.length === 0 ? [whole] : [whole, withParts(below, rest)];
}

/** 2017.09 | 馆员 over 2022.03 | 第一点: a period whose ends stand one below the other, twice and more in a section. */
export function mendStacked(lines: readonly TextLine[]): TextLine[] {
  const pairs = lines.filter((line, index) => isStacked(line, lines[index + 1]));
  // Where some fit in one line, they stand in the same column.
  const isWhole = ({ parts: [first = ''] }: TextLine) => findPeriod(first)?.source.length === first.length;
  if (pairs.length === 0 || lines.some((line) => findPeriod(line.text) !== null && !isWhole(line))) return [...lines];
  return lines.flatMap((line, index) => {
    const [next, before] = [lines[index + 1], lines[index - 1]];
    const [first = '', ...rest] = line.parts;
    if (next !== undefined && isStacked(line, next)) return [withParts(line, [`${first} - ${next.parts[0]}`, ...rest])];
    if (before === undefined || !isStacked(before, line)) return [line];
    const tells = rest.join(' ').length > 20 || /[，。；]/u.test(rest.join(' '));
    return rest.length === 0 ? [] : [{ ...withParts(line, rest), bullet: line.bullet || tells }];
  });
}

function isStacked(above: TextLine, below: TextLine | undefined): boolean {
  const [start = '', end = ''] = [above.parts[0], below?.parts[0]];
  if (above.parts.length < 2 || below === undefined || findMonth(start)?.source !== start) return false;
  const until = findMonth(end);
  return closing.test(end) || (until?.source === end && until.month > (findMonth(start)?.month ?? ''));
}

/** 2019.07– 测试工程师: a point in time at the beginning of its line, apart from what stands beside it. */
const startPoint =
  /^((?:19|20)\d{2}(?:\s?[./年-]\s?\d{1,2}月?)?\s*(?:[-‐‑‒–—―~～－→]{1,3}|至|到))\s+(?!(?:19|20)?\d|至今|今|现|Present|Now|\p{L}{3,9}\.? (?:19|20)\d)(?=\S)/u;
const endPoint = /^((?:[-‐‑‒–—―~～－→]{1,2}\s*)?(?:(?:19|20)\d{2}(?:\s?[./年-]\s?\d{1,2}月?)?|至今|今|现在))\s+(?=\S)/u;

function cutPoint(line: TextLine | undefined, point: RegExp): readonly string[] {
  const [first = '', ...rest] = line?.parts ?? [];
  const match = point.exec(first);
  return match === null ? [first, ...rest] : [match[1] ?? '', first.slice(match[0].length), ...rest];
}

/** 2022/05 -, and nothing else. */
function isHalf(text: string, next: string): boolean {
  if (leading.test(next) && findMonth(text)?.source === text) return true;
  const point = findMonth(text);
  return (
    point !== null &&
    (findPeriod(text)?.end ?? null) === null &&
    point.index === 0 &&
    opening.test(text) &&
    text.replace(point.source, '').replace(opening, '').trim() === ''
  );
}

function isEnd(text: string): boolean {
  return closing.test(text) || findMonth(text)?.source === text;
}

function withParts(line: TextLine, parts: readonly string[]): TextLine {
  return { ...line, parts, text: joinParts(parts) };
}

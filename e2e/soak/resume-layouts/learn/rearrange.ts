import { readOwnHeading } from '../../../../server/src/domains/resume/parsing/headings.ts';
import { findPeriod, type Month } from '../../../../server/src/domains/resume/parsing/text/dates.ts';
import { joinParts, type TextLine } from '../../../../server/src/domains/resume/parsing/text/line.ts';
import type { Draw } from '../draw.ts';
import { alignLines } from './align.ts';
import type { Document } from './documents.ts';
import { ownHeadings } from './own-headings.ts';

type Kind = 'E' | 'W' | 'P';

/**
 * The same document as another template would have set it: the heads of one kind are all put in another order, other
 * lines, other separators and another weight, periods are written otherwise, and sections are headed in other words.
 */
export function rearrange(draw: Draw, { rows, truth }: Document): Document {
  const { tags, entries } = alignLines(rows, truth);
  const styles = new Map<Kind, (head: readonly TextLine[]) => TextLine[]>(
    (['E', 'W', 'P'] as const).map((kind) => [kind, drawStyle(draw)]),
  );
  const dated = draw.chance(0.4) ? draw.pick(periodForms) : null;
  const headed = draw.weighted({ as: 0.6, own: 0.35, none: 0.05 });
  const heads = new Map(entries.flatMap(({ kind, head }) => (head === null ? [] : [[head.from, { kind, head }]])));
  const set: TextLine[] = [];
  for (let at = 0; at < rows.length; at++) {
    const found = heads.get(at);
    const row = rows[at];
    if (row === undefined) continue;
    if (found !== undefined) {
      const own = rows.slice(at, found.head.to + 1).map((line) => (dated === null ? line : redate(line, dated)));
      set.push(...(styles.get(found.kind)?.(own) ?? own));
      at = found.head.to;
      continue;
    }
    const kind = /^H([EWP])$/u.exec(tags[at] ?? '')?.[1];
    const isHeading = kind !== undefined && row.parts.length === 1 && standsOut(row);
    if (!isHeading || headed === 'as') set.push(row);
    else if (headed === 'own') set.push(withParts(row, [draw.pick(ownHeadings[kind as Kind])]));
  }
  return { rows: set, truth };
}

function standsOut({ text, strong, size, look }: TextLine): boolean {
  return strong || size > 1.08 || look?.ruled === true || look?.icon === true || readOwnHeading(text, true) !== null;
}

function withParts(line: TextLine, parts: readonly string[]): TextLine {
  return { ...line, parts, text: joinParts(parts) };
}

/** How all heads of one kind are set. */
function drawStyle(draw: Draw): (head: readonly TextLine[]) => TextLine[] {
  const order = draw.weighted({ as: 5, upside: 1, periodFirst: 1, periodLast: 1, flipped: 1 });
  const lines = draw.weighted({ as: 5, apart: 1, together: 1 });
  const mark = draw.chance(0.25)
    ? draw.pick([' | ', ' · ', ' / ', ' - ', '，', ', ', ' – ', '  ', ' ｜ ', ' @ '])
    : null;
  const weight = draw.weighted({ as: 6, plain: 1, bold: 1, all: 0.5, listed: 0.4 });
  return (head) => {
    const own = head.some(({ text }) => /[:：]/u.test(text)) ? head : weigh(join(inOrder(head, order), lines), weight);
    return mark === null ? [...own] : own.map((line) => marked(line, mark));
  };
}

type Order = 'as' | 'upside' | 'periodFirst' | 'periodLast' | 'flipped';

function inOrder(head: readonly TextLine[], order: Order): readonly TextLine[] {
  if (order === 'upside') return head.toReversed();
  if (order === 'as') return head;
  return head.map((line) => {
    if (order === 'flipped') return withParts(line, line.parts.toReversed());
    const isDated = (part: string) => findPeriod(part) !== null;
    const [dated, others] = [line.parts.filter(isDated), line.parts.filter((part) => !isDated(part))];
    return withParts(line, order === 'periodFirst' ? [...dated, ...others] : [...others, ...dated]);
  });
}

const longestLine = 70;

function join(head: readonly TextLine[], lines: 'as' | 'apart' | 'together'): readonly TextLine[] {
  const [first] = head;
  if (first === undefined || lines === 'as') return head;
  if (lines === 'apart')
    return head.flatMap((line) =>
      line.parts.map((part, at) => (at === 0 ? withParts(line, [part]) : under(withParts(line, [part])))),
    );
  const parts = head.flatMap((line) => line.parts);
  return joinParts(parts).length > longestLine ? head : [withParts(first, parts)];
}

function under(line: TextLine): TextLine {
  return line.look === undefined ? line : { ...line, look: { icon: false, ruled: false, gap: 1 } };
}

function weigh(head: readonly TextLine[], weight: 'as' | 'plain' | 'bold' | 'all' | 'listed'): readonly TextLine[] {
  if (weight === 'as') return head;
  return head.map((line, at) => ({
    ...line,
    strong: weight === 'all' || ((weight === 'bold' || weight === 'listed') && at === 0),
    bullet: weight === 'listed' ? at === 0 : line.bullet,
  }));
}

/** Its names set with a mark between them, the period apart. */
function marked(line: TextLine, mark: string): TextLine {
  const isDated = (part: string) => findPeriod(part) !== null;
  const names = line.parts.filter((part) => !isDated(part));
  if (names.length < 2) return line;
  const joined = names.join(mark);
  const at = line.parts.findIndex(isDated);
  if (at < 0) return withParts(line, [joined]);
  const period = line.parts[at] ?? '';
  return withParts(line, at === 0 ? [period, joined] : [joined, period]);
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** How periods are written. */
interface PeriodForm {
  readonly between: string;
  readonly now: string;
  readonly point: (month: Month) => string;
}

function formOf(between: string, now: string, point: (year: string, month: string) => string): PeriodForm {
  return {
    between,
    now,
    point: (month) => {
      const [year = '', months] = month.split('-');
      return months === undefined ? year : point(year, months);
    },
  };
}

const periodForms: readonly PeriodForm[] = [
  formOf(' - ', '至今', (year, month) => `${year}.${month}`),
  formOf('-', '至今', (year, month) => `${year}.${Number(month)}`),
  formOf(' – ', '至今', (year, month) => `${year}/${month}`),
  formOf(' ~ ', '现在', (year, month) => `${year}-${month}`),
  formOf(' — ', '至今', (year, month) => `${year} 年 ${Number(month)} 月`),
  formOf('－', '至今', (year, month) => `${year}年${month}月`),
  formOf('至', '今', (year, month) => `${year}年${Number(month)}月`),
  formOf(' → ', '至今', (year, month) => `${year}.${month}`),
  formOf(' – ', 'Present', (year, month) => `${englishMonths[Number(month) - 1] ?? ''} ${year}`),
  formOf(' - ', 'Now', (year, month) => `${month}/${year}`),
  formOf('..', 'now', (year, month) => `${year}-${month}`),
];

/** The line with its period in another form; half of a period stays as it is. */
function redate(line: TextLine, { between, now, point }: PeriodForm): TextLine {
  const period = findPeriod(line.text);
  if (period === null || !period.sure || period.start === null) return line;
  if (period.end === null && !period.current) return line;
  const written = point(period.start) + between + (period.end === null ? now : point(period.end));
  const parts = line.parts.map((part) => part.replace(period.source, () => written));
  return parts.some((part, at) => part !== line.parts[at]) ? withParts(line, parts) : line;
}

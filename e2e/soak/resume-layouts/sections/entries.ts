import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { HeadForm, Layout } from '../layout.ts';
import type { PeriodWritten } from '../periods.ts';
import { drawLabels, headLines, labelled, type Fields, type LabelForm } from './heads.ts';
import { recordsOf, told } from './records.ts';

/** One entry as it is written: its fields, its period, what stands below. */
export interface Entry {
  readonly fields: Fields;
  readonly period: PeriodWritten | null;
  readonly below: readonly Block[];
  /** What stands below as the cell of a table. */
  readonly cell: string;
}

/** Writes the entries of one section in the form that its layout draws for it. */
export function writeEntries(
  draw: Draw,
  layout: Layout,
  of: 'work' | 'education' | 'projects',
  entries: readonly Entry[],
): Block[] {
  if (entries.length === 0) return [];
  const form = layout[of];
  const labels = drawLabels(draw, of, layout.language);
  if (form.pattern === 'grid') return gridOf(draw, layout, labels, entries);
  if (form.pattern === 'record') return recordsOf(draw, layout, labels, entries);
  if (form.pattern === 'sheet') {
    const word = draw.pick(told[layout.language]);
    return entries.flatMap((entry) => sheetOf({ labels, word }, entry));
  }
  const broken = draw.chance(0.3);
  return entries.map((entry): Block => ({
    kind: 'entry',
    blocks: writeEntry(layout, form, { labels, broken }, entry),
  }));
}

interface Drawn {
  readonly labels: LabelForm;
  /** Whether a period at the side goes over two lines. */
  readonly broken: boolean;
}

function writeEntry(
  layout: Layout,
  form: HeadForm,
  { labels, broken }: Drawn,
  { fields, period, below }: Entry,
): Block[] {
  const all = { ...fields, period: period?.whole ?? '' };
  if (form.pattern === 'labels') return [labelled(labels, all), ...below];
  if (form.pattern.startsWith('labels:')) {
    const head = form.pattern.slice('labels:'.length);
    const words = labels.words.filter(([field]) => !head.includes(field));
    const named = labelled({ ...labels, words }, all);
    return [...headLines({ ...form, pattern: head }, all), ...(named.pairs.length === 0 ? [] : [named]), ...below];
  }
  if (!form.pattern.startsWith('aside')) return [...headLines(form, all), ...below];
  // (2年2个月) stays on one line with its period.
  const side = period === null ? [] : broken && !layout.periods.length ? brokenPeriod(period) : [period.whole];
  return [{ kind: 'aside', side, blocks: [...headLines(form, fields), ...below] }];
}

/** A period at the side over two lines, its joint at the end of the first. */
export function brokenPeriod({ from, to, whole }: PeriodWritten): string[] {
  return whole.length > 9 && whole.startsWith(from)
    ? [from + whole.slice(from.length).replace(to, '').trimEnd(), to]
    : [whole];
}

/** An entry as a small table; what was done is its last row, or stands below. */
function sheetOf(
  { labels, word: about }: { labels: LabelForm; word: string },
  { fields, period, below, cell }: Entry,
): Block[] {
  const all: Fields = { ...fields, period: period?.whole ?? '' };
  const pairs = labels.words
    .map(([field, word]) => [word, all[field] ?? ''] as const)
    .filter(([, value]) => value !== '');
  const sheet: Block = { kind: 'sheet', pairs, long: cell === '' ? [] : [[about, cell]] };
  return cell === '' ? [sheet, ...below] : [sheet];
}

const widths: Readonly<Record<string, number>> = {
  period: 22,
  org: 26,
  dept: 14,
  title: 17,
  school: 26,
  major: 24,
  degree: 12,
  mode: 12,
  name: 28,
  role: 16,
};

function gridOf(draw: Draw, layout: Layout, labels: LabelForm, entries: readonly Entry[]): Block[] {
  const rows: readonly Fields[] = entries.map(({ fields, period }) => ({ ...fields, period: period?.whole ?? '' }));
  const columns = labels.words.filter(([field]) => rows.some((row) => (row[field] ?? '') !== ''));
  const inCell = entries.some(({ cell }) => cell !== '');
  const header = [...columns.map(([, word]) => word), ...(inCell ? [draw.pick(told[layout.language])] : [])];
  const cells = rows.map((row, index) => [
    ...columns.map(([field]) => row[field] ?? ''),
    ...(inCell ? [entries[index]?.cell ?? ''] : []),
  ]);
  return [
    {
      kind: 'grid',
      header,
      rows: cells,
      widths: [...columns.map(([field]) => widths[field] ?? 20), ...(inCell ? [48] : [])],
    },
  ];
}

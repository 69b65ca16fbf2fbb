import type { Block, FormCell } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import type { PeriodWritten } from '../periods.ts';
import type { Fields, LabelForm } from './heads.ts';

/** Words before what was done in a job. */
export const told = {
  zh: ['工作内容', '主要职责', '内容', '工作描述', '工作职责', '岗位职责', '主要工作', '职责描述', '职责'],
  en: ['Duties', 'Responsibilities'],
};

interface Recorded {
  readonly fields: Fields;
  readonly period: PeriodWritten | null;
  readonly cell: string;
}

/** How one form has its rows: names over columns once or for each, or before each value. */
type Manner = 'once' | 'each' | 'pairs' | 'merged';

type PeriodBreak = 'none' | 'two' | 'three' | 'behind';

/** Entries as rows of a form with merged cells, as people find them in Word and WPS. */
export function recordsOf(draw: Draw, layout: Layout, labels: LabelForm, entries: readonly Recorded[]): Block[] {
  const manner = draw.weighted<Manner>({ once: 5, each: 2, pairs: 3, merged: 1 });
  const breaks = draw.weighted<PeriodBreak>({ none: 4, two: 2, three: 3, behind: 1.5 });
  const word = draw.pick(told[layout.language]);
  const rowsOf = entries.map(({ fields, period }): Fields => ({
    ...fields,
    period: period === null ? '' : manner === 'pairs' ? period.whole : brokenInCell(period, breaks),
  }));
  const columns = labels.words.filter(([field]) => rowsOf.some((row) => (row[field] ?? '') !== ''));
  const context = { columns, word, narrow: breaks !== 'none', beside: draw.chance(0.65) };
  if (manner === 'pairs') {
    const across = draw.pick([1, 2, 2, 3]);
    return [
      {
        kind: 'cells',
        rows: rowsOf.flatMap((row, index) => pairRows(context, row, entries[index]?.cell ?? '', across)),
      },
    ];
  }
  const names = nameRow(context);
  const rows = rowsOf.flatMap((row, index) => {
    const cell = entries[index]?.cell ?? '';
    const own = valueRow(context, row);
    const below = cell === '' ? [] : [toldRow(context, cell)];
    if (manner === 'merged' && rowsOf.length > 1) return numbered([names, own, ...below], `${index + 1}`);
    return manner === 'each' ? [names, own, ...below] : [own, ...below];
  });
  // Forms have more rows than people have jobs.
  const left = draw.chance(0.4) ? draw.whole(1, 2) : 0;
  const blank = Array.from({ length: manner === 'once' ? left : 0 }, () => valueRow(context, {}));
  return [{ kind: 'cells', rows: [...(manner === 'once' ? [names] : []), ...rows, ...blank] }];
}

interface Context {
  readonly columns: LabelForm['words'];
  readonly word: string;
  /** The period has so little room that it is broken. */
  readonly narrow: boolean;
  /** What was done stands beside its name, not after it in one cell. */
  readonly beside: boolean;
}

const spans: Readonly<Record<string, number>> = { period: 6, org: 7, school: 7, major: 5, title: 4, name: 7 };
const spanOf = (field: string, narrow: boolean): number => (field === 'period' && narrow ? 3 : (spans[field] ?? 3));

function nameRow({ columns, narrow }: Context): FormCell[] {
  return columns.map(([field, word]) => ({ text: word, span: spanOf(field, narrow), named: true }));
}

function valueRow({ columns, narrow }: Context, row: Fields): FormCell[] {
  return columns.map(([field]) => ({ text: row[field] ?? '', span: spanOf(field, narrow), named: false }));
}

function toldRow({ word, beside }: Context, cell: string): FormCell[] {
  return beside
    ? [
        { text: word, span: 3, named: true },
        { text: cell, span: 21, named: false },
      ]
    : [{ text: `${word}：${cell}`, span: 24, named: false }];
}

/** One cell with the number of the entry beside all of its rows. */
function numbered(rows: readonly (readonly FormCell[])[], number: string): FormCell[][] {
  return rows.map((row, index) => {
    const whole = row.reduce((sum, { span }) => sum + span, 0);
    return [
      { text: index === 0 ? number : '', span: whole * 0.07, named: true, tall: index === 0 ? rows.length : 0 },
      ...row,
    ];
  });
}

function pairRows({ columns, word, beside }: Context, row: Fields, cell: string, across: number): FormCell[][] {
  const filled = columns.filter(([field]) => (row[field] ?? '') !== '');
  const rows = Array.from({ length: Math.ceil(filled.length / across) }, (_, at) =>
    filled.slice(at * across, (at + 1) * across),
  );
  const context = { columns, word, narrow: false, beside };
  return [
    ...rows.map((pairs) =>
      pairs.flatMap(([field, name], at): FormCell[] => {
        const room = 24 / across - 3;
        const last = at === pairs.length - 1;
        return [
          { text: name, span: 3, named: true },
          { text: row[field] ?? '', span: last ? 24 - (room + 3) * at - 3 : room, named: false },
        ];
      }),
    ),
    ...(cell === '' ? [] : [toldRow(context, cell)]),
  ];
}

/** A period over two or three lines of a narrow cell. */
function brokenInCell({ from, to, whole }: PeriodWritten, breaks: PeriodBreak): string {
  if (breaks === 'none' || !whole.startsWith(from) || !whole.includes(to) || from === whole) return whole;
  const joint = whole.slice(from.length).split(to)[0]?.trim() ?? '';
  const after = whole.slice(whole.indexOf(to, from.length) + to.length);
  const end = after === '' ? to : `${to}\n${after}`;
  if (joint === '') return `${from}\n${end}`;
  switch (breaks) {
    case 'two':
      return `${from}${joint}\n${end}`;
    case 'behind':
      return `${from}\n${joint}${end}`;
    case 'three':
      return `${from}\n${joint}\n${end}`;
  }
}

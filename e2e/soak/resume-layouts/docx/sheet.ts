import type { Block, FormCell } from '../blocks.ts';
import { spansOf } from '../html/blocks.ts';
import { paragraph, run, type Cell } from './paragraphs.ts';

export const cellText = (text: string): string =>
  text
    .split('\n')
    .map((line) => paragraph(run(line)))
    .join('');
export const named = (text: string): string => paragraph(run(text, { bold: true }), '<w:jc w:val="center"/>');

/** Pairs two by two; what is long reaches over the `wide` columns of `unit` twentieths of a point that are left. */
export function sheetCells({ pairs, long }: Extract<Block, { kind: 'sheet' }>, wide: number, unit: number): Cell[][] {
  const value = Math.floor(wide / 2) - 4;
  const cells = ([label, text]: readonly [string, string], span: number): Cell[] => [
    { xml: named(label), span: 4, width: 4 * unit },
    { xml: cellText(text), span, width: span * unit },
  ];
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, row) => pairs.slice(row * 2, row * 2 + 2));
  return [
    ...rows.map(([first, second]) => [
      ...(first === undefined ? [] : cells(first, second === undefined ? wide - 4 : value)),
      ...(second === undefined ? [] : cells(second, wide - value - 8)),
    ]),
    ...long.map((pair) => cells(pair, wide - 4)),
  ];
}

/** A row of a form over `wide` columns of `unit` twentieths of a point. */
export function rowCells(row: readonly FormCell[], wide: number, unit: number): Cell[] {
  const spans = spansOf(
    row.map(({ span }) => span),
    wide,
  );
  return row.map(({ text, named: isName, tall = 1 }, index): Cell => {
    const span = spans[index] ?? 2;
    const cell = { xml: isName ? namedLines(text) : cellText(text), span, width: span * unit };
    if (tall === 1) return cell;
    return tall === 0 ? { ...cell, xml: '<w:p/>', merged: 'below' } : { ...cell, merged: 'first' };
  });
}

const namedLines = (text: string): string => text.split('\n').map(named).join('');

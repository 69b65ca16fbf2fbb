import type { Block, Section } from '../blocks.ts';
import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import { spansOf } from '../html/blocks.ts';
import type { Layout } from '../layout.ts';
import { blocksXml } from './blocks.ts';
import { paragraph, run, table, type Cell, type Manner } from './paragraphs.ts';
import { cellText, named, rowCells, sheetCells } from './sheet.ts';
import type { Room } from './top.ts';

const columns = 24;

/** A form: one table of 24 columns whose cells are merged as Word merges them. */
export function formXml(
  draw: Draw,
  layout: Layout,
  { name, facts, intention, sections }: Content,
  { manner, room }: Room,
): string {
  const unit = Math.floor(room / columns);
  const wishes = layout.intention === 'section' ? [] : intention.pairs;
  const pairs: (readonly [string, string])[] = [
    [draw.pick(['姓名', '姓  名', '姓\u3000名']), name],
    ...facts.map(({ label, value }) => [label, value] as const),
    ...wishes,
  ];
  const across = draw.pick([2, 2, 3]);
  const above = draw.chance(0.3);
  const rows: Cell[][] = factRows({ unit, across, photo: layout.photo }, pairs);
  for (const section of sections)
    rows.push(
      ...(above ? aboveRows({ manner, unit }, section) : besideRows({ manner, unit }, section, layout.upright)),
    );
  const banner = paragraph(
    run(layout.banner === '' ? '个人简历' : layout.banner, { bold: true, size: manner.size + 14 }),
    '<w:jc w:val="center"/>',
  );
  return `${layout.banner === '' && draw.chance(0.3) ? '' : banner}${table(
    rows,
    true,
    Array.from({ length: columns }, () => unit),
  )}${paragraph(run(layout.pledge))}`;
}

interface Unit {
  readonly manner: Manner;
  readonly unit: number;
}

function factRows(
  { unit, across, photo }: { unit: number; across: number; photo: boolean },
  pairs: readonly (readonly [string, string])[],
): Cell[][] {
  const cell = (xml: string, span: number): Cell => ({ xml, span, width: span * unit });
  const rows = Array.from({ length: Math.ceil(pairs.length / across) }, (_, row) =>
    pairs.slice(row * across, (row + 1) * across),
  );
  const tall = Math.min(4, rows.length);
  return rows.map((row, index) => {
    const beside = photo && index < tall;
    const room = beside ? 20 : columns;
    const value = Math.floor(room / across) - 3;
    const cells = row.flatMap(([label, text], place) => [
      cell(named(label), 3),
      cell(paragraph(run(text)), place === row.length - 1 ? room - 3 - (3 + value) * (row.length - 1) : value),
    ]);
    return beside
      ? [
          ...cells,
          { ...cell(index === 0 ? named('照片') : '<w:p/>', 4), merged: index === 0 ? 'first' : 'below' } as const,
        ]
      : cells;
  });
}

function aboveRows(within: Unit, section: Section): Cell[][] {
  return [
    [
      {
        xml: named(`${section.title} ${section.english}`.trim()),
        span: columns,
        width: columns * within.unit,
        fill: 'EDEDED',
      },
    ],
    ...rowsOf(within, section.blocks, columns),
  ];
}

/** The section's name in the first column, one cell over all of its rows. */
function besideRows(within: Unit, { title, blocks }: Section, upright: boolean): Cell[][] {
  const span = upright ? 2 : 4;
  const rows = rowsOf(within, blocks, columns - span);
  // Upright letters need a tall cell.
  const stands = upright && JSON.stringify(blocks).length > 420;
  return rows.map((row, index) => [
    {
      xml: index === 0 ? sectionName(title.trim(), upright && !stands) : '<w:p/>',
      span,
      width: span * within.unit,
      merged: index === 0 ? 'first' : 'below',
      upright: stands,
    },
    ...row,
  ]);
}

/** Letters below each other where the column is narrow. */
const sectionName = (title: string, apart: boolean): string =>
  apart ? [...title].map((letter) => named(letter)).join('') : named(title);

function rowsOf({ manner, unit }: Unit, blocks: readonly Block[], wide: number): Cell[][] {
  const rows: Cell[][] = [];
  let loose: Block[] = [];
  const flush = () => {
    if (loose.length > 0)
      rows.push([
        { xml: blocksXml({ ...manner, byTabs: true }, loose, wide * unit - 220), span: wide, width: wide * unit },
      ]);
    loose = [];
  };
  for (const block of blocks) {
    if (block.kind === 'sheet') {
      flush();
      rows.push(...sheetCells(block, wide, unit));
      continue;
    }
    if (block.kind === 'cells') {
      flush();
      rows.push(...block.rows.map((row) => rowCells(row, wide, unit)));
      continue;
    }
    if (block.kind !== 'grid') {
      loose.push(block);
      continue;
    }
    flush();
    const spans = spansOf(block.widths, wide);
    const row = (cells: readonly string[], bold: boolean): Cell[] =>
      cells.map((text, index) => ({
        xml: bold ? named(text) : cellText(text),
        span: spans[index] ?? 2,
        width: (spans[index] ?? 2) * unit,
      }));
    if (block.header !== null) rows.push(row(block.header, true));
    rows.push(...block.rows.map((cells) => row(cells, false)));
  }
  flush();
  return rows;
}

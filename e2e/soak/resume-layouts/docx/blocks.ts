import { markerOf, type Block, type Piece } from '../blocks.ts';
import { paragraph, run, table, type Manner } from './paragraphs.ts';
import { cellText, rowCells, sheetCells } from './sheet.ts';

const piece =
  (manner: Manner, head: boolean) =>
  ({ text, look }: Piece): string =>
    run(text, {
      bold: look === 'strong' || (head && look === 'plain' && manner.heading === 'edge'),
      ...(look === 'faint' ? { colour: '666666' } : {}),
    });

/** Blocks as Word has them, in a room of so many twentieths of a point. */
export function blocksXml(manner: Manner, blocks: readonly Block[], room: number): string {
  return blocks.map((block) => blockXml(manner, block, room)).join('');
}

function blockXml(manner: Manner, block: Block, room: number): string {
  const text = (line: string, properties = '') => paragraph(run(line), properties);
  switch (block.kind) {
    case 'line':
      return lineXml(manner, block, room);
    case 'points':
      return pointsXml(manner, block);
    case 'text':
      return block.lines.map((line) => text(line)).join('');
    case 'grid':
      return gridXml(manner, block, room);
    case 'sheet': {
      const unit = Math.floor(room / 24);
      return `${table(
        sheetCells(block, 24, unit),
        true,
        Array.from({ length: 24 }, () => unit),
      )}<w:p/>`;
    }
    case 'cells': {
      const unit = Math.floor(room / 24);
      return `${table(
        block.rows.map((row) => rowCells(row, 24, unit)),
        true,
        Array.from({ length: 24 }, () => unit),
      )}<w:p/>`;
    }
    case 'pairs':
      return pairsXml(manner, block, room);
    case 'tags':
      return text(block.words.join('   '));
    case 'bars':
      return block.bars
        .map(({ name, word }) =>
          text(word === '' ? name : `${name}\t${word}`, '<w:tabs><w:tab w:val="left" w:pos="2200"/></w:tabs>'),
        )
        .join('');
    case 'aside': {
      const left = Math.min(2300, Math.round(room * 0.3));
      return table(
        [
          [
            { xml: block.side.map((line) => text(line)).join(''), width: left },
            { xml: blocksXml(manner, block.blocks, room - left - 200), width: room - left },
          ],
        ],
        false,
      );
    }
    case 'entry':
      return `${blocksXml(manner, block.blocks, room)}${block.blocks.at(-1)?.kind === 'aside' ? '<w:p><w:pPr><w:spacing w:line="120" w:lineRule="exact"/></w:pPr></w:p>' : ''}`;
  }
}

/** Markers that Word's own lists can have, with its name for how they count. */
export const ownMarkers: Readonly<Record<string, string>> = {
  '•': 'bullet',
  '●': 'bullet',
  '■': 'bullet',
  '➢': 'bullet',
  '◆': 'bullet',
  '1.': 'decimal',
  '1、': 'decimal',
  '①': 'decimalEnclosedCircle',
};

function pointsXml({ lists }: Manner, { marker, lines }: Extract<Block, { kind: 'points' }>): string {
  if (lists === null || !(marker in ownMarkers)) {
    return lines
      .map((line, index) =>
        paragraph(
          run(`${markerOf(marker, index)}${/^[\d（①-⑳]/.test(markerOf(marker, index)) ? '' : ' '}${line}`),
          '<w:ind w:left="210"/>',
        ),
      )
      .join('');
  }
  const list = lists.push(marker);
  return lines
    .map((line) => paragraph(run(line), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`))
    .join('');
}

function lineXml(manner: Manner, { groups, spread, head }: Extract<Block, { kind: 'line' }>, room: number): string {
  const runs = groups.map((group) => group.map(piece(manner, head)).join(''));
  if (runs.length === 1) return paragraph(runs[0] ?? '');
  if (!manner.byTabs || room < 4500) {
    const width = Math.floor(room / runs.length);
    return table(
      [
        runs.map((each, index) => ({
          xml: paragraph(each, spread === 'between' && index === runs.length - 1 ? '<w:jc w:val="right"/>' : ''),
          width,
        })),
      ],
      false,
    );
  }
  const stops = runs.slice(1).map((_, index) => {
    const last = index === runs.length - 2;
    return spread === 'between' && last
      ? `<w:tab w:val="right" w:pos="${room}"/>`
      : `<w:tab w:val="left" w:pos="${Math.floor((room / runs.length) * (index + 1))}"/>`;
  });
  return paragraph(runs.join('<w:r><w:tab/></w:r>'), `<w:tabs>${stops.join('')}</w:tabs>`);
}

function gridXml(manner: Manner, { header, rows, widths }: Extract<Block, { kind: 'grid' }>, room: number): string {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const width = (index: number) => Math.floor(((widths[index] ?? 1) / whole) * room);
  const lines = rows.map((row) => row.map((text, index) => ({ xml: cellText(text), width: width(index) })));
  const head =
    header === null
      ? []
      : [
          header.map((text, index) => ({
            xml: paragraph(run(text, { bold: true })),
            width: width(index),
            fill: 'EDEDED',
          })),
        ];
  return `${table([...head, ...lines], manner.gridBorders)}<w:p/>`;
}

function pairsXml(manner: Manner, { pairs, columns, colon }: Extract<Block, { kind: 'pairs' }>, room: number): string {
  const rows = Array.from({ length: Math.ceil(pairs.length / columns) }, (_, row) =>
    pairs.slice(row * columns, (row + 1) * columns),
  );
  const written = ([label, value]: readonly [string, string]) => run(`${label}${colon}`, { bold: true }) + run(value);
  const width = Math.floor(room / columns);
  if (columns === 1) return pairs.map((pair) => paragraph(written(pair))).join('');
  if (manner.byTabs)
    return rows
      .map((row) =>
        paragraph(
          row.map(written).join('<w:r><w:tab/></w:r>'),
          `<w:tabs>${row
            .slice(1)
            .map((_, index) => `<w:tab w:val="left" w:pos="${width * (index + 1)}"/>`)
            .join('')}</w:tabs>`,
        ),
      )
      .join('');
  return table(
    rows.map((row) =>
      Array.from({ length: columns }, (_, index) => ({
        xml: row[index] === undefined ? '<w:p/>' : paragraph(written(row[index])),
        width,
      })),
    ),
    false,
  );
}

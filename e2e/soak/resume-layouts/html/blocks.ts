import { markerOf, type Block, type FormCell, type Piece } from '../blocks.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const piece = ({ text, look }: Piece): string =>
  look === 'plain' ? escaped(text) : `<span class="${look}">${escaped(text)}</span>`;
const cell = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** A block as Chromium is given it; what it looks like says style.ts. */
function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'line':
      return `<div class="line ${block.spread}${block.head ? ' head' : ''}${block.groups.length > 1 ? '' : ' one'}">${block.groups.map((group) => `<div>${group.map(piece).join('')}</div>`).join('')}</div>`;
    case 'points':
      return `<div class="points">${block.lines.map((line, index) => `<div class="point"><span class="marker">${escaped(markerOf(block.marker, index))}</span><span>${escaped(line)}</span></div>`).join('')}</div>`;
    case 'text':
      return block.lines.map((line) => `<p>${escaped(line)}</p>`).join('');
    case 'grid':
      return gridHtml(block);
    case 'sheet':
      return sheetHtml(block);
    case 'cells':
      return `<table class="grid sheet"><colgroup>${'<col>'.repeat(24)}</colgroup>${block.rows.map((row) => cellsRow(row, 24)).join('')}</table>`;
    case 'pairs':
      return `<div class="pairs" style="grid-template-columns:repeat(${block.columns},auto)">${block.pairs.map(([label, value]) => `<div><span class="label">${escaped(label)}${block.colon}</span>${escaped(value)}</div>`).join('')}</div>`;
    case 'tags':
      return `<div class="tags">${block.words.map((word) => `<span>${escaped(word)}</span>`).join(' ')}</div>`;
    case 'bars':
      return `<div class="bars">${block.bars.map(({ name, word, share }) => `<div class="bar"><span class="what">${escaped(name)}</span><i><b style="width:${share}%"></b></i><span class="level">${word}</span></div>`).join('')}</div>`;
    case 'aside':
      return `<div class="aside"><div class="side">${block.side.map((line) => `<div>${escaped(line)}</div>`).join('')}</div><div class="beside">${blocksHtml(block.blocks)}</div></div>`;
    case 'entry':
      return `<div class="entry">${blocksHtml(block.blocks)}</div>`;
  }
}

export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

/** A row of a form in a room of so many columns. */
export function cellsRow(row: readonly FormCell[], wide: number): string {
  const spans = spansOf(
    row.map(({ span }) => span),
    wide,
  );
  const cells = row.map(({ text, named, tall = 1 }, index) =>
    tall === 0
      ? ''
      : `<${named ? 'th' : 'td'} colspan="${spans[index]}"${tall > 1 ? ` rowspan="${tall}"` : ''}>${cell(text)}</${named ? 'th' : 'td'}>`,
  );
  return `<tr>${cells.join('')}</tr>`;
}

/** Whole columns for these widths, all of the room. */
export function spansOf(widths: readonly number[], wide: number): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const spans = widths.map((width) => Math.max(2, Math.floor((width / whole) * wide)));
  const rest = wide - spans.reduce((sum, span) => sum + span, 0);
  return spans.map((span, index) => (index === spans.length - 1 ? span + rest : span));
}

function gridHtml({ header, rows, widths }: Extract<Block, { kind: 'grid' }>): string {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => `<col style="width:${((width / whole) * 100).toFixed(1)}%">`).join('');
  const head = header === null ? '' : `<tr>${header.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr>`;
  return `<table class="grid"><colgroup>${columns}</colgroup>${head}${rows.map((row) => `<tr>${row.map((each) => `<td>${cell(each)}</td>`).join('')}</tr>`).join('')}</table>`;
}

/** Pairs two by two, so that every row has four cells; an odd one and what is long reach to the end. */
function sheetHtml({ pairs, long }: Extract<Block, { kind: 'sheet' }>): string {
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, row) => pairs.slice(row * 2, row * 2 + 2));
  const columns = [16, 34, 16, 34].map((width) => `<col style="width:${width}%">`).join('');
  const wide = ([label, value]: readonly [string, string]) =>
    `<tr><th>${escaped(label)}</th><td colspan="3">${cell(value)}</td></tr>`;
  const lines = rows.map((row) =>
    row.length === 1
      ? row.map(wide).join('')
      : `<tr>${row.map(([label, value]) => `<th>${escaped(label)}</th><td>${cell(value)}</td>`).join('')}</tr>`,
  );
  return `<table class="grid sheet"><colgroup>${columns}</colgroup>${lines.join('')}${long.map(wide).join('')}</table>`;
}

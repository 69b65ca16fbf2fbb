import type { Block, Section } from '../blocks.ts';
import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import type { Fact } from '../sections/contact.ts';
import { blocksHtml, cellsRow, escaped, spansOf } from './blocks.ts';
import { portrait } from './top.ts';

/** A form: one table, what stands about the person as labels with values, every section beside or below its name. */
export function formHtml(
  draw: Draw,
  layout: Layout,
  { name, facts, intention, sections, contactTitle }: Content,
): string {
  const wishes =
    layout.intention === 'section'
      ? []
      : intention.pairs.map(([label, value]): Fact => ({ key: 'intention', label, value, alone: value }));
  const named: Fact = { key: 'other', label: draw.pick(['姓名', '姓\u3000名', '姓 名']), value: name, alone: name };
  const across = draw.pick([2, 2, 3]);
  const headed = draw.pick(['beside', 'beside', 'above'] as const);
  const rows: string[] = [];
  if (layout.contactTitle && headed === 'above')
    rows.push(`<tr><th colspan="24">${escaped(contactTitle.title)}</th></tr>`);
  rows.push(...factRows([named, ...facts, ...wishes], across, layout.photo));
  for (const section of sections) rows.push(headed === 'above' ? aboveHtml(section) : besideHtml(layout, section));
  const banner =
    layout.banner === ''
      ? draw.chance(0.6)
        ? '<div class="banner" style="text-align:center">个人简历</div>'
        : ''
      : `<div class="banner" style="text-align:center">${layout.banner}</div>`;
  return `${banner}<table class="form"><colgroup>${'<col>'.repeat(24)}</colgroup><tbody>${rows.join('')}</tbody></table>${layout.pledge === '' ? '' : `<p>${layout.pledge}</p>`}`;
}

/** Labels and values, the photo at the right over the first rows. */
function factRows(facts: readonly Fact[], across: number, photo: boolean): string[] {
  const wide = photo ? 20 : 24;
  const rows = Array.from({ length: Math.ceil(facts.length / across) }, (_, row) =>
    facts.slice(row * across, (row + 1) * across),
  );
  const tall = Math.min(4, rows.length);
  return rows.map((row, index) => {
    const room = index < tall ? wide : 24;
    const [label, value] = [3, Math.floor(room / across) - 3];
    const cells = row.map((fact, place) => {
      const last = place === row.length - 1;
      const span = last ? room - (label + value) * (row.length - 1) - label : value;
      return `<th colspan="${label}">${escaped(fact.label)}</th><td class="value" colspan="${span}">${escaped(fact.value)}</td>`;
    });
    return `<tr>${cells.join('')}${photo && index === 0 ? `<td colspan="4" rowspan="${tall}" style="text-align:center">${portrait(false)}</td>` : ''}</tr>`;
  });
}

function aboveHtml({ title, english, blocks }: Section): string {
  return `<tr><th colspan="24">${escaped(title)} ${escaped(english)}</th></tr>${rowsOf(blocks, 24).join('')}`;
}

/** The section's name in the first column, over all rows of the section. */
function besideHtml({ upright }: Layout, { title, blocks }: Section): string {
  const rows = rowsOf(blocks, upright ? 22 : 20);
  // Most people break the letters themselves; the others have Word turn the text.
  const letters = [...title.trim()];
  const turned = letters.length === 3;
  const name = !upright
    ? escaped(title)
    : turned
      ? `<div class="upright">${escaped(title.trim())}</div>`
      : letters.map(escaped).join('<br>');
  const head = `<th colspan="${upright ? 2 : 4}" rowspan="${rows.length}">${name}</th>`;
  return rows.map((row, index) => (index === 0 ? row.replace('<tr>', `<tr>${head}`) : row)).join('');
}

/** Blocks as rows of the form; a table becomes rows of it, all else a cell. */
function rowsOf(blocks: readonly Block[], wide: number): string[] {
  const rows: string[] = [];
  let loose: Block[] = [];
  const flush = () => {
    if (loose.length > 0) rows.push(`<tr><td colspan="${wide}">${blocksHtml(loose)}</td></tr>`);
    loose = [];
  };
  for (const block of blocks) {
    if (block.kind === 'sheet') {
      flush();
      rows.push(...sheetRows(block, wide));
      continue;
    }
    if (block.kind === 'cells') {
      flush();
      rows.push(...block.rows.map((row) => cellsRow(row, wide)));
      continue;
    }
    if (block.kind !== 'grid') {
      loose.push(block);
      continue;
    }
    flush();
    const spans = spansOf(block.widths, wide);
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((text, index) => `<${tag} colspan="${spans[index]}">${escaped(text).replaceAll('\n', '<br>')}</${tag}>`).join('')}</tr>`;
    if (block.header !== null) rows.push(row(block.header, 'th'));
    rows.push(...block.rows.map((cells) => row(cells, 'td')));
  }
  flush();
  return rows;
}

/** Pairs two by two; what is long reaches over the room that is left. */
function sheetRows({ pairs, long }: Extract<Block, { kind: 'sheet' }>, wide: number): string[] {
  const value = Math.floor(wide / 2) - 4;
  const cells = ([label, text]: readonly [string, string], span: number) =>
    `<th colspan="4">${escaped(label)}</th><td colspan="${span}">${escaped(text).replaceAll('\n', '<br>')}</td>`;
  const rows = Array.from({ length: Math.ceil(pairs.length / 2) }, (_, row) => pairs.slice(row * 2, row * 2 + 2));
  return [
    ...rows.map(
      ([first, second]) =>
        `<tr>${first === undefined ? '' : cells(first, second === undefined ? wide - 4 : value)}${second === undefined ? '' : cells(second, wide - value - 8)}</tr>`,
    ),
    ...long.map((pair) => `<tr>${cells(pair, wide - 4)}</tr>`),
  ];
}

import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';

/** What the parts of one document share. Lengths are twentieths of a point. */
export interface Manner {
  readonly font: string;
  /** Half points. */
  readonly size: number;
  readonly colour: string;
  readonly heading: Layout['heading'];
  /** The markers of Word's own lists so far, each list with a number of its own; null where lists are written out. */
  readonly lists: string[] | null;
  /** What stands apart on a line does so by tabs, or in a table without borders. */
  readonly byTabs: boolean;
  readonly leading: number;
  readonly gridBorders: boolean;
}

export function drawManner(draw: Draw, layout: Layout): Manner {
  return {
    font: draw.pick(['宋体', '微软雅黑', '黑体', '仿宋', '楷体', '等线', 'Noto Sans CJK SC', '华文细黑']),
    size: Math.round(layout.size * 2),
    colour: layout.colour.slice(1),
    heading: layout.heading,
    lists: draw.chance(0.6) ? [] : null,
    byTabs: draw.chance(0.65),
    leading: Math.round(240 * Math.min(1.5, layout.leading - 0.3)),
    gridBorders: draw.chance(0.75),
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export interface RunLook {
  readonly bold?: boolean;
  readonly colour?: string;
  readonly size?: number;
}

/** Text in one look; a tab and a line break are Word's own. */
export function run(text: string, { bold = false, colour, size }: RunLook = {}): string {
  const looks = `${bold ? '<w:b/>' : ''}${colour === undefined ? '' : `<w:color w:val="${colour}"/>`}${size === undefined ? '' : `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`}`;
  const parts = text.split(/([\t\n])/).filter((part) => part !== '');
  const inside = parts
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
    .join('');
  return `<w:r>${looks === '' ? '' : `<w:rPr>${looks}</w:rPr>`}${inside}</w:r>`;
}

export function paragraph(runs: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

/** The name of a section as a paragraph of its own. */
export function headingParagraph({ heading, colour, size }: Manner, title: string, english: string): string {
  if (title === '') return '';
  const border = (side: string, weight: number) =>
    `<w:${side} w:val="single" w:sz="${weight}" w:space="1" w:color="${colour}"/>`;
  const shade = `<w:shd w:val="clear" w:color="auto" w:fill="${colour}"/>`;
  const filled = heading === 'bar' || heading === 'ribbon' || heading === 'pill';
  const properties: Readonly<Record<Layout['heading'], string>> = {
    plain: '',
    dot: '',
    dashes: '<w:jc w:val="center"/>',
    bracket: '',
    bar: shade,
    ribbon: shade,
    pill: '',
    boxed: `<w:pBdr>${['top', 'left', 'bottom', 'right'].map((side) => border(side, 6)).join('')}</w:pBdr>`,
    underlined: `<w:pBdr>${border('bottom', 8)}</w:pBdr>`,
    edge: `<w:pBdr>${border('left', 24)}</w:pBdr>`,
    centred: `<w:pBdr>${border('top', 4)}${border('bottom', 4)}</w:pBdr><w:jc w:val="center"/>`,
  };
  const spacing = '<w:spacing w:before="160" w:after="60"/>';
  const ordered = properties[heading].includes('<w:jc')
    ? properties[heading].replace('<w:jc', `${spacing}<w:jc`)
    : properties[heading] + spacing;
  const written =
    heading === 'bracket'
      ? `【${title}】`
      : heading === 'dashes'
        ? `—— ${title} ——`
        : heading === 'dot'
          ? `● ${title}`
          : title;
  const look = { bold: true, size: size + 4, colour: filled && heading !== 'pill' ? 'FFFFFF' : colour };
  return paragraph(
    run(written, look) + (english === '' ? '' : run(`  ${english}`, { ...look, bold: false, size })),
    `<w:keepNext/>${ordered}`,
  );
}

export interface Cell {
  readonly xml: string;
  readonly width: number;
  readonly span?: number;
  /** The first of cells that are one over several rows, or one of those below it. */
  readonly merged?: 'first' | 'below';
  readonly fill?: string;
  readonly upright?: boolean;
}

/** A table of rows of cells; `borders` draws its lines. */
export function table(rows: readonly (readonly Cell[])[], borders: boolean, columns?: readonly number[]): string {
  const line = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map(
      (side) =>
        `<w:${side} w:val="${borders ? 'single' : 'nil'}"${borders ? ' w:sz="4" w:space="0" w:color="444444"' : ''}/>`,
    )
    .join('');
  const grid = columns ?? rows[0]?.map(({ width }) => width) ?? [];
  const whole = grid.reduce((sum, width) => sum + width, 0);
  const cellXml = ({ xml, width, span, merged, fill, upright }: Cell) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span === undefined ? '' : `<w:gridSpan w:val="${span}"/>`}${merged === undefined ? '' : merged === 'first' ? '<w:vMerge w:val="restart"/>' : '<w:vMerge/>'}${fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}${upright === true ? '<w:textDirection w:val="tbRlV"/>' : ''}${merged === undefined ? '' : '<w:vAlign w:val="center"/>'}</w:tcPr>${xml.endsWith('</w:p>') ? xml : `${xml}<w:p/>`}</w:tc>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="${whole}" w:type="dxa"/><w:tblBorders>${line}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row.map(cellXml).join('')}</w:tr>`).join('')}</w:tbl>`;
}

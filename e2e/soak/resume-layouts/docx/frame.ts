import type { Section } from '../blocks.ts';
import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import { factsShown } from '../html/top.ts';
import type { Layout } from '../layout.ts';
import { blocksXml } from './blocks.ts';
import { formXml } from './form.ts';
import { docxOf } from './package.ts';
import { drawManner, headingParagraph, paragraph, run, table, type Manner } from './paragraphs.ts';
import { textBox } from './text-box.ts';
import { contactXml, topXml } from './top.ts';

const pageWidth = 11_906;

/** A file whole, as Word keeps it. */
export function documentOf(draw: Draw, layout: Layout, content: Content): Buffer {
  const manner = drawManner(draw, layout);
  const margin = Math.round(layout.margin * 56.7);
  const room = pageWidth - 2 * margin;
  const header =
    layout.running === 'header' || layout.running === 'name'
      ? paragraph(
          run(layout.running === 'name' ? `${content.name}的简历` : '个人简历', { colour: '888888', size: 16 }),
          '<w:jc w:val="right"/>',
        )
      : '';
  const reference = header === '' ? '' : '<w:headerReference w:type="default" r:id="rId3"/>';
  const page = (more = '') =>
    `<w:sectPr>${reference}${more.startsWith('<w:type') ? more.replace(/(<w:type[^>]*>).*/, '$1') : ''}<w:pgSz w:w="${pageWidth}" w:h="16838"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="400" w:footer="400" w:gutter="0"/>${more.replace(/<w:type[^>]*>/, '')}</w:sectPr>`;
  const body = bodyXml(draw, layout, content, { manner, room, page });
  return docxOf(manner, body, header);
}

interface Sheet {
  readonly manner: Manner;
  readonly room: number;
  readonly page: (more?: string) => string;
}

const sectionXml =
  (manner: Manner, room: number) =>
  ({ title, english, blocks }: Section): string =>
    headingParagraph(manner, title, english) + blocksXml(manner, blocks, room);

function bodyXml(draw: Draw, layout: Layout, content: Content, { manner, room, page }: Sheet): string {
  const { sections } = content;
  const top = () => topXml(draw, layout, content, { manner, room });
  switch (layout.frame) {
    case 'single':
      return top() + sections.map(sectionXml(manner, room)).join('') + page();
    case 'form':
      return formXml(draw, layout, content, { manner, room }) + page();
    case 'left':
    case 'right':
      return sidebarXml(draw, layout, content, { manner, room, page });
    case 'halves': {
      const half = Math.floor((room - 500) / 2);
      return `${top()}<w:p><w:pPr>${page()}</w:pPr></w:p>${sections.map(sectionXml(manner, half)).join('')}${page('<w:type w:val="continuous"/><w:cols w:num="2" w:space="500"/>')}`;
    }
    case 'beside': {
      const left = draw.pick([1300, 1600, 1900]);
      const rows = sections.map(({ title, english, blocks }) => [
        {
          xml:
            paragraph(run(title, { bold: true, colour: manner.colour }), '<w:spacing w:before="100"/>') +
            (english === '' ? '' : paragraph(run(english, { size: manner.size - 4 }))),
          width: left,
        },
        { xml: blocksXml(manner, blocks, room - left - 220), width: room - left },
      ]);
      return `${top()}${table(rows, draw.chance(0.3))}<w:p/>${page()}`;
    }
    case 'cards':
      return (
        top() +
        sections
          .map((section) => `${table([[{ xml: sectionXml(manner, room - 300)(section), width: room }]], true)}<w:p/>`)
          .join('') +
        page()
      );
  }
}

const narrow = new Set(['skills', 'certificates', 'languages', 'interests', 'intention', 'awards']);

function sidebarXml(draw: Draw, layout: Layout, content: Content, { manner, room, page }: Sheet): string {
  const aside = content.sections.filter(({ key }) => narrow.has(key) && draw.chance(0.8));
  const main = content.sections.filter((section) => !aside.includes(section));
  const width = Math.round(room * draw.pick([0.3, 0.33, 0.36]));
  const boxed = draw.chance(0.4);
  const plain = { ...manner, byTabs: false };
  const name =
    paragraph(run(content.name, { bold: true, size: manner.size + 16, colour: manner.colour })) +
    (layout.intention === 'title' ? paragraph(run(content.intention.pairs[0]?.[1] ?? '')) : '');
  const rest =
    layout.intention === 'line' || layout.intention === 'bare'
      ? content.intention.pairs.map(([label, value]) => paragraph(run(`${label}：${value}`))).join('')
      : '';
  const contact =
    headingParagraph(manner, content.contactTitle.title, content.contactTitle.english) +
    contactXml(draw, { ...layout, contact: 'lines' }, factsShown(content, layout), {
      manner: plain,
      room: width - 250,
    });
  const nameAside = draw.chance(0.6);
  const side = `${nameAside ? name : ''}${rest}${contact}${aside.map(sectionXml(plain, width - 250)).join('')}`;
  const gap = 280;
  const wide = room - width - gap;
  const text = `${nameAside ? '' : name}${main.map(sectionXml({ ...manner, byTabs: boxed ? false : manner.byTabs }, wide)).join('')}`;
  const short = JSON.stringify(main).length < 1700;
  if (boxed) {
    const left = layout.frame === 'left';
    const box = (xml: string, at: number, wideness: number, id: number) =>
      textBox({ xml, left: at, width: wideness, height: 14_000, id });
    if (short)
      return `<w:p>${left ? box(side, 0, width, 1) + box(text, width + gap, wide, 2) : box(text, 0, wide, 1) + box(side, wide + gap, width, 2)}</w:p>${page()}`;
    // What is long goes on over pages: beside the box, in a table that keeps its place free.
    const beside = [
      { xml: '<w:p/>', width: width + gap },
      { xml: text, width: wide },
    ];
    return `<w:p>${box(side, left ? 0 : wide + gap, width, 1)}</w:p>${table([left ? beside : beside.toReversed()], false)}<w:p/>${page()}`;
  }
  const tinted = draw.chance(0.6) ? { fill: 'EEF1F5' } : {};
  const cells = [
    { xml: side, width, ...tinted },
    { xml: text, width: room - width },
  ];
  return `${table([layout.frame === 'left' ? cells : cells.toReversed()], false)}<w:p/>${page()}`;
}

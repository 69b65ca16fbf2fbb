import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import { factsShown } from '../html/top.ts';
import type { Layout } from '../layout.ts';
import type { Fact } from '../sections/contact.ts';
import { headingParagraph, paragraph, run, table, type Manner } from './paragraphs.ts';

export interface Room {
  readonly manner: Manner;
  readonly room: number;
}

export function topXml(draw: Draw, layout: Layout, content: Content, within: Room): string {
  const { manner } = within;
  const middle = draw.chance(0.45) ? '<w:jc w:val="center"/>' : '';
  const banner =
    layout.banner === ''
      ? ''
      : paragraph(run(layout.banner, { bold: true, size: manner.size + 16 }), '<w:jc w:val="center"/>');
  const name = paragraph(run(content.name, { bold: true, size: manner.size + 18, colour: manner.colour }), middle);
  const wish = wishOf(layout, content.intention.pairs);
  const facts = contactXml(draw, layout, factsShown(content, layout), within);
  const titled = layout.contactTitle
    ? headingParagraph(manner, content.contactTitle.title, content.contactTitle.english)
    : '';
  const asFact =
    layout.language === 'zh' && !layout.contactTitle && draw.chance(0.1)
      ? paragraph(run(`姓名：${content.name}`))
      : name;
  return banner + asFact + (wish === '' ? '' : paragraph(run(wish), middle)) + titled + facts;
}

function wishOf({ intention }: Layout, pairs: Content['intention']['pairs']): string {
  if (pairs.length === 0 || intention === 'labels' || intention === 'section') return '';
  if (intention === 'title') return pairs[0]?.[1] ?? '';
  if (intention === 'line') return pairs.map(([label, value]) => `${label}：${value}`).join('  ');
  return `求职意向：${pairs.map(([, value]) => value).join(' | ')}`;
}

/** What stands about the person, as the layout has it. */
export function contactXml(draw: Draw, layout: Layout, facts: readonly Fact[], { manner, room }: Room): string {
  const colon = layout.language === 'en' ? ': ' : draw.pick(['：', '：', ':', ': ']);
  const labelled = ({ label, value }: Fact) => `${label}${colon}${value}`;
  const joint = draw.pick([' | ', '  ', '\u3000', ' · ', '\t']);
  switch (layout.contact) {
    case 'bars':
    case 'icons':
    case 'spread':
      return paragraph(run(facts.map(({ alone }) => alone).join(joint)));
    case 'sentence':
      return paragraph(run(facts.map(({ alone }) => alone).join('，')));
    case 'lines':
      return facts.map((fact) => paragraph(run(labelled(fact)))).join('');
    case 'labels':
      return paragraph(run(facts.map(labelled).join(joint)));
    case 'table': {
      const across = draw.pick([2, 3]);
      const apart = draw.chance(0.5);
      const rows = Array.from({ length: Math.ceil(facts.length / across) }, (_, row) =>
        facts.slice(row * across, (row + 1) * across),
      );
      const width = Math.floor(room / (apart ? across * 2 : across));
      const cell = (text: string) => ({ xml: paragraph(run(text)), width });
      return `${table(
        rows.map((row) =>
          Array.from({ length: across }, (_, index) => row[index]).flatMap((fact) =>
            fact === undefined
              ? apart
                ? [cell(''), cell('')]
                : [cell('')]
              : apart
                ? [cell(fact.label), cell(fact.value)]
                : [cell(labelled(fact))],
          ),
        ),
        manner.gridBorders,
      )}<w:p/>`;
    }
  }
}

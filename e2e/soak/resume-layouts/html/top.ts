import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import type { Fact } from '../sections/contact.ts';
import { escaped } from './blocks.ts';

const glyphs: Readonly<Record<Fact['key'], string>> = {
  phone: '📱',
  email: '✉',
  city: '📍',
  link: '🔗',
  other: '•',
  intention: '🎯',
};
/** The same in the private letters of an icon font. */
const fontGlyphs: Readonly<Record<Fact['key'], string>> = {
  phone: '\uF095',
  email: '\uF0E0',
  city: '\uF041',
  link: '\uF0C1',
  other: '\uF007',
  intention: '\uF140',
};

export const portrait = (round: boolean): string =>
  `<div class="photo${round ? ' round' : ''}"><svg viewBox="0 0 100 130" width="100%" height="100%"><circle cx="50" cy="48" r="22" fill="#7b8794"/><path d="M10 130c0-32 18-48 40-48s40 16 40 48z" fill="#52606d"/></svg></div>`;

/** What stands about the person, in the manner of the layout. */
export function factsHtml(draw: Draw, layout: Layout, facts: readonly Fact[]): string {
  const colon = layout.language === 'en' ? ': ' : draw.pick(['：', '：', ': ', ':', ' ']);
  const labelled = ({ label, value, key, alone }: Fact) =>
    label === ''
      ? escaped(alone)
      : `<span class="label">${escaped(label)}${key === 'intention' ? '：' : colon === ' ' ? ' ' : colon}</span>${escaped(value)}`;
  const spans = (of: readonly string[], joint: string) =>
    `<div class="facts">${of.map((each) => `<span class="fact">${each}</span>`).join(joint)}</div>`;
  const joint = draw.pick([' | ', ' · ', ' / ', '&emsp;', '&nbsp;&nbsp;', ' ｜ ', ' ‖ ', ' • ']);
  switch (layout.contact) {
    case 'bars':
      return spans(
        facts.map(({ alone }) => escaped(alone)),
        joint,
      );
    case 'icons':
      return spans(
        facts.map(
          ({ key, alone }) =>
            `${layout.signs === 'font' ? `<i class="sign">${fontGlyphs[key]}</i>` : glyphs[key]} ${escaped(alone)}`,
        ),
        draw.pick(['&emsp;', '&emsp;', '<br>']),
      );
    case 'labels':
      return draw.chance(0.5)
        ? spans(facts.map(labelled), joint)
        : `<div class="facts cols">${facts.map((fact) => `<div>${labelled(fact)}</div>`).join('')}</div>`;
    case 'lines':
      return `<div class="facts lines">${facts.map((fact) => `<div>${labelled(fact)}</div>`).join('')}</div>`;
    case 'spread':
      return `<div class="facts spread">${facts.map(({ alone }) => `<span>${escaped(alone)}</span>`).join('')}</div>`;
    case 'sentence':
      return `<div class="facts">${facts.map(({ alone }) => escaped(alone)).join('，')}</div>`;
    case 'table': {
      const columns = draw.pick([2, 2, 3]);
      const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
        facts.slice(row * columns, (row + 1) * columns),
      );
      return `<div class="facts"><table>${rows.map((row) => `<tr>${row.map(({ label, value }) => `<td class="label">${escaped(label)}</td><td>${escaped(value)}</td>`).join('')}</tr>`).join('')}</table></div>`;
    }
  }
}

/** The facts and what is looked for, where that stands among them. */
export function factsShown({ facts, intention }: Content, layout: Layout): Fact[] {
  if (layout.intention !== 'labels') return [...facts];
  return [
    ...facts,
    ...intention.pairs.map(([label, value]): Fact => ({ key: 'intention', label, value, alone: `${label}：${value}` })),
  ];
}

/** The line of what is looked for below the name; '' where it stands elsewhere. */
export function wishHtml({ intention }: Content, layout: Layout): string {
  const [first] = intention.pairs;
  if (first === undefined) return '';
  if (layout.intention === 'title') return `<div class="wish">${escaped(first[1])}</div>`;
  if (layout.intention === 'line')
    return `<div class="wish">${intention.pairs.map(([label, value]) => `${escaped(label)}：${escaped(value)}`).join(' | ')}</div>`;
  if (layout.intention === 'bare')
    return `<div class="wish">求职意向：${intention.pairs.map(([, value]) => escaped(value)).join(' | ')}</div>`;
  return '';
}

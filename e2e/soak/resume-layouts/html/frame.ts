import type { Section } from '../blocks.ts';
import type { Content } from '../content.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { blocksHtml, escaped } from './blocks.ts';
import { formHtml } from './form.ts';
import { styleOf } from './style.ts';
import { factsHtml, factsShown, portrait, wishHtml } from './top.ts';

/** A file whole, as a page for Chromium. */
export function pageHtml(draw: Draw, layout: Layout, content: Content): string {
  const style = styleOf(draw, layout);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${layout.banner || '简历'}</title><style>${style}</style></head><body>${layout.watermark === '' ? '' : `<div class="watermark">${layout.watermark}</div>`}${bodyHtml(draw, layout, content)}</body></html>`;
}

const headingHtml = ({ title, english }: Pick<Section, 'title' | 'english'>): string =>
  title === ''
    ? ''
    : `<h2><span class="title">${escaped(title)}</span>${english === '' ? '' : `<span class="english">${escaped(english)}</span>`}</h2>`;
const sectionHtml = (section: Section): string =>
  `<section>${headingHtml(section)}${blocksHtml(section.blocks)}</section>`;
const besideHtml = (section: Section): string =>
  `<div class="beside-title">${headingHtml(section)}<div class="within">${blocksHtml(section.blocks)}</div></div>`;
const cardHtml = (section: Section): string =>
  `<div class="card">${headingHtml(section)}${blocksHtml(section.blocks)}</div>`;

function bodyHtml(draw: Draw, layout: Layout, content: Content): string {
  const { sections } = content;
  switch (layout.frame) {
    case 'form':
      return formHtml(draw, layout, content);
    case 'left':
    case 'right':
      return sidebarHtml(draw, layout, content);
    case 'halves':
      return `${topHtml(draw, layout, content)}<div class="halves">${sections.map(sectionHtml).join('')}</div>`;
    case 'beside':
      return topHtml(draw, layout, content) + sections.map(besideHtml).join('');
    case 'cards':
      return topHtml(draw, layout, content) + sections.map(cardHtml).join('');
    case 'single':
      return topHtml(draw, layout, content) + sections.map(sectionHtml).join('');
  }
}

/** Name, wish, contact, photo: at the top of the page, in one of the orders people choose. */
function topHtml(draw: Draw, layout: Layout, content: Content): string {
  const banner = layout.banner === '' ? '' : `<div class="banner">${layout.banner}</div>`;
  const facts = factsHtml(draw, layout, factsShown(content, layout));
  const name = `<h1>${escaped(content.name)}</h1>`;
  const wish = wishHtml(content, layout);
  const photo = layout.photo ? portrait(draw.chance(0.3)) : '';
  const coloured = draw.chance(0.15) ? ' coloured' : '';
  if (layout.contactTitle && coloured === '')
    return `${banner}<div class="top"><div class="who">${name}${wish}</div></div><section>${headingHtml(content.contactTitle)}<div class="top"><div class="who" style="text-align:left">${facts}</div>${photo}</div></section>`;
  if (draw.chance(0.2))
    return `${banner}<div class="top${coloured}">${photo}<div class="who" style="text-align:left">${name}${wish}</div><div style="flex:0 1 60%">${facts}</div></div>`;
  return `${banner}<div class="top${coloured}">${draw.chance(0.3) ? photo : ''}<div class="who">${draw.chance(0.1) ? facts + name + wish : name + wish + facts}</div>${photo !== '' && draw.chance(0.75) ? photo : ''}</div>`;
}

const narrow = new Set([
  'skills',
  'certificates',
  'languages',
  'interests',
  'intention',
  'awards',
  'selfEvaluation',
  'education',
]);

function sidebarHtml(draw: Draw, layout: Layout, content: Content): string {
  const aside = content.sections.filter(
    ({ key }) => narrow.has(key) && draw.chance(key === 'education' ? 0.3 : key === 'selfEvaluation' ? 0.4 : 0.75),
  );
  const main = content.sections.filter((section) => !aside.includes(section));
  const nameAside = draw.chance(0.6);
  const name = `<h1>${escaped(content.name)}</h1>${wishHtml(content, layout)}`;
  const facts = `<section>${draw.chance(0.75) ? headingHtml(content.contactTitle) : ''}${factsHtml(draw, { ...layout, contact: draw.pick(['lines', 'lines', 'icons']) }, factsShown(content, layout)).replaceAll('&emsp;', '<br>')}</section>`;
  const contactLast = draw.chance(0.2);
  const asideHtml = aside.map(sectionHtml).join('');
  const side = `<div class="bar-side">${layout.photo ? portrait(draw.chance(0.5)) : ''}${nameAside ? name : ''}${contactLast ? asideHtml + facts : facts + asideHtml}</div>`;
  const rest = `<div class="main">${nameAside ? '' : name}${main.map(sectionHtml).join('')}</div>`;
  // The columns may stand in the file in the other order than on the page.
  const turned = draw.chance(0.2);
  return layout.frame === 'left'
    ? `<div class="page"${turned ? ' style="flex-direction:row-reverse"' : ''}>${turned ? rest + side : side + rest}</div>`
    : `<div class="page"${turned ? ' style="flex-direction:row-reverse"' : ''}>${turned ? side + rest : rest + side}</div>`;
}

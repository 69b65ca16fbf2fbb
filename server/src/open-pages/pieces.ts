import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { markup, type Markup } from './markup.ts';

export function chips(texts: readonly string[], look = ''): Markup {
  return markup`<ul class="chips">
    ${texts.map((text) => markup`<li class="chip ${look}">${text}</li>`)}
  </ul>`;
}

export function block(title: string, body: Markup): Markup {
  return markup`<section class="block">
    <h2>${title}</h2>
    ${body}
  </section>`;
}

/** 经验不限 in place of 不限. */
export function demand(label: string, of: string): string {
  return label === '不限' ? `${of}不限` : label;
}

/** 杭州·西湖区. */
export function placeOf({ city, district }: Pick<PositionCard, 'city' | 'district'>): string {
  return [city.name, district?.name].filter((part) => part !== undefined).join('·');
}

/** Positions that anybody may open, as a list of links. */
export function positionList(positions: readonly PositionCard[]): Markup {
  return markup`<ul class="cards">
    ${positions.map(
      (position) =>
        markup`<li class="card">
          <a href="/open/job/${position.positionId}">
            <span class="line"><strong>${position.title}</strong><span class="pay">${position.salaryText}</span></span>
            <span class="muted"
              >${[
                placeOf(position),
                demand(position.experience.label, '经验'),
                demand(position.education.label, '学历'),
                position.company.name,
              ].join(' · ')}</span
            ></a
          >
        </li>`,
    )}
  </ul>`;
}

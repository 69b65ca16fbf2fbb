import type { GoneJob } from '#domains/position/index.ts';
import { markup } from './markup.ts';
import { drawPage, loginTo, type Site } from './page.ts';
import { block, positionList } from './pieces.ts';

const search = '/seeker/job';

/** In place of a position that ended, or never was: what resembles it, and the way in. */
export function drawGone({ kind, similar }: GoneJob, site: Site): string {
  const ended = kind === 'ended';
  return drawAway(site, {
    title: ended ? '这个职位已停止招聘' : '没有找到这个职位',
    text: ended ? '招聘方已经停止招聘，不能再投递了。' : '链接可能不完整，或者职位已经下线。',
    similar,
  });
}

/** In place of a company that there is not, or that is not verified. */
export function drawNoCompany(site: Site): string {
  return drawAway(site, { title: '没有找到这家公司', text: '链接可能不完整，或者公司还没有通过认证。', similar: [] });
}

function drawAway(
  site: Site,
  { title, text, similar }: { readonly title: string; readonly text: string; readonly similar: GoneJob['similar'] },
): string {
  return drawPage(site, {
    title,
    description: text,
    path: null,
    data: null,
    next: search,
    action: null,
    main: markup`<article class="position">
      <header class="block">
        <h1>${title}</h1>
        <p class="muted">${text}</p>
        <p><a class="button primary" href="${loginTo(search)}">登录看看其他职位</a></p>
      </header>
      ${similar.length === 0 ? null : block('相似的在招职位', positionList(similar))}
    </article>`,
  });
}

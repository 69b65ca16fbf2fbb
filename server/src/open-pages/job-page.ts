import type { OpenJob } from '#domains/position/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { markup, type Markup } from './markup.ts';
import { drawPage, loginTo, type Site } from './page.ts';
import { block, chips, demand, placeOf, positionList } from './pieces.ts';
import { postingOf } from './posting.ts';

/** Most characters of what search engines and messengers show of a page. */
const previewLength = 120;

function preview({ position }: OpenJob): string {
  const facts = [
    position.salaryText,
    placeOf(position),
    demand(position.experience.label, '经验'),
    demand(position.education.label, '学历'),
  ].join('，');
  const words = position.description.map(({ text }) => text.replaceAll(/\s+/gu, ' ')).join(' ');
  const whole = [...`${position.company.name}招聘${position.title}：${facts}。${words}`];
  return whole.length <= previewLength ? whole.join('') : `${whole.slice(0, previewLength - 1).join('')}…`;
}

/** Skills and other conditions, what is needed before what is a plus. */
function asked({ position }: OpenJob): Markup[] {
  const groups = [
    ['must', '需要具备'],
    ['nice', '加分项'],
  ] as const;
  return groups.flatMap(([kind, title]) => {
    const words = [
      ...position.requirements
        .filter((each) => each.kind === kind)
        .map(({ skill, years }) => (years === null ? skill : `${skill}，${years} 年以上`)),
      ...position.conditions.filter((each) => each.kind === kind).map((each) => each.words),
    ];
    return words.length === 0 ? [] : [block(title, chips(words, kind))];
  });
}

function company({ position, company: { name }, agencyLicence }: OpenJob): Markup {
  const card = position.company;
  const facts = [card.industryName, card.staffSize, card.financingStage, card.cityName].filter((each) => each !== null);
  return markup`<section class="block company">
    <h2>${card.name}</h2>
    ${name === card.name ? null : markup`<p class="muted">${name}</p>`}
    <p class="muted">已认证 · ${facts.join(' · ')}</p>
    ${agencyLicence === null ? null : markup`<p class="muted">代其他公司招聘，人力资源服务许可证：${agencyLicence.number}</p>`}
    <p><a href="/open/company/${card.companyId}">查看公司和在招职位</a></p>
  </section>`;
}

/** The public page of an open position. */
export function drawJob(job: OpenJob, site: Site): string {
  const { position, changedAt } = job;
  const inside = `/seeker/job/job-details/${position.positionId}`;
  const published = dayInBeijing(new Date(position.publishedAt));
  const changed = dayInBeijing(changedAt);
  const facts = [
    placeOf(position),
    demand(position.experience.label, '经验'),
    demand(position.education.label, '学历'),
    position.jobType.label,
    position.recruitType.label,
    position.workMode.label,
    position.postSource.label,
    `招 ${position.headCount} 人`,
  ];
  const action = markup`<a class="button primary" href="${loginTo(`${inside}?apply=1`)}">登录后投递</a>`;
  const place = [placeOf(position), position.address].filter((part) => part !== '').join('·');
  return drawPage(site, {
    title: `${position.title}招聘_${position.company.name}_${position.city.name}`,
    description: preview(job),
    path: `/open/job/${position.positionId}`,
    data: postingOf(job, site.base),
    next: inside,
    action,
    main: markup`<article class="position">
      <header class="block">
        <p class="line">
          <span class="tag">招聘中</span
          ><span class="muted"
            ><time datetime="${position.publishedAt}">${published}</time> 发布${
              changed > published ? markup` · <time datetime="${changedAt.toISOString()}">${changed}</time> 更新` : null
            }</span
          >
        </p>
        <h1>${position.title}</h1>
        <p class="pay">${position.salaryText}</p>
        ${chips(facts)}
        <p class="wide">${action}</p>
      </header>
      ${asked(job)}
      ${position.description.map(({ title, text }) => block(title.label, markup`<p class="prose">${text}</p>`))}
      ${position.benefits.length === 0 ? null : block('福利', chips(position.benefits))}
      ${block('工作地点', markup`<p>${place}</p>`)} ${company(job)}
      ${job.similar.length === 0 ? null : block('相似职位', positionList(job.similar))}
    </article>`,
  });
}

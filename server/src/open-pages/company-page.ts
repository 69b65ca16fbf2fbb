import type { OpenCompany } from '#domains/position/index.ts';
import { markup } from './markup.ts';
import { drawPage, loginTo, type Site } from './page.ts';
import { block, chips, positionList } from './pieces.ts';
import { companyData } from './posting.ts';
import { websiteOf } from './website.ts';

/** The public page of a verified company. */
export function drawCompany(open: OpenCompany, site: Site): string {
  const { company, positions } = open;
  const name = company.shortName ?? company.name;
  const facts = [
    company.industryName,
    company.staffSizeLabel,
    company.financingStageLabel,
    company.companyTypeLabel,
    company.cityName,
    company.foundedYear === null ? null : `${company.foundedYear} 年成立`,
  ].filter((each) => each !== null);
  const inside = `/seeker/job/job-company/${company.companyId}`;
  const website = websiteOf(company.website);
  return drawPage(site, {
    title: `${name}招聘_在招职位`,
    description: `${company.name}（${facts.join('，')}）在${site.brand}招聘 ${positions.length} 个职位：${positions
      .slice(0, 5)
      .map(({ title }) => title)
      .join('、')}`,
    path: `/open/company/${company.companyId}`,
    data: companyData(open, site.base),
    next: inside,
    action: markup`<a class="button primary" href="${loginTo(inside)}">登录后查看</a>`,
    main: markup`<article class="position">
      <header class="block">
        <p class="line"><span class="tag">已认证</span></p>
        <h1>${name}</h1>
        ${name === company.name ? null : markup`<p class="muted">${company.name}</p>`} ${chips(facts)}
        ${company.agencyLicence === null ? null : markup`<p class="muted">人力资源服务许可证：${company.agencyLicence.number}</p>`}
      </header>
      ${positions.length === 0 ? block('在招职位', markup`<p class="muted">这家公司现在没有在招的职位。</p>`) : block('在招职位', positionList(positions))}
      ${(company.introduction ?? '') === '' ? null : block('公司介绍', markup`<p class="prose">${company.introduction}</p>`)}
      ${company.benefits.length === 0 ? null : block('公司福利', chips(company.benefits))}
      ${(company.address ?? '') === '' ? null : block('公司地址', markup`<p>${company.address}</p>`)}
      ${website === null ? null : block('公司网址', markup`<p><a href="${website}" rel="noreferrer nofollow">${company.website}</a></p>`)}
    </article>`,
  });
}

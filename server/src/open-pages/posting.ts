import type { OpenCompany, OpenJob } from '#domains/position/index.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { cityByCode, districtByCode } from '#domains/dictionary/index.ts';
import { websiteOf } from './website.ts';

/** dictNum of job_type to the words of schema.org. */
const employmentTypes: Readonly<Record<number, string>> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'INTERN',
  5: 'CONTRACTOR',
  6: 'TEMPORARY',
};

/** dictNum of salary_cycle to the words of schema.org; pay by the turn or by the piece has none. */
const payUnits: Readonly<Record<number, string>> = { 1: 'MONTH', 2: 'DAY', 3: 'HOUR', 4: 'WEEK', 5: 'YEAR' };

/** dictNum of work_mode. */
const remote = 3;

type Content = OpenJob['content'];

function placeOf({ cityCode, districtCode, address }: Content) {
  const city = cityCode === null ? undefined : cityByCode(cityCode);
  const district = districtCode === null ? undefined : districtByCode(districtCode);
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      ...(city === undefined ? {} : { addressRegion: city.province, addressLocality: city.name }),
      ...(address === '' && district === undefined ? {} : { streetAddress: `${district?.name ?? ''}${address}` }),
    },
  };
}

/** Yuan for one unit of time; null for 面议 and for what is not paid by time. */
function payOf({ salaryMin, salaryMax, salaryCycle }: Content) {
  const unitText = payUnits[salaryCycle];
  if (salaryMin === null || salaryMax === null || unitText === undefined) return null;
  return {
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: { '@type': 'QuantitativeValue', minValue: salaryMin / 100, maxValue: salaryMax / 100, unitText },
  };
}

function siteOf(website: string | null): { sameAs?: string } {
  const sameAs = websiteOf(website);
  return sameAs === null ? {} : { sameAs };
}

/** The words of a position as markup, which search engines expect there. */
function descriptionOf({ position }: OpenJob): string {
  return position.description
    .map(
      ({ title, text }) =>
        `<p><b>${escapeHtml(title.label)}</b></p><p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
}

/**
 * A position as schema.org's JobPosting. It has no validThrough: a position has no end that is known beforehand, and one
 * that was made up would be read as true; when it ends its address answers 410.
 * @param base the address of the site, without a slash at its end
 */
export function postingOf(job: OpenJob, base: string): object {
  const { position, content, company } = job;
  const pay = payOf(content);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: position.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: position.positionId },
    url: `${base}/open/job/${position.positionId}`,
    datePosted: position.publishedAt,
    ...(employmentTypes[position.jobType.value] === undefined
      ? {}
      : { employmentType: employmentTypes[position.jobType.value] }),
    // An agency does not say for whom it recruits: search engines take this word for that.
    hiringOrganization: job.forOthers
      ? 'confidential'
      : {
          '@type': 'Organization',
          name: company.name,
          url: `${base}/open/company/${position.company.companyId}`,
          ...siteOf(company.website),
        },
    jobLocation: placeOf(content),
    ...(position.workMode.value === remote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'CN' } }
      : {}),
    ...(pay === null ? {} : { baseSalary: pay }),
    ...(position.requirements.length === 0
      ? {}
      : { skills: position.requirements.map(({ skill }) => skill).join('、') }),
    totalJobOpenings: position.headCount,
    directApply: true,
  };
}

/** A company as schema.org's Organization. */
export function companyData({ company }: OpenCompany, base: string): object {
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name: company.name,
    ...(company.shortName === null ? {} : { alternateName: company.shortName }),
    url: `${base}/open/company/${company.companyId}`,
    ...siteOf(company.website),
    ...(company.introduction === null ? {} : { description: company.introduction }),
    ...(company.foundedYear === null ? {} : { foundingDate: String(company.foundedYear) }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      ...(company.cityName === null ? {} : { addressLocality: company.cityName }),
      ...(company.address === null ? {} : { streetAddress: company.address }),
    },
  };
}

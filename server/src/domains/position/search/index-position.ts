import type { CompanyCard } from '@pinjian/contract/company.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionStatus } from '@pinjian/contract/position-state.ts';
import {
  cityByCode,
  dictLabel,
  dictNumOf,
  districtByCode,
  industryByCode,
  positionCategory,
  skillToken,
  textTokens,
  titleRoles,
  tradeName,
  wishTokens,
} from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { sourceToken } from '../engine/column-filters.ts';
import {
  categoryToken,
  cityToken,
  companyToken,
  dayToken,
  districtToken,
  financingToken,
  industryToken,
  staffSizeToken,
  titleRoleToken,
  titleToken,
} from '../engine/search-plan.ts';
import { companyOf } from '../find-cards.ts';
import type { PositionRecord } from '../queries.ts';
import { monthlyPay } from '../rules.ts';
import { upsertSearch, type SearchDocument } from './document-queries.ts';

/** Longer tokens are noise, and longer than an index takes. */
const longestToken = 64;

/** By how many of the first characters of its name a company is called. */
const shortNames = [2, 3, 4, 5, 6];

/** What a company is called by: words of its name, and the first characters of what is its own in it. */
function companyTokens(name: string): string[] {
  const own = tradeName(name) ?? name;
  return [...textTokens(name), own, ...shortNames.map((length) => own.slice(0, length))].map(companyToken);
}

/** The nodes of the job tree that a position belongs to: its category first, then what its title names. */
function rolesOf(content: PositionContent): string[] {
  const named = titleRoles(content.title);
  return [...(content.categoryId === null ? [] : [content.categoryId]), ...named];
}

/** The tokens under which a position is found (position_search.doc). */
function positionTokens(content: PositionContent, company: CompanyCard, shownAt: Date): string[] {
  const categoryId = content.categoryId ?? undefined;
  const category = categoryId === undefined ? undefined : positionCategory(categoryId);
  const city = content.cityCode === null ? undefined : cityByCode(content.cityCode);
  const district = content.districtCode === null ? undefined : districtByCode(content.districtCode);
  const industry = industryByCode(company.industry);
  const size = company.staffSize === null ? undefined : dictNumOf('staff_size', company.staffSize);
  const stage = company.financingStage === null ? undefined : dictNumOf('financing_stage', company.financingStage);
  const title = textTokens(content.title, categoryId);
  const texts = [
    category?.name ?? '',
    company.name,
    city?.name ?? '',
    district?.name ?? '',
    ...content.requirements.map(({ skill }) => skill),
    ...content.description.map(({ text }) => text),
    ...content.preferences.map((value) => dictLabel('job_preference', value) ?? ''),
    ...content.benefits,
  ];
  const tokens = [
    ...title,
    ...title.map(titleToken),
    ...textTokens(texts.join('\n'), categoryId),
    ...content.requirements.flatMap(({ skillId }) => (skillId === null ? [] : [skillToken(skillId)])),
    ...(city === undefined ? [] : [cityToken(city.code)]),
    ...(district === undefined ? [] : [districtToken(district.code)]),
    sourceToken(content.postSource),
    ...wishTokens([content.title, ...texts].join('\n')),
    ...companyTokens(company.name),
    ...titleRoles(content.title)
      .flatMap((id) => positionCategory(id)?.ids ?? [])
      .map(titleRoleToken),
    dayToken(shownAt),
    ...(category?.ids ?? []).map(categoryToken),
    ...(industry === undefined ? [] : [industry.code, industry.top].map(industryToken)),
    ...(size === undefined ? [] : [staffSizeToken(size)]),
    ...(stage === undefined ? [] : [financingToken(stage)]),
  ];
  return [...new Set(tokens)].filter((token) => token.length <= longestToken);
}

/** What search knows of a position on show. */
export function searchDocument(
  position: {
    readonly id: string;
    readonly companyId: string;
    readonly status: PositionStatus;
    readonly shownAt: Date;
  },
  content: PositionContent,
  company: CompanyCard,
): SearchDocument {
  return {
    positionId: position.id,
    companyId: position.companyId,
    status: position.status,
    shownAt: position.shownAt,
    cityCode: content.cityCode ?? '',
    monthly: monthlyPay(content),
    experience: content.experience ?? 0,
    education: content.education ?? 0,
    jobType: content.jobType ?? 0,
    recruitType: content.recruitType ?? 0,
    workMode: content.workMode ?? 0,
    title: content.title,
    roles: rolesOf(content),
    tokens: positionTokens(content, company, position.shownAt),
  };
}

/** Writes what is on show into the index; in the transaction that shows it. @throws when nothing is on show. */
export async function indexPosition(tx: Ctx, record: PositionRecord): Promise<void> {
  const { content, shownAt } = record;
  if (content === null || shownAt === null) throw new Error(`position ${record.id} is not on show`);
  await upsertSearch(tx, searchDocument({ ...record, shownAt }, content, await companyOf(tx, record.companyId)));
}

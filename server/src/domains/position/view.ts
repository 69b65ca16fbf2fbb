import type { AgencyLicence, CompanyCard } from '@pinjian/contract/company.ts';
import type { DictType, NamedCode, Option } from '@pinjian/contract/dictionary.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import type { PositionRow } from '@pinjian/contract/position.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { languageLevelLabels } from '@pinjian/contract/position-requirement.ts';
import type { PositionCard, PositionDetail, PositionPreview, Recruiter } from '@pinjian/contract/position-view.ts';
import { cityByCode, dictLabel, districtByCode, positionCategory } from '#domains/dictionary/index.ts';
import { writtenContent, type PositionRecord } from './queries.ts';
import type { ReviewRow } from './review/queries.ts';

/** Skills on a card. */
const skillsShown = 8;

function optionOf(type: DictType, value: number | null): Option | null {
  const label = value === null ? undefined : dictLabel(type, value);
  return value === null || label === undefined ? null : { value, label };
}

/** A value that published content always has. @throws when it has not. */
function sure<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`published content without ${what}`);
  return value;
}

function statusOf(record: PositionRecord): Option {
  return sure(optionOf('job_status', record.status), 'status');
}

function cityOf(content: PositionContent): NamedCode | null {
  const city = content.cityCode === null ? undefined : cityByCode(content.cityCode);
  return city === undefined ? null : { code: city.code, name: city.name };
}

function districtOf(content: PositionContent): NamedCode | null {
  const district = content.districtCode === null ? undefined : districtByCode(content.districtCode);
  return district === undefined ? null : { code: district.code, name: district.name };
}

function salaryOf(content: PositionContent): string {
  const { salaryMin, salaryMax, salaryCycle, salaryMonths } = content;
  return salaryText({ min: salaryMin, max: salaryMax, cycle: salaryCycle, months: salaryMonths });
}

/** Where a position stands, for its company. */
export function stateView(record: PositionRecord) {
  return {
    positionId: record.id,
    status: statusOf(record),
    version: record.version,
    hasChanges: record.draft !== null,
    publishedAt: record.publishedAt?.toISOString() ?? null,
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** The last time a person was asked to look at a position, for its company. */
export function lastReviewView(row: ReviewRow) {
  return {
    state: row.state,
    version: row.version,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** A row of position management: what is written, not what is on show. */
export function rowView(record: PositionRecord, inReview: boolean): PositionRow {
  const content = writtenContent(record);
  const category = content.categoryId === null ? undefined : positionCategory(content.categoryId);
  return {
    ...stateView(record),
    inReview,
    title: content.title,
    salaryText: salaryOf(content),
    city: cityOf(content),
    district: districtOf(content),
    categoryName: category?.name ?? null,
    experience: optionOf('experience', content.experience),
    education: optionOf('education', content.education),
    jobType: optionOf('job_type', content.jobType),
    headCount: content.headCount,
  };
}

/** What seekers will see of the written content; what is missing is null. */
export function previewView(
  record: PositionRecord,
  content: PositionContent,
  company: CompanyCard,
  agencyLicence: AgencyLicence | null,
): PositionPreview {
  const category = content.categoryId === null ? undefined : positionCategory(content.categoryId);
  return {
    positionId: record.id,
    title: content.title,
    status: statusOf(record),
    salaryText: salaryOf(content),
    city: cityOf(content),
    district: districtOf(content),
    experience: optionOf('experience', content.experience),
    education: optionOf('education', content.education),
    jobType: optionOf('job_type', content.jobType),
    recruitType: optionOf('recruit_type', content.recruitType),
    workMode: optionOf('work_mode', content.workMode),
    postSource: optionOf('post_source', content.postSource) ?? { value: content.postSource, label: '' },
    benefits: benefitsOf(content),
    publishedAt: record.shownAt?.toISOString() ?? null,
    company,
    category: category === undefined ? null : { id: category.id, path: [...category.path] },
    address: content.address,
    headCount: content.headCount,
    requirements: content.requirements.map(({ kind, skill, skillId, years }) => ({ kind, skill, skillId, years })),
    conditions: content.conditions.map(({ kind, what, words, level }) => ({
      kind,
      what,
      words: level === null ? words : `${words}（${languageLevelLabels[level]}）`,
    })),
    experienceKind: content.experienceSource.kind,
    educationKind: content.educationSource.kind,
    description: content.description.flatMap(({ title, text }) => {
      const heading = optionOf('job_description_title', title);
      return heading === null || text === '' ? [] : [{ title: heading, text }];
    }),
    paymentMethod: optionOf('payment_method', content.paymentMethod),
    workCycle: optionOf('work_cycle', content.workCycle),
    weeklyWorkDays: optionOf('weekly_work_days', content.weeklyWorkDays),
    workTimePeriod: optionOf('work_time_period', content.workTimePeriod),
    realNameRequired: content.realNameRequired,
    agencyLicence,
  };
}

function benefitsOf(content: PositionContent): string[] {
  return [...content.preferences.flatMap((value) => dictLabel('job_preference', value) ?? []), ...content.benefits];
}

/** What is on show, with nothing missing, for whoever reads it. @throws when it was never published. */
export function shownView(record: PositionRecord, company: CompanyCard, agencyLicence: AgencyLicence | null) {
  const preview = previewView(record, sure(record.content, 'content'), company, agencyLicence);
  return {
    ...preview,
    city: sure(preview.city, 'city'),
    experience: sure(preview.experience, 'experience'),
    education: sure(preview.education, 'education'),
    jobType: sure(preview.jobType, 'job type'),
    recruitType: sure(preview.recruitType, 'recruit type'),
    workMode: sure(preview.workMode, 'work mode'),
    category: sure(preview.category, 'category'),
    headCount: sure(preview.headCount, 'head-count'),
    publishedAt: sure(preview.publishedAt, 'time of publication'),
  };
}

/** What stands beside a position that it does not say itself. */
interface Beside {
  readonly company: CompanyCard;
  readonly agencyLicence: AgencyLicence | null;
  readonly recruiter: Recruiter | null;
  readonly collected: boolean;
}

/** A position whole, for a seeker. @throws when it was never published. */
export function detailView(record: PositionRecord, beside: Beside): PositionDetail {
  const { company, agencyLicence, recruiter, collected } = beside;
  const changedAt = record.contentChangedAt?.toISOString() ?? null;
  return { ...shownView(record, company, agencyLicence), changedAt, recruiter, collected };
}

/** A position in a list, for a seeker. @throws when it was never published. */
export function cardView(record: PositionRecord, company: CompanyCard, collected: boolean): PositionCard {
  const shown = shownView(record, company, null);
  const skills = shown.requirements.toSorted((a, b) => Number(b.kind === 'must') - Number(a.kind === 'must'));
  return {
    positionId: shown.positionId,
    title: shown.title,
    status: shown.status,
    salaryText: shown.salaryText,
    city: shown.city,
    district: shown.district,
    experience: shown.experience,
    education: shown.education,
    jobType: shown.jobType,
    recruitType: shown.recruitType,
    workMode: shown.workMode,
    postSource: shown.postSource,
    benefits: shown.benefits,
    publishedAt: shown.publishedAt,
    company: shown.company,
    skills: skills.slice(0, skillsShown).map(({ skill }) => skill),
    collected,
  };
}

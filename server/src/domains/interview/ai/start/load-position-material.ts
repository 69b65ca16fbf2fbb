import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import { salaryText } from '@pinjian/contract/money.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { companyName } from '#domains/company/index.ts';
import { cityByCode, dictLabel, districtByCode, positionCategory } from '#domains/dictionary/index.ts';
import type { ShownPosition } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';

/** What an interview needs to know of a position that is or was on show, in words. */
export async function loadPositionMaterial(
  ctx: Ctx,
  { companyId, content }: ShownPosition,
): Promise<InterviewPosition> {
  return positionMaterial(content, await companyName(ctx, companyId));
}

/** The same of what was loaded already. */
export function positionMaterial(content: PositionContent, company: string): InterviewPosition {
  return {
    title: content.title,
    categoryCode: content.categoryId,
    categoryName: content.categoryId === null ? '' : (positionCategory(content.categoryId)?.name ?? ''),
    companyName: company,
    // What the reader took over and nobody of the company looked at shapes no interview.
    requirements: content.requirements
      .filter(({ by }) => by === 'writer')
      .map(({ skill, years, kind }) => ({ skill, years, kind })),
    description: content.description.map(({ title, text }) => ({
      title: dictLabel('job_description_title', title) ?? '',
      text,
    })),
    facts: factsOf(content),
  };
}

/** Facts that the posting shows apart from its text, for a candidate who asks. */
function factsOf(content: PositionContent): InterviewPosition['facts'] {
  const { salaryMin: min, salaryMax: max, salaryCycle: cycle, salaryMonths: months } = content;
  const city = content.cityCode === null ? undefined : cityByCode(content.cityCode)?.name;
  const district = content.districtCode === null ? undefined : districtByCode(content.districtCode)?.name;
  const label = (type: 'work_mode' | 'job_type' | 'experience', value: number | null): string =>
    value === null ? '' : (dictLabel(type, value) ?? '');
  const welfare = [
    ...content.preferences.flatMap((each) => dictLabel('job_preference', each) ?? []),
    ...content.benefits,
  ];
  return [
    { label: '薪资', value: salaryText({ min, max, cycle, months }) },
    { label: '工作地点', value: [city, district, content.address].filter(Boolean).join('') },
    { label: '办公方式', value: label('work_mode', content.workMode) },
    { label: '用工形式', value: label('job_type', content.jobType) },
    { label: '福利', value: welfare.join('、') },
  ].filter(({ value }) => value !== '');
}

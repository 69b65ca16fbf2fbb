import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { issuesBeforePublish, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { DictType } from '@pinjian/contract/dictionary.ts';
import { cityByCode, districtByCode, isDictValue, positionCategory, skillByName } from '#domains/dictionary/index.ts';

/** Content as it is stored: every skill with its canonical id, none asked for twice. */
export function settleContent(content: PositionContent): PositionContent {
  const seen = new Set<string>();
  const requirements = content.requirements
    .map((requirement) => ({
      ...requirement,
      skillId: skillByName(requirement.skill, content.categoryId ?? undefined)?.id ?? null,
    }))
    .filter(({ skill, skillId }) => {
      const key = skillId ?? skill;
      if (key === '') return true;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return { ...content, requirements };
}

const dictFields = {
  salaryCycle: 'salary_cycle',
  experience: 'experience',
  education: 'education',
  jobType: 'job_type',
  recruitType: 'recruit_type',
  workMode: 'work_mode',
  paymentMethod: 'payment_method',
  workCycle: 'work_cycle',
  weeklyWorkDays: 'weekly_work_days',
  workTimePeriod: 'work_time_period',
  postSource: 'post_source',
} as const satisfies Partial<Record<keyof PositionContent, DictType>>;

/** What names nothing: values that no dictionary has, codes that are no city, district or leaf of the job tree. */
function issuesOfReferences(content: PositionContent): InputIssue[] {
  const issues: InputIssue[] = [];
  const object = (path: string, message: string): void => void issues.push({ path, message });
  for (const [field, type] of Object.entries(dictFields) as [keyof typeof dictFields, DictType][]) {
    const value = content[field];
    if (value !== null && !isDictValue(type, value)) object(field, '请重新选择');
  }
  if (content.categoryId !== null && positionCategory(content.categoryId)?.isLeaf !== true) {
    object('categoryId', '请选择到最末一级的职位类别');
  }
  if (content.cityCode !== null && cityByCode(content.cityCode) === undefined) {
    object('cityCode', '请重新选择工作城市');
  }
  if (content.districtCode !== null && districtByCode(content.districtCode)?.cityCode !== content.cityCode) {
    object('districtCode', '请选择该城市的区县');
  }
  if (content.preferences.some((value) => !isDictValue('job_preference', value)))
    object('preferences', '请重新选择福利');
  content.description.forEach(({ title }, index) => {
    if (!isDictValue('job_description_title', title)) object(`description.${index}.title`, '请重新选择标题');
  });
  return issues;
}

/** Everything that stands between the content and publishing, but for its words; [] when nothing does. */
export function issuesOf(content: PositionContent): InputIssue[] {
  return [...issuesBeforePublish(content), ...issuesOfReferences(content)];
}

/** How many times a cycle of salary_cycle fits into a month: 21.75 working days of eight hours. */
const cyclesAMonth: Readonly<Record<number, number>> = { 1: 1, 2: 21.75, 3: 174, 4: 4.35, 5: 1 / 12 };

/** Pay in fen a month, to compare positions by; null for 面议 and for pay by the piece. */
export function monthlyPay(
  content: Pick<PositionContent, 'salaryMin' | 'salaryMax' | 'salaryCycle'>,
): { readonly min: number; readonly max: number } | null {
  const { salaryMin, salaryMax } = content;
  const factor = cyclesAMonth[content.salaryCycle];
  if (salaryMin === null || salaryMax === null || factor === undefined) return null;
  return { min: Math.round(salaryMin * factor), max: Math.round(salaryMax * factor) };
}

/** Putting a position on show again within a day does not bring it back to the top of the lists. */
const renewAfter = 24 * 60 * 60 * 1000;

/** When a position counts as put on show, if it is put on show now. */
export function shownAt(before: Date | null, now: Date): Date {
  return before !== null && now.getTime() - before.getTime() < renewAfter ? before : now;
}

import * as z from 'zod/mini';
import type { InputIssue } from './envelope.ts';
import { fen } from './money.ts';
import { dismissedReading, fieldSource, positionCondition, positionRequirement } from './position-requirement.ts';

/** Text of at most `max` characters, trimmed; '' means not filled in. */
const text = (max: number, label: string) => z.string().check(z.trim(), z.maxLength(max, `${label}最多 ${max} 个字`));

/** A code of a tree or list; null when not chosen. */
const chosenCode = z.nullable(z.string().check(z.regex(/^\d{4,12}$/, '编码格式不正确')));

/** A dictNum; null when not chosen. Whether the dictionary has it is checked by the server at publish. */
const dictNum = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));

export const descriptionBlock = z.object({
  /** dictNum of job_description_title; each at most once. */
  title: z.int().check(z.minimum(1), z.maximum(99)),
  text: text(3000, '每段描述'),
});
export type DescriptionBlock = z.output<typeof descriptionBlock>;

/** Most skills and most other conditions of a position. */
export const maxRequirements = 30;
export const maxConditions = 20;

/**
 * What a company says about a position. Every field may be empty (a draft saves itself while it is typed);
 * `issuesBeforePublish` says what a publishable one needs.
 */
export const positionContent = z.object({
  title: text(40, '职位名称'),
  /** Leaf of the job tree. */
  categoryId: chosenCode,
  cityCode: chosenCode,
  districtCode: chosenCode,
  address: text(100, '工作地址'),
  /** Fen per `salaryCycle`; both null is 面议. */
  salaryMin: z.nullable(fen),
  salaryMax: z.nullable(fen),
  /** dictNum of salary_cycle. */
  salaryCycle: z.int().check(z.minimum(1), z.maximum(7)),
  /** Salaries a year; says something for a monthly cycle only. */
  salaryMonths: z.int().check(z.minimum(12, '薪资月数为 12 到 36'), z.maximum(36, '薪资月数为 12 到 36')),
  /** dictNums of experience, education, job_type, recruit_type, work_mode. */
  experience: dictNum,
  education: dictNum,
  jobType: dictNum,
  recruitType: dictNum,
  workMode: dictNum,
  headCount: z.nullable(z.int().check(z.minimum(1, '招聘人数至少 1 人'), z.maximum(9999, '招聘人数最多 9999 人'))),
  /** Where `experience` and `education` are said, and whether they are demanded or preferred. */
  experienceSource: z._default(fieldSource, { kind: 'must', from: null }),
  educationSource: z._default(fieldSource, { kind: 'must', from: null }),
  /** Skills. */
  requirements: z.array(positionRequirement).check(z.maxLength(maxRequirements, `技能要求最多 ${maxRequirements} 条`)),
  /** Certificates, languages, majors and shifts. */
  conditions: z._default(
    z.array(positionCondition).check(z.maxLength(maxConditions, `其他条件最多 ${maxConditions} 条`)),
    [],
  ),
  /** What the description says and the writer does not want to ask for. */
  dismissed: z._default(z.array(dismissedReading).check(z.maxLength(100)), []),
  description: z.array(descriptionBlock).check(z.maxLength(9, '描述最多 9 段')),
  /** dictNums of job_preference. */
  preferences: z.array(z.int().check(z.minimum(1), z.maximum(99))).check(z.maxLength(20, '福利标签最多 20 个')),
  /** Benefits in the company's own words. */
  benefits: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(12, '每项福利最多 12 个字')))
    .check(z.maxLength(10, '自定义福利最多 10 项')),
  /** For part-time, internship and odd jobs: dictNums of payment_method, work_cycle, weekly_work_days, work_time_period. */
  paymentMethod: dictNum,
  workCycle: dictNum,
  weeklyWorkDays: dictNum,
  workTimePeriod: dictNum,
  /** dictNum of post_source; 1 is the employer itself. */
  postSource: z.int().check(z.minimum(1), z.maximum(99)),
  /** Whether a seeker must be real-name verified to apply (decisions §13). */
  realNameRequired: z.boolean(),
});
export type PositionContent = z.output<typeof positionContent>;
/** As it may lie in the database: what was stored before a field with a default stood here lacks that field. */
export type StoredPositionContent = z.input<typeof positionContent>;

/** A position with nothing said yet: what a new draft begins with. */
export function emptyPositionContent(): PositionContent {
  return {
    title: '',
    categoryId: null,
    cityCode: null,
    districtCode: null,
    address: '',
    salaryMin: null,
    salaryMax: null,
    salaryCycle: 1,
    salaryMonths: 12,
    experience: null,
    education: null,
    jobType: 1,
    recruitType: 1,
    workMode: 1,
    headCount: null,
    experienceSource: { kind: 'must', from: null },
    educationSource: { kind: 'must', from: null },
    requirements: [],
    conditions: [],
    dismissed: [],
    description: [],
    preferences: [],
    benefits: [],
    paymentMethod: null,
    workCycle: null,
    weeklyWorkDays: null,
    workTimePeriod: null,
    postSource: 1,
    realNameRequired: false,
  };
}

/** Characters the description needs in all before it can be published. */
export const minDescriptionLength = 30;

/** Stored content with every field: what was not asked when it was stored has its default. */
export function wholeContent(stored: StoredPositionContent): PositionContent {
  const empty = emptyPositionContent();
  return {
    ...empty,
    ...stored,
    experienceSource: { ...empty.experienceSource, ...stored.experienceSource },
    educationSource: { ...empty.educationSource, ...stored.educationSource },
    requirements: stored.requirements.map((each) => ({ from: null, by: 'writer', ...each })),
    conditions: (stored.conditions ?? []).map((each) => ({
      code: null,
      level: null,
      from: null,
      by: 'writer',
      ...each,
    })),
    dismissed: stored.dismissed ?? [],
  };
}

type Rule = readonly [path: keyof PositionContent, broken: (content: PositionContent) => boolean, message: string];

const rules: readonly Rule[] = [
  ['title', (c) => [...c.title].length < 2, '请填写职位名称，至少 2 个字'],
  ['categoryId', (c) => c.categoryId === null, '请选择职位类别'],
  ['cityCode', (c) => c.cityCode === null, '请选择工作城市'],
  ['salaryMax', (c) => (c.salaryMin === null) !== (c.salaryMax === null), '请把薪资填成一个范围，或都不填表示面议'],
  ['salaryMin', (c) => c.salaryMin !== null && c.salaryMin === 0, '薪资应大于 0'],
  [
    'salaryMax',
    (c) => c.salaryMin !== null && c.salaryMax !== null && c.salaryMax < c.salaryMin,
    '薪资上限不能低于下限',
  ],
  ['experience', (c) => c.experience === null, '请选择经验要求'],
  ['education', (c) => c.education === null, '请选择学历要求'],
  ['jobType', (c) => c.jobType === null, '请选择工作类型'],
  ['recruitType', (c) => c.recruitType === null, '请选择招聘类型'],
  ['workMode', (c) => c.workMode === null, '请选择办公方式'],
  ['headCount', (c) => c.headCount === null, '请填写招聘人数'],
  [
    'description',
    (c) => c.description.reduce((sum, block) => sum + [...block.text].length, 0) < minDescriptionLength,
    `请写明岗位职责和任职要求，至少 ${minDescriptionLength} 个字`,
  ],
  [
    'description',
    (c) => new Set(c.description.map((block) => block.title)).size < c.description.length,
    '同一标题只能出现一次',
  ],
  [
    'requirements',
    (c) => c.requirements.some((requirement) => requirement.skill === ''),
    '请填写技能名称，或删除空的一行',
  ],
  ['conditions', (c) => c.conditions.some((condition) => condition.words === ''), '请填写条件，或删除空的一行'],
];

/** What still stands between the content and publishing, in the order of the form; [] when nothing does. */
export function issuesBeforePublish(content: PositionContent): InputIssue[] {
  return rules.filter(([, broken]) => broken(content)).map(([path, , message]) => ({ path, message }));
}

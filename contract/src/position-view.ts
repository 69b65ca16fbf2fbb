import * as z from 'zod/mini';
import { agencyLicence, companyCard } from './company.ts';
import { namedCode, option } from './dictionary.ts';
import { companyRoles } from './reading.ts';
import { conditionSubjects, requirementKinds } from './position-requirement.ts';
import { instant } from './time.ts';

const summary = {
  positionId: z.string(),
  title: z.string(),
  /** job_status; `open` is the only one that can be applied to. */
  status: option,
  /** In one line by decisions §14: 1.5W-2.5W·14薪, 面议. */
  salaryText: z.string(),
  city: namedCode,
  district: z.nullable(namedCode),
  experience: option,
  education: option,
  jobType: option,
  recruitType: option,
  workMode: option,
  /** Who recruits: the employer itself, or somebody for it. */
  postSource: option,
  /** Labels of job_preference, then the company's own words. */
  benefits: z.array(z.string()),
  /** Last put on show. */
  publishedAt: instant,
  company: companyCard,
};

/** A position in a list, for seekers. */
export const positionCard = z.object({
  ...summary,
  /** Names of the skills asked for, needed ones first, at most eight. */
  skills: z.array(z.string()),
  collected: z.boolean(),
});
export type PositionCard = z.output<typeof positionCard>;

const body = {
  category: z.object({ id: z.string(), /** From the top of the tree to the leaf. */ path: z.array(z.string()) }),
  address: z.string(),
  headCount: z.int(),
  requirements: z.array(
    z.object({
      kind: z.enum(requirementKinds),
      skill: z.string(),
      skillId: z.nullable(z.string()),
      years: z.nullable(z.int()),
    }),
  ),
  /** Certificates, languages, majors and shifts, as they are shown: 英语（工作语言）. */
  conditions: z.array(z.object({ kind: z.enum(requirementKinds), what: z.enum(conditionSubjects), words: z.string() })),
  /** Whether the degree and the experience are demanded or preferred. */
  experienceKind: z.enum(requirementKinds),
  educationKind: z.enum(requirementKinds),
  description: z.array(z.object({ title: option, text: z.string() })),
  /** Conditions of part-time, internship and odd jobs, where given. */
  paymentMethod: z.nullable(option),
  workCycle: z.nullable(option),
  weeklyWorkDays: z.nullable(option),
  workTimePeriod: z.nullable(option),
  realNameRequired: z.boolean(),
  /** Of a company that recruits for another one with this position; null for the employer itself. */
  agencyLicence: z.nullable(agencyLicence),
};

/** How lately whoever recruits was here; longer ago than a week is not said. */
export const recruiterActivities = ['now', 'today', 'threeDays', 'week'] as const;
export type RecruiterActivity = (typeof recruiterActivities)[number];
export const recruiterActivityLabels: Readonly<Record<RecruiterActivity, string>> = {
  now: '刚刚活跃',
  today: '今日活跃',
  threeDays: '3日内活跃',
  week: '本周活跃',
};

/** The member of the company who wrote a position. */
export const recruiter = z.object({
  /** Masked (张**); null for who gave none. */
  name: z.nullable(z.string()),
  role: z.enum(companyRoles),
  activity: z.nullable(z.enum(recruiterActivities)),
});
export type Recruiter = z.output<typeof recruiter>;

/** A position whole, for seekers. */
export const positionDetail = z.object({
  ...summary,
  ...body,
  /** What it says last became another while it was known already; null for what never did. */
  changedAt: z.nullable(instant),
  /** null where whoever wrote it is no member of the company any more. */
  recruiter: z.nullable(recruiter),
  collected: z.boolean(),
});
export type PositionDetail = z.output<typeof positionDetail>;

/** What seekers will see, before it is published: whatever is not filled in yet is null. */
export const positionPreview = z.object({
  ...summary,
  ...body,
  city: z.nullable(summary.city),
  experience: z.nullable(option),
  education: z.nullable(option),
  jobType: z.nullable(option),
  recruitType: z.nullable(option),
  workMode: z.nullable(option),
  category: z.nullable(body.category),
  headCount: z.nullable(z.int()),
  publishedAt: z.nullable(instant),
});
export type PositionPreview = z.output<typeof positionPreview>;

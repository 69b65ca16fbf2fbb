import * as z from 'zod/mini';
import { fen } from './money.ts';

/** Text of at most `max` characters, trimmed; empty means not filled in. */
const text = (max: number, label: string) => z.string().check(z.trim(), z.maxLength(max, `${label}最多 ${max} 个字`));

/** A dictNum of the named dictionary; null when not filled in. */
const dictNum = (min: number, max: number) => z.nullable(z.int().check(z.minimum(min), z.maximum(max)));

/** At most `max` entries of one kind. */
const entries = <T extends z.core.$ZodType>(entry: T, max: number, label: string) =>
  z.array(entry).check(z.maxLength(max, `${label}最多 ${max} 条`));

/**
 * A point in time as resumes write it: YYYY-MM, or YYYY alone where the file names no month (a month is never invented).
 * null when not filled in.
 */
export const resumeMonth = z.nullable(
  z.string().check(z.regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, '请填写年月，如 2024-06')),
);

/** `current` is 至今: `end` is null then. */
const period = { start: resumeMonth, end: resumeMonth, current: z.boolean() };

/** Gender of spec §3. Optional, never shown to employers, never an input to matching or scoring (decisions §5). */
export const genders = { male: 0, female: 1 } as const;

/** A city by its name; `code` is of the city list (spec §4), null when the name could not be matched. */
export const resumeCity = z.object({ code: z.nullable(z.string().check(z.maxLength(20))), name: text(40, '城市') });

const basics = z.object({
  name: text(40, '姓名'),
  phone: z.string().check(z.trim(), z.regex(/^(1[3-9]\d{9})?$/, '请输入正确的手机号')),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(100, '邮箱最多 100 个字'),
      z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, '请输入正确的邮箱'),
    ),
  city: z.nullable(resumeCity),
  gender: z.nullable(z.union([z.literal(genders.male), z.literal(genders.female)])),
  birthMonth: resumeMonth,
  /** dictNum of job_hunting_status. */
  jobStatus: dictNum(1, 5),
  /** Addresses of a blog, GitHub, a portfolio. */
  links: entries(text(200, '链接'), 5, '链接'),
});

const intention = z.object({
  /** Words of the position; `positionCode` is its node of the job tree, null when not chosen there. */
  position: text(40, '期望职位'),
  positionCode: z.nullable(z.string().check(z.maxLength(20))),
  cities: entries(resumeCity, 5, '期望城市'),
  /** Fen per cycle; min and max null means 面议. Fits `salaryText` of money.ts. */
  salary: z.object({
    min: z.nullable(fen),
    max: z.nullable(fen),
    /** dictNum of salary_cycle. */
    cycle: z.int().check(z.minimum(1), z.maximum(7)),
    months: z.int().check(z.minimum(12), z.maximum(24)),
  }),
});

export const resumeEducation = z.object({
  school: text(80, '学校'),
  major: text(80, '专业'),
  /** dictNum of education, 1 to 7. */
  degree: dictNum(1, 7),
  ...period,
  /** Courses, grades, honours; one point a line. */
  description: text(2000, '在校经历'),
});

/** One post held in a company; several when the person moved or was promoted there. */
const workRole = z.object({
  title: text(60, '职位'),
  department: text(60, '部门'),
  ...period,
  /** One point a line, without bullets. */
  description: text(4000, '工作内容'),
});

const work = z.object({
  company: text(80, '公司'),
  /** Newest first, at least one. */
  roles: z.array(workRole).check(z.minLength(1, '请填写职位'), z.maxLength(10, '同一公司最多 10 个职位')),
});

const project = z.object({
  name: text(80, '项目名称'),
  role: text(60, '担任角色'),
  ...period,
  link: text(200, '项目链接'),
  description: text(4000, '项目描述'),
});

const skill = z.object({
  name: text(60, '技能'),
  /** dictNum of skill_level, 1 to 4; null when the person does not say. */
  level: dictNum(1, 4),
});

const certificate = z.object({ name: text(80, '证书'), month: resumeMonth });

const language = z.object({ name: text(30, '语言'), level: text(60, '语言水平') });

/** What stands under a heading of the person's own (获奖, 校园经历, 志愿, 论文…). */
const otherSection = z.object({ title: text(30, '标题'), description: text(4000, '内容') });

/**
 * A resume, whole. Every field may be empty (a draft saves itself while it is typed); `requiredToConfirm` of resume.ts
 * says what a usable one needs. Lists keep the order the person gave them, newest first by custom.
 */
export const resumeContent = z.object({
  basics,
  intentions: entries(intention, 3, '求职期望'),
  education: entries(resumeEducation, 10, '教育经历'),
  work: entries(work, 20, '工作经历'),
  projects: entries(project, 20, '项目经历'),
  skills: entries(skill, 60, '技能'),
  certificates: entries(certificate, 30, '证书'),
  languages: entries(language, 10, '语言能力'),
  selfEvaluation: text(2000, '自我评价'),
  others: entries(otherSection, 10, '其他内容'),
});

export type ResumeContent = z.output<typeof resumeContent>;
export type ResumeBasics = ResumeContent['basics'];
export type ResumeIntention = ResumeContent['intentions'][number];
export type ResumeEducation = ResumeContent['education'][number];
export type ResumeWork = ResumeContent['work'][number];
export type ResumeWorkRole = ResumeWork['roles'][number];
export type ResumeProject = ResumeContent['projects'][number];
export type ResumeSkill = ResumeContent['skills'][number];
export type ResumeCertificate = ResumeContent['certificates'][number];
export type ResumeLanguage = ResumeContent['languages'][number];
export type ResumeOther = ResumeContent['others'][number];

/** A resume with nothing in it: what a new one and one that could not be read begin with. */
export function emptyResumeContent(): ResumeContent {
  return {
    basics: { name: '', phone: '', email: '', city: null, gender: null, birthMonth: null, jobStatus: null, links: [] },
    intentions: [],
    education: [],
    work: [],
    projects: [],
    skills: [],
    certificates: [],
    languages: [],
    selfEvaluation: '',
    others: [],
  };
}

/** New, empty entries for the buttons that add one. */
export const emptyEntry = {
  intention: (): ResumeIntention => ({
    position: '',
    positionCode: null,
    cities: [],
    salary: { min: null, max: null, cycle: 1, months: 12 },
  }),
  education: (): ResumeEducation => ({
    school: '',
    major: '',
    degree: null,
    start: null,
    end: null,
    current: false,
    description: '',
  }),
  work: (): ResumeWork => ({ company: '', roles: [emptyEntry.workRole()] }),
  workRole: (): ResumeWorkRole => ({
    title: '',
    department: '',
    start: null,
    end: null,
    current: false,
    description: '',
  }),
  project: (): ResumeProject => ({
    name: '',
    role: '',
    start: null,
    end: null,
    current: false,
    link: '',
    description: '',
  }),
  skill: (): ResumeSkill => ({ name: '', level: null }),
  certificate: (): ResumeCertificate => ({ name: '', month: null }),
  language: (): ResumeLanguage => ({ name: '', level: '' }),
  other: (): ResumeOther => ({ title: '', description: '' }),
} as const;

/** One month as it is read: 2024.06, or 2024 where only the year is known; '' for none. */
export function monthText(month: string | null): string {
  return month === null ? '' : month.replace('-', '.');
}

/** A period in one line: 2021.07 - 2024.06, 2021.07 - 至今; '' when nothing is known. */
export function periodText(period: {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}): string {
  const end = period.current ? '至今' : monthText(period.end);
  return [monthText(period.start), end].filter((part) => part !== '').join(' - ');
}

import type { ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { salaryText, type Salary } from '@pinjian/contract/money.ts';
import { monthText, periodText } from '@pinjian/contract/resume-content.ts';
import { dictLabel } from '#domains/dictionary/index.ts';

type Period = Parameters<typeof periodText>[0];

/** The words that a template writes itself, and how it writes levels and times. */
export interface PrintLanguage {
  readonly words: Readonly<Record<(typeof wordNames)[number], string>>;
  readonly untitled: string;
  readonly title: (name: string) => string;
  readonly education: (level: number | null) => string;
  readonly skill: (level: number | null) => string;
  readonly jobStatus: (status: number | null) => string;
  readonly city: (name: string) => string;
  readonly gender: (gender: 0 | 1) => string;
  readonly birth: (month: string) => string;
  readonly month: (month: string | null) => string;
  readonly period: (period: Period) => string;
  /** What is hoped for a month, or another time; '' without a word of it. */
  readonly salary: (salary: Salary) => string;
}

const wordNames = [
  'intention',
  'cities',
  'salary',
  'basics',
  'selfEvaluation',
  'work',
  'projects',
  'education',
  'skills',
  'languages',
  'certificates',
  'portfolio',
  'photo',
  'colon',
  'open',
  'close',
  'comma',
  'semicolon',
] as const;

function label(type: Parameters<typeof dictLabel>[0]) {
  return (value: number | null) => (value === null ? '' : (dictLabel(type, value) ?? ''));
}

const chinese: PrintLanguage = {
  words: {
    intention: '求职意向',
    cities: '期望城市',
    salary: '期望薪资',
    basics: '基本信息',
    selfEvaluation: '自我评价',
    work: '工作经历',
    projects: '项目经历',
    education: '教育经历',
    skills: '专业技能',
    languages: '语言能力',
    certificates: '证书',
    portfolio: '作品集',
    photo: '证件照',
    colon: '：',
    open: '（',
    close: '）',
    comma: '、',
    semicolon: '；',
  },
  untitled: '个人简历',
  title: (name) => `${name}的简历`,
  education: label('education'),
  skill: label('skill_level'),
  jobStatus: label('job_hunting_status'),
  city: (name) => `现居 ${name}`,
  gender: (gender) => (gender === 0 ? '男' : '女'),
  birth: (month) => `${monthText(month)} 出生`,
  month: monthText,
  period: periodText,
  salary: (salary) => (salary.min === null ? '' : salaryText(salary)),
};

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Jul 2021, or 2021 where only the year is known. */
function englishMonth(month: string | null): string {
  if (month === null) return '';
  const [year = '', of] = month.split('-');
  return of === undefined ? year : `${englishMonths[Number(of) - 1] ?? ''} ${year}`;
}

const inEnglish = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const englishCycles = ['month', 'day', 'hour', 'week', 'year', 'job', 'piece'];

/** CNY 25,000-35,000/month × 14, for salaries by the dictNums of salary_cycle. */
function englishSalary({ min, max, cycle, months }: Salary): string {
  if (min === null || max === null) return '';
  const [low, high] = [min, max].map((fen) => inEnglish.format(Math.floor(fen / 100)));
  const range = low === high ? low : `${low}-${high}`;
  return `CNY ${range}/${englishCycles[cycle - 1] ?? 'month'}${months > 12 ? ` × ${months}` : ''}`;
}

const of = (labels: readonly string[]) => (value: number | null) => (value === null ? '' : (labels[value - 1] ?? ''));

const english: PrintLanguage = {
  words: {
    intention: 'Objective',
    cities: 'Preferred cities',
    salary: 'Expected salary',
    basics: 'Contact',
    selfEvaluation: 'Summary',
    work: 'Work Experience',
    projects: 'Projects',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    portfolio: 'Portfolio',
    photo: 'Photo',
    colon: ': ',
    open: ' (',
    close: ')',
    comma: ', ',
    semicolon: '; ',
  },
  untitled: 'Resume',
  title: (name) => `${name} – Resume`,
  education: of([
    'Middle School',
    'Secondary Vocational School',
    'High School',
    'Associate Degree',
    'Bachelor',
    'Master',
    'PhD',
  ]),
  skill: of(['Basic', 'Familiar', 'Advanced', 'Expert']),
  jobStatus: of([
    'Available immediately',
    'Available within a month',
    'Open to opportunities',
    'Not looking',
    'Graduating, available immediately',
  ]),
  city: (name) => name,
  gender: (gender) => (gender === 0 ? 'Male' : 'Female'),
  birth: (month) => `Born ${englishMonth(month)}`,
  month: englishMonth,
  period: ({ start, end, current }) =>
    [englishMonth(start), current ? 'Present' : englishMonth(end)].filter((part) => part !== '').join(' - '),
  salary: englishSalary,
};

/** The language that a template speaks. */
export function languageOf(template: ResumeTemplate): PrintLanguage {
  return template === 'english' ? english : chinese;
}

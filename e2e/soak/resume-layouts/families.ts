import type { Draw } from './draw.ts';
import type { HeadForm, JobExtra, Layout } from './layout.ts';

const pledges = [
  '本人承诺以上填写内容属实，如有虚假愿承担一切责任。  签名：        日期：    年  月  日',
  '以上信息真实有效。    填表人：            填表日期：',
  '声明：本人所提供的资料均属实，同意公司进行背景调查。    应聘人签名：',
];

/** Forms have tables for schools and jobs more often than others. */
export function formLike(draw: Draw, layout: Layout): Layout {
  const tabled = (head: HeadForm, share: number): HeadForm =>
    draw.chance(share) ? { ...head, pattern: draw.pick(['grid', 'record', 'record', 'record', 'sheet']) } : head;
  return {
    ...layout,
    education: tabled(layout.education, 0.75),
    work: tabled(layout.work, 0.7),
    projects: tabled(layout.projects, 0.3),
    intention: draw.pick(['none', 'labels', 'labels', 'section', 'title']),
    showMode: draw.chance(0.25),
    schoolInFacts: draw.chance(0.15),
    pledge: draw.chance(0.25) ? draw.pick(pledges) : '',
    jobExtras: draw.chance(0.6)
      ? draw.some<JobExtra>(['witness', 'reason', 'pay', 'nature'], draw.weighted({ '1': 3, '2': 1 }) === '1' ? 1 : 2)
      : [],
  };
}

/** Columns beside others have little room for tables. */
export function narrowLike(draw: Draw, layout: Layout): Layout {
  const untabled = (head: HeadForm, patterns: readonly string[]): HeadForm =>
    /grid|record|sheet/.test(head.pattern) && draw.chance(0.8) ? { ...head, pattern: draw.pick(patterns) } : head;
  return {
    ...layout,
    work: untabled(layout.work, ['org|period;title', 'period;org title', 'org;title|period', 'period org title']),
    education: untabled(layout.education, [
      'school;major degree;period',
      'period;school;major degree',
      'school|period;major',
    ]),
    projects: untabled(layout.projects, ['name|period;role', 'period;name role', 'name']),
    jobExtras: layout.jobExtras.slice(0, 1),
  };
}

const onlineWork = [
  'org|period;title|dept',
  'org|period;title dept',
  'org|period;title dept pay',
  'org|period;title',
  'org period;title|industry|size',
  'org|period;title industry size',
  'org|period;industry size nature;title dept',
  'org|period;title|dept;industry size nature',
  'period org;title industry nature',
  'period org;title dept pay',
  'period org;industry|title',
  'org title|period',
  'org title|period;dept industry',
  'org(industry)|period;title',
  'title|period;org industry size',
  'title|period;org dept',
  'period|org;title dept',
  'period|org title;industry size nature',
  'org—title|period;dept',
  'period;org;title dept',
  'period;org title',
  'org;title|period',
  'org;period;title dept',
];

const onlineEducation = [
  'school|period;major|degree|mode',
  'school|period;degree major',
  'school|period;degree mode major',
  'school major degree|period',
  'school degree major|period',
  'period school;major degree mode',
  'period|school;major|degree',
  'period school major degree mode',
  'school;degree major|period',
  'school|period;major degree(mode)',
  'school(mode)|period;degree major',
  'school;period;degree major',
];

const onlineProjects = [
  'name|period',
  'name|period',
  'period name',
  'name period',
  'period;name',
  'name;period',
  'period|name',
];

/** What online services of resumes and job sites print. */
export function onlineLike(draw: Draw, layout: Layout): Layout {
  const isBelow = draw.chance(0.75);
  const separator = draw.pick([' | ', '｜', ' · ', '\u2003', '  ', ' / ', '|']);
  return {
    ...layout,
    producer: draw.chance(0.8) ? 'chromium' : layout.producer,
    heading: draw.pick(['plain', 'edge', 'underlined', 'edge', 'bar', 'dot']),
    numbering: '',
    work: { ...layout.work, pattern: draw.pick(onlineWork), separator, spread: 'between' },
    education: { ...layout.education, pattern: draw.pick(onlineEducation), separator, spread: 'between' },
    projects: isBelow
      ? { ...layout.projects, pattern: draw.pick(onlineProjects), separator, spread: 'between' }
      : layout.projects,
    projectBelow: isBelow,
    periods: { ...layout.periods, length: draw.chance(0.35) },
    description: {
      ...layout.description,
      prose: draw.chance(0.2) ? '；' : '',
      marker: draw.pick(['1、', '1.', '1.', '', '', '1）', '（1）', '-', '•', '①', '【1】']),
      label: draw.pick(['工作描述', '工作内容', '内容', '工作职责', '职责描述', '工作职责和业绩', '职责', '']),
      telling: draw.chance(0.35) ? draw.pick(['工作业绩', '业绩', '主要业绩', '业绩成果']) : '',
    },
    intention: draw.pick(['section', 'section', 'line', 'labels', 'bare']),
    contact: draw.pick(['bars', 'bars', 'labels', 'spread', 'icons']),
    contactTitle: draw.chance(0.2),
    banner: '',
    showGender: true,
    showBirth: draw.pick(['age', 'age', 'month']),
    showMode: draw.chance(0.6),
    jobNoise: draw.chance(0.12) ? 'trade' : draw.chance(0.1) ? 'reason' : '',
    jobExtras: ['industry', 'size', 'nature', 'pay'],
    combined: false,
  };
}

import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { drawFrom, type Draw } from './draw.ts';
import * as words from './words.ts';

/** What is particular about a person; the kinds come in turn, so that a few persons have one of each. */
export const personKinds = [
  'usual',
  'graduate',
  'sixJobs',
  'twoPosts',
  'longProjects',
  'minority',
  'english',
  'threePages',
  'longName',
  'bare',
] as const;
export type PersonKind = (typeof personKinds)[number];

export interface PrintedPerson {
  readonly kind: PersonKind;
  readonly content: ResumeContent;
}

/** The same `count` persons for the same seed, of every kind in turn. */
export function drawPersons(count: number, seed = 1): PrintedPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = personKinds[index % personKinds.length] ?? 'usual';
    return { kind, content: drawPerson(drawFrom(seed * 7919 + index), kind) };
  });
}

type Period = Pick<ResumeContent['education'][number], 'start' | 'end' | 'current'>;

/** Periods one after the other, the newest first and perhaps still running. */
function periods(draw: Draw, count: number, lastYear: number): Period[] {
  let end = lastYear;
  return Array.from({ length: count }, (_, index) => {
    const start = end - draw.between(1, 3);
    const month = () => String(draw.between(1, 12)).padStart(2, '0');
    const current = index === 0 && draw.chance(0.6);
    const period = { start: `${start}-${month()}`, end: current ? null : `${end}-${month()}`, current };
    end = start - 1;
    return period;
  });
}

function drawPerson(draw: Draw, kind: PersonKind): ResumeContent {
  if (kind === 'english') return drawEnglish(draw);
  const trade = draw.one(words.trades);
  const empty = emptyResumeContent();
  const isGraduate = kind === 'graduate';
  const jobs =
    isGraduate || kind === 'bare' ? 0 : kind === 'sixJobs' ? 6 : kind === 'threePages' ? 8 : draw.between(1, 3);
  const tasks = () => draw.some(trade.tasks, kind === 'threePages' ? 4 : draw.between(1, 4)).join('\n');
  const spans = periods(draw, jobs * 2, 2026);
  return {
    ...empty,
    basics: {
      ...empty.basics,
      name: nameOf(draw, kind),
      phone: `138${String(draw.between(0, 99_999_999)).padStart(8, '0')}`,
      email: draw.one(['lin.shili@example.com', 'yb_2001@mail.example.com', 'a1@example.com']),
      city: kind === 'bare' ? null : { code: null, name: draw.one(words.cities) },
      gender: draw.one([0 as const, 1 as const]),
      birthMonth: `${draw.between(1985, 2003)}-0${draw.between(1, 9)}`,
      jobStatus: draw.one([null, 1, 3]),
      links: draw.chance(0.3) ? ['https://github.com/example-shili/portfolio'] : [],
    },
    intentions: kind === 'bare' ? [] : [intention(draw, trade.titles)],
    education: education(draw, kind === 'bare' ? 1 : draw.between(1, 2), isGraduate ? 2026 : 2016),
    work: work(draw, { kind, jobs, trade, spans, tasks }),
    projects: projects(draw, kind, trade),
    skills: draw.some(trade.skills, draw.between(2, 5)).map((name) => ({ name, level: draw.one([null, 2, 3, 4]) })),
    certificates: draw
      .some(words.certificates, draw.between(0, 2))
      .map((name) => ({ name, month: draw.one([null, '2021-06', '2023-11']) })),
    languages: draw.chance(0.6) ? [draw.one(words.languages)].map(([name, level]) => ({ name, level })) : [],
    selfEvaluation: kind === 'bare' ? '' : draw.some(words.selfSentences, draw.between(1, 2)).join('\n'),
    others:
      isGraduate || draw.chance(0.3)
        ? [{ title: '获奖情况', description: draw.some(words.awards, draw.between(1, 3)).join('\n') }]
        : [],
  };
}

function nameOf(draw: Draw, kind: PersonKind): string {
  if (kind === 'minority') return draw.one(words.minorityNames);
  if (kind === 'longName') return '迪丽示例古丽·样本依明江';
  return draw.one(words.surnames) + draw.one(words.givenNames);
}

function intention(draw: Draw, titles: readonly string[]) {
  const min = draw.between(8, 40) * 100_000;
  return {
    ...emptyEntry.intention(),
    position: draw.one(titles),
    cities: draw.some(words.cities, draw.between(1, 2)).map((name) => ({ code: null, name })),
    salary: { min, max: min + 500_000, cycle: 1, months: draw.one([12, 14, 16]) },
  };
}

function education(draw: Draw, count: number, lastYear: number): ResumeContent['education'] {
  const taken = draw.some(words.schools, count);
  return taken.map((school, index) => {
    const end = lastYear - index * 4;
    return {
      school,
      major: draw.one(words.majors),
      degree: count === 1 ? draw.one([4, 5]) : index === 0 ? 6 : 5,
      start: `${end - 3}-09`,
      end: `${end}-06`,
      current: false,
      description: draw.chance(0.5) ? draw.some(words.schoolPoints, draw.between(1, 3)).join('\n') : '',
    };
  });
}

interface Career {
  readonly kind: PersonKind;
  readonly jobs: number;
  readonly trade: words.Trade;
  readonly spans: readonly Period[];
  readonly tasks: () => string;
}

function work(draw: Draw, { kind, jobs, trade, spans, tasks }: Career): ResumeContent['work'] {
  const names = draw.some(words.employerNames, jobs);
  let at = 0;
  return names.map((name, index) => {
    const posts = kind === 'twoPosts' && index === 0 ? 2 : 1;
    const roles = Array.from({ length: posts }, () => {
      const span = spans[at] ?? { start: '2010-01', end: '2011-01', current: false };
      at += 1;
      return { title: draw.one(trade.titles), department: draw.one(words.departments), ...span, description: tasks() };
    });
    return { company: name + draw.one(words.employerKinds), roles };
  });
}

function projects(draw: Draw, kind: PersonKind, trade: words.Trade): ResumeContent['projects'] {
  if (kind === 'bare') return [];
  const count = kind === 'longProjects' || kind === 'threePages' ? 3 : draw.between(0, 2);
  const spans = periods(draw, count, 2025);
  return draw.some(trade.projects, count).map((name, index) => ({
    ...emptyEntry.project(),
    name,
    role: draw.one(['', '项目负责人', '核心成员']),
    ...(spans[index] ?? { start: null, end: null, current: false }),
    description: draw.some(trade.tasks, kind === 'longProjects' ? 6 : 2).join('\n'),
  }));
}

function drawEnglish(draw: Draw): ResumeContent {
  const empty = emptyResumeContent();
  const { titles, tasks, projects: names, skills } = words.englishTrade;
  const spans = periods(draw, 3, 2026);
  const jobs = draw.some(words.englishEmployers, draw.between(1, 3));
  return {
    ...empty,
    basics: {
      ...empty.basics,
      name: draw.one(words.englishNames),
      phone: `138${String(draw.between(0, 99_999_999)).padStart(8, '0')}`,
      email: 'sample.wang@example.com',
      city: { code: null, name: draw.one(words.englishCities) },
    },
    intentions: [{ ...emptyEntry.intention(), position: draw.one(titles) }],
    education: [
      {
        ...emptyEntry.education(),
        school: draw.one(words.englishSchools),
        major: draw.one(words.englishMajors),
        degree: 5,
        start: '2015-09',
        end: '2019-06',
      },
    ],
    work: jobs.map((company, index) => ({
      company,
      roles: [
        {
          title: draw.one(titles),
          department: '',
          ...(spans[index] ?? { start: null, end: null, current: false }),
          description: draw.some(tasks, draw.between(1, 4)).join('\n'),
        },
      ],
    })),
    projects: draw
      .some(names, 1)
      .map((name) => ({ ...emptyEntry.project(), name, description: draw.some(tasks, 2).join('\n') })),
    skills: draw.some(skills, 3).map((name) => ({ name, level: null })),
    languages: [{ name: 'English', level: 'Fluent' }],
    selfEvaluation: 'Engineer at heart, careful with numbers and with people.',
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { emptyEntry, emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { WishContent } from '@pinjian/contract/matching-wish.ts';
import {
  allCities,
  cityByName,
  dictNumOf,
  districtsOf,
  leafCategories,
  skillByName,
} from '../../server/src/domains/dictionary/index.ts';

/** A post as its author wrote it, in the words of the forms. */
export interface WrittenPost {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly staffSize: string;
  readonly financing: string;
  readonly category: string;
  readonly city: string;
  readonly district: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly experience: string;
  readonly education: string;
  readonly jobType: string;
  readonly recruitType: string;
  readonly workMode: string;
  readonly skills: readonly string[];
  readonly description: string;
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A job seeker as the author wrote them. */
export interface WrittenPerson {
  readonly id: string;
  readonly neverEmployed: boolean;
  readonly wishes: readonly {
    readonly position: string;
    readonly cities: readonly string[];
    readonly remote: boolean;
    readonly salaryMin: number | null;
  }[];
  readonly jobTypes: readonly string[];
  readonly status: string;
  readonly education: readonly {
    readonly school: string;
    readonly degree: string;
    readonly major: string;
    readonly from: string;
    readonly to: string;
    readonly courses: string;
  }[];
  readonly work: readonly (Period & { readonly company: string; readonly title: string })[];
  readonly internships: readonly (Period & { readonly company: string; readonly title: string })[];
  readonly projects: readonly (Period & { readonly name: string; readonly role: string })[];
  readonly campus: readonly (Period & { readonly name: string })[];
  readonly certificates: readonly string[];
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly evaluation: string;
}

/** What a careful recruiter says of one person: ids of posts. */
export interface Grade {
  readonly half: 'tuned' | 'unseen';
  /** To be shown among the first eight. */
  readonly right: readonly string[];
  readonly possible: readonly string[];
  /** Behind a hard demand: city, licence, degree, pay, years, kind of work. */
  readonly never: readonly string[];
}

function readSet(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));
}

export const writtenPosts = () => readSet('posts.json') as WrittenPost[];
export const hardPersons = () => readSet('hard-persons.json') as WrittenPerson[];
/** By the person's id. */
export const rightPositions = () => readSet('right-positions.json') as Record<string, Grade>;

interface Place {
  readonly cityCode: string | null;
  readonly districtCode: string | null;
}

/** A city and a part of it; a town that is a city of its own stands in the register below the one around it. */
function placeOf(cityName: string, districtName = ''): Place {
  const town = allCities()
    .flatMap(({ code }) => districtsOf(code))
    .find(({ name }) => name === `${cityName}市`);
  const city = cityByName(cityName)?.code ?? town?.cityCode ?? null;
  const named = districtsOf(city ?? '').find(({ name }) => districtName !== '' && name.startsWith(districtName));
  const district = named ?? (cityByName(cityName) === undefined ? town : undefined);
  return { cityCode: city, districtCode: district?.code ?? null };
}

const fen = (yuan: number | null): number | null => (yuan === null ? null : yuan * 100);

/** The post as its writer would have filled in the form. */
export function contentOfPost(post: WrittenPost): PositionContent {
  const category = leafCategories().find(({ name }) => name === post.category);
  return {
    ...emptyPositionContent(),
    title: post.title,
    categoryId: category?.id ?? null,
    ...placeOf(post.city, post.district),
    address: '人民路一号',
    salaryMin: fen(post.salaryMin),
    salaryMax: fen(post.salaryMax),
    experience: dictNumOf('experience', post.experience) ?? 0,
    education: dictNumOf('education', post.education) ?? 0,
    jobType: dictNumOf('job_type', post.jobType) ?? 1,
    recruitType: dictNumOf('recruit_type', post.recruitType) ?? 1,
    workMode: dictNumOf('work_mode', post.workMode) ?? 1,
    headCount: 1,
    requirements: post.skills.map((skill) => ({
      kind: 'must',
      skill,
      skillId: skillByName(skill, category?.id)?.id ?? null,
      years: null,
      anyOf: null,
      from: null,
      by: 'writer',
    })),
    description: [{ title: 2, text: post.description }],
  };
}

const period = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  start: from === '' ? null : from,
  end: to === '' ? null : to,
  current: from !== '' && to === '',
});

const statuses: Readonly<Record<string, number>> = {
  '离职-随时到岗': 1,
  '在职-月内到岗': 2,
  '在职-考虑机会': 3,
  应届: 1,
};

/** The resume as the person would have filled in the editor. */
export function contentOfPerson(person: WrittenPerson): ResumeContent {
  const jobs = [...person.work, ...person.internships.map((each) => ({ ...each, title: `${each.title}（实习）` }))];
  return {
    ...emptyResumeContent(),
    basics: { ...emptyResumeContent().basics, name: '某人', jobStatus: statuses[person.status] ?? null },
    education: person.education.map((each) => ({
      ...emptyEntry.education(),
      school: each.school,
      major: each.major,
      degree: dictNumOf('education', each.degree) ?? null,
      ...period(each),
      description: each.courses,
    })),
    work: jobs.map((each) => ({
      company: each.company,
      roles: [{ ...emptyEntry.workRole(), title: each.title, ...period(each), description: each.text }],
    })),
    projects: person.projects.map((each) => ({
      ...emptyEntry.project(),
      name: each.name,
      role: each.role,
      ...period(each),
      description: each.text,
    })),
    skills: person.skills.map((name) => ({ name, level: null })),
    certificates: person.certificates.map((name) => ({ name, month: null })),
    languages: person.languages.map((words) => {
      const [name = '', ...level] = words.split(' ');
      return { name, level: level.join(' ') };
    }),
    selfEvaluation: person.evaluation,
    others: person.campus.map(({ name, text }) => ({ title: '校园经历', description: `${name}：${text}` })),
  };
}

/** What the person answered to the questions of the first visit: their own words, no node of the job tree. */
export function wishesOfPerson(person: WrittenPerson): WishContent {
  return {
    wishes: person.wishes.map(({ position, cities, remote, salaryMin }) => ({
      positionCode: null,
      position: position.slice(0, 40),
      cityCodes: [...new Set(cities.flatMap((name) => placeOf(name).cityCode ?? []))],
      anyCity: cities.length === 0 && !remote,
      remote,
      salaryMin: fen(salaryMin),
    })),
    jobTypes: person.jobTypes.flatMap((label) => dictNumOf('job_type', label) ?? []),
    recruitTypes: [],
    arrival: null,
  };
}

import type { MatchReason, ReasonCode } from '@pinjian/contract/matching-match.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import { countMonths } from '#domains/resume/index.ts';
import type { HeldRole } from '../facts/talent-facts.ts';
import type { Found } from './match.ts';
import { degreeStep } from '../facts/read-studies.ts';
import { monthsAsked } from './read-condition.ts';
import { resultOf, type ReadDemand } from './read-requirements.ts';
import { monthsText } from './recency.ts';

const most = 4;
const mostBad = 2;

interface Ranked extends MatchReason {
  /** The higher, the more it says. */
  readonly rank: number;
}

type Finder = (found: Found) => Ranked | null;

function say(code: ReasonCode, rank: number, good: boolean, text: string, employerText = text): Ranked {
  return { code, rank, good, text, employerText };
}

function months(roles: readonly HeldRole[]): number {
  return countMonths(roles.flatMap(({ source, when }) => (source === 'work' ? (when ?? []) : [])));
}

function findRole({ role }: Found): Ranked | null {
  const same = months(role.same);
  if (same >= 6) return say('role', 90, true, `${monthsText(same)}同岗位`);
  const near = months(role.near);
  return near >= 6 ? say('role', 70, true, `${monthsText(near)}相近岗位`) : null;
}

/** For people who were never employed in the trade: what they did beside or before. */
function findPractice({ role, demands, talent }: Found): Ranked | null {
  if (months(role.near) >= 6) return null;
  if (role.near.some(({ source }) => source === 'internship')) return say('practice', 85, true, '有相关实习');
  const projects = demands.some(({ reading }) =>
    reading.clauses.some((place) => talent.clauses[place]?.source === 'project'),
  );
  return projects ? say('practice', 68, true, '有相关项目') : null;
}

function findSkills({ demands }: Found): Ranked | null {
  const skills = demands.filter(({ demand }) => demand.what === 'skill');
  const asked = skills.some(({ demand }) => demand.kind === 'must')
    ? skills.filter(({ demand }) => demand.kind === 'must')
    : skills;
  if (asked.length === 0) return null;
  const met = asked.filter(({ reading }) => resultOf(reading) === 'met').length;
  const isGood = met * 2 >= asked.length && met > 0;
  const [only] = asked;
  const text =
    asked.length === 1 && only !== undefined && !isGood ? `缺 ${only.demand.words}` : `技能 ${met}/${asked.length}`;
  return say('skills', isGood ? 100 : 60, isGood, text);
}

function findInterview({ demands, talent }: Found): Ranked | null {
  const shown = demands.filter(
    ({ reading }) => talent.clauses[reading.clauses[0] ?? -1]?.source === 'interview' && resultOf(reading) === 'met',
  );
  if (shown.length === 0) return null;
  const names = shown.slice(0, 2).map(({ demand }) => demand.options[0]?.words ?? '');
  return say('interviewed', 95, true, `AI 面试答出${names.join('、')}`);
}

function findCertificate({ demands }: Found): Ranked | null {
  const asked = demands.filter(({ demand }) => demand.what === 'certificate' && demand.kind === 'must');
  const missing = asked.filter(({ reading }) => resultOf(reading) === 'noEvidence');
  if (missing.length > 0) return say('certificate', 99, false, `缺 ${wordsOf(missing)}`);
  const met = asked.filter(({ reading }) => resultOf(reading) === 'met');
  return met.length > 0 ? say('certificate', 92, true, `有 ${wordsOf(met)}`) : null;
}

function wordsOf(demands: readonly ReadDemand[]): string {
  return demands
    .slice(0, 2)
    .map(({ demand }) => demand.words)
    .join('、');
}

function findLanguage({ demands }: Found): Ranked | null {
  const [asked] = demands
    .filter(({ demand }) => demand.what === 'language')
    .toSorted((a, b) => Number(a.demand.kind === 'nice') - Number(b.demand.kind === 'nice'));
  if (asked === undefined) return null;
  const result = resultOf(asked.reading);
  if (result === 'met') return say('language', 60, true, `${asked.demand.words}符合`);
  return asked.demand.kind === 'must' ? say('language', 55, false, `没写${asked.demand.words}水平`) : null;
}

function findMajor({ demands }: Found): Ranked | null {
  const asked = demands.find(({ demand }) => demand.what === 'major');
  return asked !== undefined && resultOf(asked.reading) === 'met' ? say('major', 58, true, '专业对口') : null;
}

function findExperience({ position: { experience }, talent, role }: Found): Ranked | null {
  const asked = experience === null ? null : monthsAsked(experience);
  if (experience === null || asked === null || asked.min === 0) return null;
  const missing = asked.min - talent.employedMonths;
  if (missing > 3 && experience.kind === 'must') return say('experience', 80, false, `经验少 ${monthsText(missing)}`);
  // Said by the years in the role already.
  if (months(role.same) >= 6 || missing > 0) return null;
  return say('experience', 45, true, `${monthsText(talent.employedMonths)}工作经验`);
}

function findEducation({ position: { education }, talent: { degree } }: Found): Ranked | null {
  if (education === null || degree === null) return null;
  if (degreeStep(degree) >= degreeStep(education.num)) return say('education', 30, true, '学历符合');
  return education.kind === 'must' ? say('education', 85, false, `要求${education.words}`) : null;
}

function findSalary({ position: { pay }, wish }: Found): Ranked | null {
  if (pay === null || wish === null || wish.floor === null) return null;
  return pay.max >= wish.floor
    ? say('salary', 65, true, '薪资符合', '期望薪资在范围内')
    : say('salary', 90, false, '薪资低于期望', '期望薪资高于范围');
}

function findCity({ position, city, wish }: Found): Ranked | null {
  const name = position.cityCode === null ? '' : (cityByCode(position.cityCode)?.name ?? '');
  const said: Partial<Record<Found['city'], readonly [string, string]>> = {
    wished: ['期望城市', `期望在${name}工作`],
    home: ['同城', `人在${name}`],
    commuting: ['通勤城市', '可以通勤'],
    remote: wish?.remote === true ? ['可以远程', '期望远程'] : ['可以远程', '职位可以远程'],
    anyCity: ['不限城市', '不限城市'],
  };
  if (city === 'elsewhere') return say('city', 95, false, `在${name}，不在期望城市`, '期望城市不在这里');
  const [text, employerText] = said[city] ?? [];
  return text === undefined ? null : say('city', 50, true, text, employerText);
}

function findIndustry({ position: { industry }, talent: { industries } }: Found): Ranked | null {
  return industry !== null && industries.includes(industry) ? say('industry', 40, true, '做过同行业') : null;
}

const finders: readonly Finder[] = [
  findSkills,
  findInterview,
  findRole,
  findPractice,
  findCertificate,
  findExperience,
  findEducation,
  findMajor,
  findLanguage,
  findSalary,
  findCity,
  findIndustry,
];

/** The reasons that are worth the room on a card: at most four, what speaks for it first. */
export function findReasons(found: Found): MatchReason[] {
  const all = finders.flatMap((find) => find(found) ?? []).toSorted((a, b) => b.rank - a.rank);
  const bad = all.filter(({ good }) => !good).slice(0, mostBad);
  const good = all.filter((each) => each.good).slice(0, most - bad.length);
  return [...good, ...bad].map(({ code, text, employerText, good: speaksFor }) => ({
    code,
    text,
    employerText,
    good: speaksFor,
  }));
}

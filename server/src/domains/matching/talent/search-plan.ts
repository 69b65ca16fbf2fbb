import {
  type UnderstoodQuery,
  salaryRange,
  skillById,
  skillByName,
  skillToken,
  textTokens,
} from '#domains/dictionary/index.ts';
import { planUnderstood, type Asked, type Term } from '#domains/position/index.ts';
import { noPayToken, payTokens, yearTokens } from '../index/bands.ts';
import { askedOfTalents, talentWords } from './asked-words.ts';
import {
  anyCityToken,
  categoryToken,
  cityToken,
  degreeToken,
  industryToken,
  jobTypeToken,
  recruitTypeToken,
  statusToken,
} from '../index/tokens.ts';

/** The filters of a search, as the contract parses them. */
export interface TalentFilters {
  readonly cityCodes: readonly string[];
  readonly categoryIds: readonly string[];
  readonly industryCodes: readonly string[];
  readonly yearsMin?: number | undefined;
  readonly yearsMax?: number | undefined;
  readonly education: readonly number[];
  readonly salaryRange: readonly number[];
  readonly skills: readonly string[];
  readonly skillsMode: 'all' | 'any';
  readonly jobType: readonly number[];
  readonly recruitType: readonly number[];
  readonly jobStatus: readonly number[];
  readonly activeWithin?: number | undefined;
}

/** A filter of several values. One of its tokens is enough; where they are too many, its column is asked instead. */
export interface Alternatives {
  readonly field:
    | 'city'
    | 'category'
    | 'industry'
    | 'years'
    | 'degree'
    | 'pay'
    | 'skill'
    | 'jobType'
    | 'recruitType'
    | 'status';
  readonly tokens: readonly string[];
  /** As the column has them, where it is a list of codes. */
  readonly codes: readonly string[];
}

/** Filters ready to be asked. */
export interface TalentPlan {
  /** Conjunctions that stand for the filters: each is combined with those of the words. [[]] without any. */
  readonly sets: readonly (readonly string[])[];
  /** Filters that the sets say nothing about, or not all: to be asked of the columns. */
  readonly left: readonly Alternatives[];
}

/** Words ready to be looked for and weighed. */
export interface TalentWords {
  readonly asked: Asked;
  /** Everything that is asked for. */
  readonly strict: readonly Term[];
  /** The same with every wish: what a page calls a match, and what an alert counts. */
  readonly exact: readonly Term[];
  /** The same with the words in roles; null where that says nothing more. */
  readonly titled: readonly Term[] | null;
  /** Looser ones, the nearest first. */
  readonly near: readonly (readonly Term[])[];
  /** The conditions, in their order. */
  readonly terms: readonly Term[];
}

/** Stands for every city among their codes. */
const anyCity = 'any';

/** More conjunctions than these cost more than the rows they spare. */
const mostSets = 12;
/** dictNum of 面议 in salary_range: who named no pay. */
export const noPayNamed = 8;

/** Skills of the filter as tokens; the words of one that the dictionary does not know, all of them. */
function skillTokens(skill: string): string[] {
  const known = skillById(skill) ?? skillByName(skill);
  return known === undefined ? textTokens(skill) : [skillToken(known.id)];
}

const skillCode = (skill: string): string => (skillById(skill) ?? skillByName(skill))?.id ?? skill;

function alternativesOf(filters: TalentFilters, places: readonly string[]): Alternatives[] {
  const { yearsMin, yearsMax } = filters;
  const cities = places.length === 0 ? [] : [...places.map(cityToken), anyCityToken];
  const pay = filters.salaryRange.flatMap((num) => {
    if (num === noPayNamed) return [noPayToken];
    const band = salaryRange(num);
    return band === null ? [] : payTokens({ min: band.min, max: band.max === null ? null : band.max - 1 });
  });
  const years =
    yearsMin === undefined && yearsMax === undefined ? [] : yearTokens({ min: yearsMin ?? 0, max: yearsMax ?? null });
  const anyOf = filters.skillsMode === 'any' ? filters.skills : [];
  const all: Alternatives[] = [
    { field: 'skill', tokens: anyOf.flatMap((skill) => skillTokens(skill).slice(0, 1)), codes: anyOf.map(skillCode) },
    { field: 'category', tokens: filters.categoryIds.map(categoryToken), codes: filters.categoryIds },
    { field: 'industry', tokens: filters.industryCodes.map(industryToken), codes: filters.industryCodes },
    { field: 'city', tokens: cities, codes: places },
    { field: 'recruitType', tokens: filters.recruitType.map(recruitTypeToken), codes: [] },
    { field: 'jobType', tokens: filters.jobType.map(jobTypeToken), codes: [] },
    { field: 'years', tokens: years, codes: [] },
    { field: 'pay', tokens: [...new Set(pay)], codes: [] },
    { field: 'degree', tokens: filters.education.map(degreeToken), codes: [] },
    { field: 'status', tokens: filters.jobStatus.map(statusToken), codes: [] },
  ];
  return all.filter(({ tokens }) => tokens.length > 0);
}

/** Multiplies filters out, the first as long as they stay few. Bands of years and pay are always asked of columns too. */
function multiply(given: readonly Alternatives[]): Pick<TalentPlan, 'sets' | 'left'> {
  let sets: (readonly string[])[] = [[]];
  const left: Alternatives[] = [];
  for (const [place, each] of given.toSorted((a, b) => a.tokens.length - b.tokens.length).entries()) {
    const { field, tokens } = each;
    const fits = place === 0 || sets.length * tokens.length <= mostSets;
    if (fits) sets = sets.flatMap((set) => tokens.map((token) => [...set, token]));
    if (!fits || field === 'years' || field === 'pay') left.push(each);
  }
  return { sets, left };
}

/** The filters of a search; they hold whatever the words are. */
export function planFilters(filters: TalentFilters): TalentPlan {
  const fixed = filters.skillsMode === 'all' ? filters.skills.flatMap(skillTokens) : [];
  const { sets, left } = multiply(alternativesOf(filters, filters.cityCodes));
  return { sets: sets.map((set) => [...new Set([...set, ...fixed])]), left };
}

/**
 * Plans what a recruiter's words ask for, as they were read; cities that were chosen as a filter take the place of those in
 * the words.
 * @returns null where the words say nothing that could be looked for
 */
export function planWords(read: UnderstoodQuery, filters: TalentFilters): TalentWords | null {
  const named = askedOfTalents(read, { hasPlace: filters.cityCodes.length > 0 });
  // Who would go anywhere would go there.
  const asked = named.cityCodes.length === 0 ? named : { ...named, cityCodes: [...named.cityCodes, anyCity] };
  const { strict, exact, titled, near } = planUnderstood(asked, [], talentWords);
  if (strict === null || exact === null) return null;
  return {
    asked: named,
    strict,
    exact,
    titled,
    near,
    terms: asked.conditions.map(({ meaning }) => talentWords.conditionTerm(meaning) ?? []),
  };
}

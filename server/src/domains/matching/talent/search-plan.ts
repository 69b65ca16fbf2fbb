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

type BandField = 'years' | 'pay';

/** A filter of several values, one of whose tokens is enough. */
interface Alternatives {
  readonly field: BandField | 'other';
  readonly tokens: readonly string[];
}

/** Filters ready to be asked. */
export interface TalentPlan {
  /** Each of them holds beside the words: one index meets all of them at once. */
  readonly terms: readonly Term[];
  /** Bands of years and pay hold a little more than is asked for: to be asked of the columns too. */
  readonly left: readonly BandField[];
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

/** dictNum of 面议 in salary_range: who named no pay. */
export const noPayNamed = 8;

/** Skills of the filter as tokens; the words of one that the dictionary does not know, all of them. */
function skillTokens(skill: string): string[] {
  const known = skillById(skill) ?? skillByName(skill);
  return known === undefined ? textTokens(skill) : [skillToken(known.id)];
}

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
    { field: 'other', tokens: anyOf.flatMap((skill) => skillTokens(skill).slice(0, 1)) },
    { field: 'other', tokens: filters.categoryIds.map(categoryToken) },
    { field: 'other', tokens: filters.industryCodes.map(industryToken) },
    { field: 'other', tokens: cities },
    { field: 'other', tokens: filters.recruitType.map(recruitTypeToken) },
    { field: 'other', tokens: filters.jobType.map(jobTypeToken) },
    { field: 'years', tokens: years },
    { field: 'pay', tokens: [...new Set(pay)] },
    { field: 'other', tokens: filters.education.map(degreeToken) },
    { field: 'other', tokens: filters.jobStatus.map(statusToken) },
  ];
  return all.filter(({ tokens }) => tokens.length > 0);
}

/** The filters of a search; they hold whatever the words are. */
export function planFilters(filters: TalentFilters): TalentPlan {
  const fixed = filters.skillsMode === 'all' ? filters.skills.flatMap(skillTokens) : [];
  const given = alternativesOf(filters, filters.cityCodes);
  return {
    terms: [...new Set(fixed), ...given.map(({ tokens }) => tokens)],
    left: given.flatMap(({ field }) => (field === 'years' || field === 'pay' ? [field] : [])),
  };
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

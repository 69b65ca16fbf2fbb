import type { Query } from '#domains/dictionary/index.ts';
import { salaryRange, skillById, skillByName, skillToken, textTokens } from '#domains/dictionary/index.ts';
import { noPayToken, payTokens, yearTokens } from '../index/bands.ts';
import {
  anyCityToken,
  categoryToken,
  cityToken,
  degreeToken,
  industryToken,
  jobTypeToken,
  recruitTypeToken,
  roleToken,
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

/** How a search is run. */
export interface TalentPlan {
  /** Best first, each a list of conjunctions of tokens of which one is enough. */
  readonly tiers: readonly (readonly (readonly string[])[])[];
  /** The conjunctions that together hold every match of the words. */
  readonly widest: readonly (readonly string[])[];
  /** Conjunctions that stand for the filters: each is combined with those of the words. [[]] without any. */
  readonly sets: readonly (readonly string[])[];
  /** Filters that the sets say nothing about, or not all: to be asked of the columns. */
  readonly left: readonly Alternatives[];
}

/** More conjunctions than these cost more than the rows they spare. */
const mostSets = 12;
/** dictNum of 面议 in salary_range: who named no pay. */
export const noPayNamed = 8;
/** More words than these are not each looked for in the roles. */
const mostRoleWords = 4;

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

/**
 * Plans a search of talents.
 * @param query null when no words were given
 * @returns null when words were given that can find nothing (punctuation, filler words)
 */
export function planTalentSearch(filters: TalentFilters, query: Query | null): TalentPlan | null {
  const named = query?.cities.map(({ code }) => code) ?? [];
  const places = filters.cityCodes.length > 0 ? filters.cityCodes : named;
  const fixed = filters.skillsMode === 'all' ? filters.skills.flatMap(skillTokens) : [];
  const { sets, left } = multiply(alternativesOf(filters, places));
  const withFixed = sets.map((set) => [...new Set([...set, ...fixed])]);
  const shared = { sets: withFixed, left };
  if (query === null) return { tiers: [[[]]], widest: [[]], ...shared };
  const { tokens, weak, synonyms } = query;
  if (tokens.length === 0 && synonyms === null)
    return named.length === 0 ? null : { tiers: [[[]]], widest: [[]], ...shared };
  const readings = [tokens, ...(synonyms === null ? [] : [synonyms])];
  const inRoles = (words: readonly string[]): string[] => words.map(roleToken);
  return {
    tiers: [
      ...(weak.length === 0 ? [] : [[inRoles([...tokens, ...weak])]]),
      readings.map(inRoles),
      // One of the words in a role, the others anywhere.
      readings.flatMap((words) =>
        words.length < 2 || words.length > mostRoleWords
          ? []
          : words.map((role) => [roleToken(role), ...words.filter((word) => word !== role)]),
      ),
      readings,
    ].filter((tier) => tier.length > 0),
    widest: readings,
    ...shared,
  };
}

/** Of fewer words none can be spared: what is left would say something else. */
const leastToSpare = 3;

/** The same search with each of its words left out once: what is nearest where nothing has them all. */
export function loosened(query: Query): Query[] {
  const { tokens } = query;
  if (tokens.length < leastToSpare) return [];
  return tokens.map((dropped) => ({
    ...query,
    tokens: tokens.filter((token) => token !== dropped),
    weak: [],
    synonyms: null,
  }));
}

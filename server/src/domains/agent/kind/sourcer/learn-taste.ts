import type { VerdictReason } from '@pinjian/contract/agent-act.ts';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';

/** What the person said of somebody who was shown to them. */
export interface Verdict {
  readonly resumeId: string;
  readonly yes: boolean;
  /** Why not; null where nothing was said. */
  readonly reason: VerdictReason | null;
}

/** What of a talent can be learned by: work alone, never a name, an age, a sex, a school's fame or a place of birth. */
export interface Traits {
  readonly resumeId: string;
  /** Requirements of the position, as it says them, that evidence was found for. */
  readonly met: readonly string[];
  readonly lacking: readonly string[];
  readonly workYears: number | null;
  /** Of the present or latest post; '' without one. */
  readonly title: string;
  readonly company: string;
  /** Cities that they wish for, and whether any would do. */
  readonly cities: readonly string[];
  readonly anyCity: boolean;
  /** The lower end of what they wish for, as it is shown; '' where they named none. */
  readonly pay: string;
}

/** One thing learned, and the words it is told in. */
export interface Lesson {
  readonly says: string;
  /** Points for a talent, above or below zero. */
  readonly weigh: (traits: Traits) => number;
}

/** What can be learned by of somebody in a list of talents. */
export function traitsOf({ resumeId, candidate, match, wishes }: TalentRow): Traits {
  return {
    ...workOf(resumeId, candidate, match),
    cities: wishes.cities,
    anyCity: wishes.anyCity,
    pay: wishes.salaryText,
  };
}

/** The same of somebody who is a candidate by now: what they wish for is not in that list. */
export function traitsOfCandidate({ resumeId, candidate }: CandidateRow, match: Match | undefined): Traits {
  return { ...workOf(resumeId, candidate, match ?? null), cities: [], anyCity: true, pay: '' };
}

function workOf(
  resumeId: string,
  { workYears, title, company }: TalentRow['candidate'],
  match: Match | null,
): Pick<Traits, 'resumeId' | 'met' | 'lacking' | 'workYears' | 'title' | 'company'> {
  const requirements = match?.requirements ?? [];
  return {
    resumeId,
    met: requirements.flatMap(({ result, words }) => (result === 'met' ? [words] : [])),
    lacking: requirements.flatMap(({ result, words }) => (result === 'noEvidence' ? [words] : [])),
    workYears,
    title,
    company,
  };
}

/** Points of one lesson: two of them outweigh a step of fit, one does not. */
const step = 60;

interface Judged {
  readonly traits: Traits;
  readonly verdict: Verdict;
}

const refused = (judged: readonly Judged[], reason: VerdictReason): Traits[] =>
  judged.flatMap(({ traits, verdict }) => (!verdict.yes && verdict.reason === reason ? [traits] : []));

/** Of those that were refused, what no one who was wanted has. */
const onlyOf = (bad: readonly string[], good: readonly string[]): string[] =>
  [...new Set(bad)].filter((each) => each !== '' && !good.includes(each));

const quoted = (words: readonly string[]): string => words.slice(0, 3).join('、');

function skillLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  // What even people who were wanted lack is no reason.
  const wanted = onlyOf(
    bad.flatMap(({ lacking }) => lacking),
    good.flatMap(({ lacking }) => lacking),
  );
  if (wanted.length === 0) return [];
  return [
    {
      says: `您说过技能不符：没有找到“${quoted(wanted)}”依据的人往后排`,
      weigh: ({ lacking }) => -step * lacking.filter((each) => wanted.includes(each)).length,
    },
  ];
}

function yearLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  const refusedYears = bad.flatMap(({ workYears }) => workYears ?? []);
  const wantedYears = good.flatMap(({ workYears }) => workYears ?? []);
  if (refusedYears.length === 0) return [];
  const [low, high] = [Math.min(...refusedYears), Math.max(...refusedYears)];
  // Too few or too many: what those who were wanted have tells which; without any, too few is what people mean.
  const middle =
    wantedYears.length === 0 ? Infinity : wantedYears.reduce((sum, years) => sum + years, 0) / wantedYears.length;
  const isTooMany = low > middle;
  const bound = isTooMany ? low : high;
  return [
    {
      says: isTooMany
        ? `您说过经验不符：工作 ${bound} 年及以上的往后排`
        : `您说过经验不符：工作 ${bound} 年及以下的往后排`,
      weigh: ({ workYears }) =>
        workYears !== null && (isTooMany ? workYears >= bound : workYears <= bound) ? -2 * step : 0,
    },
  ];
}

function titleLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  const titles = onlyOf(
    bad.map(({ title }) => title),
    good.map(({ title }) => title),
  );
  if (titles.length === 0) return [];
  return [
    {
      says: `您说过级别不符：最近做“${quoted(titles)}”的往后排`,
      weigh: ({ title }) => (titles.includes(title) ? -2 * step : 0),
    },
  ];
}

function companyLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  const companies = onlyOf(
    bad.map(({ company }) => company),
    good.map(({ company }) => company),
  );
  if (companies.length === 0) return [];
  return [
    {
      says: `您说过公司不符：最近在“${quoted(companies)}”的往后排`,
      weigh: ({ company }) => (companies.includes(company) ? -2 * step : 0),
    },
  ];
}

function placeLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  const cities = onlyOf(
    bad.flatMap((each) => each.cities),
    good.flatMap((each) => each.cities),
  );
  if (cities.length === 0) return [];
  return [
    {
      says: `您说过城市不符：只想去“${quoted(cities)}”的往后排`,
      weigh: (traits) =>
        !traits.anyCity && traits.cities.length > 0 && traits.cities.every((city) => cities.includes(city))
          ? -2 * step
          : 0,
    },
  ];
}

function payLessons(bad: readonly Traits[], good: readonly Traits[]): Lesson[] {
  const pays = onlyOf(
    bad.map(({ pay }) => pay),
    good.map(({ pay }) => pay),
  );
  if (pays.length === 0) return [];
  return [
    {
      says: `您说过薪资不符：期望“${quoted(pays)}”的往后排`,
      weigh: ({ pay }) => (pays.includes(pay) ? -2 * step : 0),
    },
  ];
}

/** What those who were wanted have in common and some who were not lack. */
function likingLessons(judged: readonly Judged[], good: readonly Traits[]): Lesson[] {
  if (good.length < 2) return [];
  const [first] = good;
  const bad = judged.flatMap(({ traits, verdict }) => (verdict.yes ? [] : [traits]));
  const common = (first?.met ?? []).filter(
    (each) => good.every(({ met }) => met.includes(each)) && bad.some(({ met }) => !met.includes(each)),
  );
  if (common.length === 0) return [];
  return [
    {
      says: `您选中的人都有“${quoted(common)}”的依据：有的往前排`,
      weigh: ({ met }) => (step / 2) * met.filter((each) => common.includes(each)).length,
    },
  ];
}

/** What yes and no with their reasons teach. 行业, 时机 and 其他 teach nothing that a resume could be read for. */
export function learnTaste(verdicts: readonly Verdict[], shown: readonly Traits[]): Lesson[] {
  const judged = verdicts.flatMap((verdict): Judged[] => {
    const traits = shown.find(({ resumeId }) => resumeId === verdict.resumeId);
    return traits === undefined ? [] : [{ traits, verdict }];
  });
  const good = judged.flatMap(({ traits, verdict }) => (verdict.yes ? [traits] : []));
  return [
    ...skillLessons(refused(judged, 'skills'), good),
    ...yearLessons(refused(judged, 'experience'), good),
    ...titleLessons(refused(judged, 'level'), good),
    ...companyLessons(refused(judged, 'company'), good),
    ...placeLessons(refused(judged, 'city'), good),
    ...payLessons(refused(judged, 'salary'), good),
    ...likingLessons(judged, good),
  ];
}

import type { Fit, Match, MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import { industryByCode } from '#domains/dictionary/index.ts';
import { monthOf } from '#domains/resume/index.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { degreeStep } from '../facts/read-studies.ts';
import type { TalentFacts, TalentWish } from '../facts/talent-facts.ts';
import { roleCloseness, roleFit, type RoleFit } from './closeness.ts';
import { weights } from './data/weights.ts';
import { askGates, cityFit, isOpenTo, type CityFit, type Pair } from './gates.ts';
import { monthsAsked } from './read-condition.ts';
import {
  counts,
  readColumns,
  readDemands,
  resultOf,
  shownColumn,
  shownDemand,
  type ReadColumns,
  type ReadDemand,
} from './read-requirements.ts';
import { findReasons } from './reasons.ts';
import { keep } from './recency.ts';

/** Everything that was found out about a pair, before it is put into words. */
export interface Found extends Pair {
  readonly role: RoleFit;
  readonly columns: ReadColumns;
}

/**
 * How well a person and a position fit, for both sides alike: gates, every requirement with its evidence, a number for
 * ordering and the reasons. Pure; the same facts in the same month give the same bytes.
 * @param side who reads it: what is closed towards employers only leaves a position as fitting as it is for the seeker
 */
export function match(
  position: PositionFacts,
  stored: TalentFacts,
  now: Date,
  side: 'seeker' | 'employer' = 'employer',
): Match {
  const month = monthOf(now);
  // Facts may have been made last month; what counts since then is how long ago everything was.
  const talent = stored.month === month ? stored : { ...stored, month };
  const wish = chooseWish(position, talent);
  const demands = readDemands(position, talent);
  const found: Found = {
    position,
    talent,
    wish,
    demands,
    city: cityFit(position, talent, wish),
    columns: readColumns(position, talent),
    role: roleFit(position, talent, wish),
  };
  const gates = askGates(found);
  const score = scoreOf(found);
  const isOpen = isOpenTo(side, gates);
  return {
    version: weights.version,
    score,
    fit: isOpen ? fitOf(score, found) : 'weak',
    gates,
    requirements: requirementsOf(found),
    reasons: findReasons(found),
  };
}

/**
 * The wish that a position answers: the nearest role, then the one that keeps more gates open, then the lower floor. The
 * order in which wishes were written down does not matter.
 */
function chooseWish(position: PositionFacts, talent: TalentFacts): TalentWish | null {
  const ranked = talent.wishes
    .map((wish) => ({ wish, key: wishKey(position, talent, wish) }))
    .toSorted((a, b) => compareKeys(a.key, b.key));
  return ranked[0]?.wish ?? null;
}

function wishKey(position: PositionFacts, talent: TalentFacts, wish: TalentWish): readonly number[] {
  const isElsewhere = cityFit(position, talent, wish) === 'elsewhere';
  const isBelow = position.pay !== null && wish.floor !== null && position.pay.max < wish.floor;
  const near = roleCloseness(wish, position.role);
  // Roles this close are the same trade: where and for how much decides between them.
  const step = near >= weights.nearRole ? 2 : near >= weights.leastRole ? 1 : 0;
  return [-step, Number(isElsewhere) + Number(isBelow), -near, wish.floor ?? 0, wish.cityCodes.length];
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function requirementsOf({ position, talent, demands, columns }: Found): MatchedRequirement[] {
  const { education, experience } = position;
  return [
    ...(experience === null || columns.experience === null
      ? []
      : [shownColumn('experience', experience, columns.experience, talent)]),
    ...(education === null || columns.education === null
      ? []
      : [shownColumn('education', education, columns.education, talent)]),
    ...demands.map((each) => shownDemand(each, talent)),
  ];
}

/** Weights times parts, whole numbers all of them: adding them in another order makes no other number. */
function scoreOf(found: Found): number {
  const { parts } = weights;
  const sum =
    parts.role * found.role.score +
    parts.must * mustPart(found) +
    parts.nice * (strengthOf(found.demands, 'nice') ?? unknown) +
    parts.experience * experiencePart(found) +
    parts.education * educationPart(found) +
    parts.salary * salaryPart(found) +
    parts.city * cityParts[found.city] +
    parts.industry * industryPart(found) +
    parts.activity * activityPart(found);
  const score = Math.floor(sum / 1000);
  return found.role.isUnwished ? keep(score, weights.unwished) : score;
}

/** What counts where nothing is known. */
const unknown = 500;

/** The mean strength of demands, weighted by who asks for them; null without any. */
function strengthOf(demands: readonly ReadDemand[], kind: 'must' | 'nice'): number | null {
  let sum = 0;
  let weight = 0;
  for (const each of demands) {
    if (each.demand.kind !== kind || !counts(each)) continue;
    const own = weights.authors[each.demand.by];
    sum += own * each.reading.strength;
    weight += own;
  }
  return weight === 0 ? null : Math.floor(sum / weight);
}

/** Who asks for nothing in particular asks for the trade. */
function mustPart({ demands, role }: Found): number {
  return strengthOf(demands, 'must') ?? role.score;
}

function experiencePart({ position, talent, role }: Found): number {
  const { missing, above, ranks } = weights.experience;
  const asked = position.experience === null ? null : monthsAsked(position.experience);
  const months = talent.employedMonths;
  const short = asked === null ? 0 : Math.max(0, asked.min - months);
  const over = asked === null || asked.max === null ? 0 : Math.max(0, months - asked.max);
  const byYears =
    short > 0
      ? (missing.find(({ within }) => short <= within)?.counts ?? 0)
      : (above.find(({ within }) => over <= within)?.counts ?? weights.experience.farAbove);
  const latest = talent.roles
    .filter(({ source }) => source === 'work')
    .toSorted((a, b) => (b.last ?? 0) - (a.last ?? 0) || b.rank - a.rank)[0];
  const rank = latest === undefined ? Math.min(position.rank, 1) : latest.rank;
  const byRank = ranks[Math.abs(rank - position.rank)] ?? 0;
  // Years in another trade say less: they count as far as the role is near.
  return Math.min(byYears, byRank, Math.max(role.score, unknown) + unknown);
}

function educationPart({ position: { education }, talent: { degree }, columns }: Found): number {
  if (education === null) return weights.education.notAsked;
  if (degree === null) return unknown;
  if (degreeStep(degree) >= degreeStep(education.num)) return 1000;
  return columns.education?.strength ?? 0;
}

function salaryPart({ position: { pay }, wish }: Found): number {
  const { notSaid, least } = weights.salary;
  if (pay === null || wish === null || wish.floor === null) return notSaid;
  if (pay.max < wish.floor) return 0;
  if (pay.min >= wish.floor || pay.max === pay.min) return 1000;
  return least + keep(1000 - least, Math.floor((1000 * (pay.max - wish.floor)) / (pay.max - pay.min)));
}

const cityParts: Readonly<Record<CityFit, number>> = {
  wished: 1000,
  home: 1000,
  remote: 900,
  anyCity: 850,
  commuting: 600,
  unknown,
  elsewhere: 0,
};

function industryPart({ position: { industry }, talent: { industries } }: Found): number {
  if (industry === null || industries.length === 0) return unknown;
  if (industries.includes(industry)) return 1000;
  const top = industryByCode(industry)?.top;
  return industries.some((code) => industryByCode(code)?.top === top) ? 700 : 300;
}

/** By the month, so that a match does not change from day to day. */
function activityPart({ talent: { activeMonth, month } }: Found): number {
  if (activeMonth === null) return unknown;
  return weights.activity.find(({ within }) => month - activeMonth <= within)?.counts ?? 0;
}

/** A must without any evidence, a role far off or one not wished for keeps a match from the best names whatever else fits. */
function fitOf(score: number, { demands, role }: Found): Fit {
  const { fits, leastRole } = weights;
  if (role.score < leastRole || score < fits.possible) return 'weak';
  if (role.isUnwished) return 'possible';
  const musts = demands.filter((each) => each.demand.kind === 'must' && counts(each));
  const missing = musts.filter(({ reading }) => resultOf(reading) === 'noEvidence').length;
  if (score >= fits.strong && missing * 4 <= musts.length) return 'strong';
  if (score >= fits.good && missing * 2 <= musts.length) return 'good';
  return 'possible';
}

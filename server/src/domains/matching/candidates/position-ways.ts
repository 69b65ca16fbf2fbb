import { cityByCode, cityByName, majorByCode, positionCategory, skillToken } from '#domains/dictionary/index.ts';
import { commutingAreas } from '../engine/data/commuting.ts';
import { majorFields } from '../engine/data/major-fields.ts';
import { weights } from '../engine/data/weights.ts';
import { campusRecruiting, internshipJob, isExperienced } from '../engine/gates.ts';
import type { RoleName } from '../facts/position-facts.ts';
import { degreeStep } from '../facts/read-studies.ts';
import type { TalentFacts, TalentWish } from '../facts/talent-facts.ts';
import { categoryToken, cityToken, noCityToken, remoteToken, roleToken } from '../index/tokens.ts';

/** One way to positions that may suit somebody: a conjunction of tokens where they would work, for what they would take. */
export interface PositionWay {
  readonly tokens: readonly string[];
  /** One of them is enough; null for everywhere. */
  readonly places: readonly string[] | null;
  /** Fen a month; null where any pay will do. */
  readonly floor: number | null;
  /** How near what it finds is to what they wish for, and to what they did: 0 to 1000. */
  readonly wished: number;
  readonly held: number;
}

/** What closes a gate whichever way a position was found, asked of its columns before the engine is. */
export interface PositionBars {
  /** Their step of education; null where their resume says none. */
  readonly degree: number | null;
  /** dictNums: the only ones, all where there are none, and those that are closed. */
  readonly jobTypes: readonly number[];
  readonly closedJobTypes: readonly number[];
  readonly recruitTypes: readonly number[];
  readonly closedRecruitTypes: readonly number[];
}

const { closeness } = weights;
/** Roles and skills of a resume by which positions are looked for, the last and the most used ones. */
const rolesAsked = 3;
const skillsAsked = 6;

type Reach = Pick<PositionWay, 'places' | 'floor'>;

/** A city and those between which and it people commute. */
export function citiesAround(home: string): string[] {
  const name = cityByCode(home)?.name ?? '';
  const near = commutingAreas.filter((area) => area.includes(name)).flat();
  return [...new Set([home, ...near.flatMap((each) => cityByName(each)?.code ?? [])])];
}

/** Everywhere that the gate of the city is open for a wish: as `cityFit` has it. */
function placesOf(talent: TalentFacts, wish: TalentWish | null): string[] | null {
  if (wish?.anyCity === true) return null;
  if (wish !== null && wish.cityCodes.length > 0) return [...wish.cityCodes.map(cityToken), remoteToken, noCityToken];
  if (wish?.remote === true) return [remoteToken, noCityToken];
  if (talent.cityCode === null) return null;
  return [...citiesAround(talent.cityCode).map(cityToken), remoteToken, noCityToken];
}

/** Where and for what somebody would work by any of their wishes. */
function widestReach(talent: TalentFacts): Reach {
  const wishes = talent.wishes.length === 0 ? [null] : talent.wishes;
  const places = wishes.map((wish) => placesOf(talent, wish));
  const floors = wishes.map((wish) => wish?.floor ?? null);
  return {
    places: places.includes(null) ? null : [...new Set(places.flatMap((each) => each ?? []))],
    floor: floors.includes(null) ? null : Math.min(...floors.map((floor) => floor ?? 0)),
  };
}

/** Of a role: the node of the tree so far up, 0 for itself. */
function nodeAbove({ category }: RoleName, up: number): string[] {
  const ids = category === null ? [] : (positionCategory(category)?.ids ?? []);
  return ids.toReversed().slice(up, up + 1);
}

type Nearness = Pick<PositionWay, 'wished' | 'held'>;

/** The ways to what a role is called and to its place in the tree; `up` 0 for the place itself. */
function waysOfRole(role: RoleName, up: number, reach: Reach, near: (counts: number) => Nearness): PositionWay[] {
  const counts = [closeness.leaf, closeness.direction, closeness.branch][up] ?? 0;
  const ways = nodeAbove(role, up).map((id) => ({ tokens: [categoryToken(id)], ...reach, ...near(counts) }));
  if (up > 0 || role.tokens.length === 0) return ways;
  return [...ways, { tokens: role.tokens.map(roleToken), ...reach, ...near(weights.sameTitleCounts) }];
}

/** Nodes of the tree in which graduates of somebody's studies begin, for whoever has hardly worked. */
function fieldsOf({ studies, employedMonths }: TalentFacts): string[] {
  if (employedMonths >= 12) return [];
  const fields = studies.flatMap(({ major }) => {
    const majorClass = major === null ? undefined : majorByCode(major)?.majorClass;
    return (majorFields[majorClass ?? ''] ?? '').split(' ').filter((field) => field !== '');
  });
  return [...new Set(fields)].map((field) => field.padEnd(6, '0'));
}

function heldRoles(talent: TalentFacts): RoleName[] {
  const worked = talent.roles.filter(({ source }) => source !== 'campus');
  const latest = worked.toSorted((a, b) => (b.last ?? talent.month) - (a.last ?? talent.month));
  return [...new Map(latest.map((role) => [`${role.category} ${role.tokens.join(' ')}`, role])).values()].slice(
    0,
    rolesAsked,
  );
}

const wishedAs = (counts: number): Nearness => ({ wished: counts, held: 0 });
const heldAs = (counts: number): Nearness => ({ wished: 0, held: counts });

/**
 * Ways to positions for somebody, those that tell most first: what they wish for and did, the same direction and their
 * skills, the same branch. Whoever says nothing of themselves has none.
 */
export function positionWays(talent: TalentFacts): PositionWay[][] {
  const reach = widestReach(talent);
  const roles = heldRoles(talent);
  const ofTree = (up: number): PositionWay[] => [
    ...talent.wishes.flatMap((wish) =>
      waysOfRole(wish, up, { places: placesOf(talent, wish), floor: wish.floor }, wishedAs),
    ),
    ...roles.flatMap((role) => waysOfRole(role, up, reach, heldAs)),
  ];
  const practice = ([, fact]: (typeof skills)[number]): number => fact.employed + fact.beside;
  const skills = Object.entries(talent.skills);
  const known = skills.toSorted((a, b) => practice(b) - practice(a) || (a[0] < b[0] ? -1 : 1)).slice(0, skillsAsked);
  const ofSkills = known.map(([id]) => ({ tokens: [skillToken(id)], ...reach, wished: 0, held: 0 }));
  const ofStudies = fieldsOf(talent).map((node) => ({
    tokens: [categoryToken(node)],
    ...reach,
    ...heldAs(node.endsWith('0000') ? weights.studiedBranch : weights.studiedDirection),
  }));
  return [ofTree(0), [...ofTree(1), ...ofStudies, ...ofSkills], ofTree(2)].filter((tier) => tier.length > 0);
}

/** What closes a gate for somebody whatever else a position is. */
export function positionBars(talent: TalentFacts): PositionBars {
  const { degree, jobTypes, recruitTypes } = talent;
  const experienced = isExperienced(talent);
  return {
    degree: degree === null ? null : degreeStep(degree),
    jobTypes,
    closedJobTypes: jobTypes.length === 0 && experienced ? [internshipJob] : [],
    recruitTypes,
    closedRecruitTypes: experienced ? campusRecruiting : [],
  };
}

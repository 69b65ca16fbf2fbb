import { cityToken, districtToken, titleToken, type Term } from '../../engine/search-plan.ts';
import { all, positionWords, type Asked, type IndexWords } from './plan.ts';

/** A search for what is asked: what has to be there, and what is nearest where too little is. */
export interface UnderstoodPlan {
  readonly asked: Asked;
  /** Every condition and what is asked for. null: the words say nothing that could be looked for. */
  readonly strict: readonly Term[] | null;
  /** The same with every wish: what a page calls a match, and what an alert counts. */
  readonly exact: readonly Term[] | null;
  /** The same with the words in the title, or with every wish: to be gathered first; null where that says nothing more. */
  readonly titled: readonly Term[] | null;
  /** Looser ones, the nearest first; each holds what the one before it lacks. */
  readonly near: readonly (readonly Term[])[];
}

/** Of so many things so many have to be there. */
const needed = (many: number): number => (many <= 2 ? many : Math.ceil(many * 0.6));
/** More things than these are not combined. */
const mostItems = 6;

/** Every way to choose `many` of the terms, as one term. */
function someOf(terms: readonly Term[], many: number): Term {
  const choose = (from: readonly Term[], left: number): Term[][] => {
    if (left === 0) return [[]];
    return from.flatMap((term, at) => choose(from.slice(at + 1), left - 1).map((rest) => [term, ...rest]));
  };
  const ways = choose(terms.slice(0, mostItems), Math.min(many, terms.length)).map(all);
  return ways.length === 1 ? (ways[0] ?? []) : ways;
}

/** The direction of the job tree around a node. */
const around = (id: string): string => `${id.slice(0, 4)}00`;

/** What every search for it holds, and the parts of which searches are made. */
interface Ground {
  readonly asked: Asked;
  readonly index: IndexWords;
  /** Filters that were chosen, and without what is not wanted. */
  readonly fixed: readonly Term[];
  readonly cities: readonly Term[];
  readonly districts: readonly Term[];
  readonly place: readonly Term[];
  /** Conditions. */
  readonly terms: readonly Term[];
  readonly wishes: readonly Term[];
  /** Leaves that the words speak of: those that are looked for, and all. */
  readonly likely: readonly string[];
  readonly possible: readonly string[];
}

type Searches = Omit<UnderstoodPlan, 'asked' | 'exact'>;

function groundOf(asked: Asked, chosen: readonly Term[], index: IndexWords): Ground {
  const { unwanted, items, cityCodes, districtCodes, conditions } = asked;
  const cities: Term[] = cityCodes.length === 0 ? [] : [cityCodes.map(cityToken)];
  const districts: Term[] = districtCodes.length === 0 ? [] : [districtCodes.map(districtToken)];
  return {
    asked,
    index,
    fixed: unwanted.length === 0 ? chosen : [...chosen, { none: index.roleTerms(unwanted) }],
    cities,
    districts,
    place: [...cities, ...districts],
    terms: conditions.map(({ meaning }) => index.conditionTerm(meaning)).filter((term) => term !== null),
    wishes: items.filter(({ kind }) => kind === 'wish').map(({ anywhere }) => anywhere),
    likely: leavesFrom(asked, likelyMeant),
    possible: leavesFrom(asked, 0),
  };
}

const saidIn = ({ items }: Asked) => items.filter(({ kind }) => kind !== 'role' && kind !== 'wish' && kind !== 'told');

/** A role that is named, with what else its words speak of. */
function searchRoles({
  asked,
  index,
  fixed,
  cities,
  districts,
  place,
  terms,
  wishes,
  likely,
  possible,
}: Ground): Searches {
  const { roles, beside, items, isNamed } = asked;
  const titled = items.filter(({ kind }) => kind === 'role').map(({ inTitle }) => inTitle);
  const companies = saidIn(asked)
    .filter(({ kind }) => kind === 'company')
    .map(({ anywhere }) => anywhere);
  const tools = items.filter(({ kind, isTool }) => kind === 'role' && isTool === true).map(({ anywhere }) => anywhere);
  const what: Term = [...index.roleTerms(isNamed ? roles : [...roles, ...likely]), ...titled];
  const nearly: Term = [
    ...index.roleTerms([...roles.map(around), ...beside, ...possible]),
    ...tools,
    ...items
      .filter(({ kind }) => kind !== 'wish' && kind !== 'told' && kind !== 'company')
      .flatMap(({ anywhere, partly }) => [anywhere, partly]),
  ];
  const held = [...fixed, ...place, ...terms, ...companies];
  return {
    strict: [...held, what],
    titled: wishes.length > 0 ? [...held, what, ...wishes] : titled.length === 0 ? null : [...held, titled],
    near: [
      ...(terms.length + districts.length + companies.length > 0 ? [[...fixed, ...cities, what]] : []),
      ...(place.length > 0 ? [[...fixed, what]] : []),
      [...fixed, ...cities, nearly],
      ...(place.length > 0 ? [[...fixed, nearly]] : []),
    ],
  };
}

/** Words and skills without a role: where they stand, or the work that they speak of. */
function searchWords({ asked, index, fixed, cities, districts, place, terms, likely, possible }: Ground): Searches {
  const said = saidIn(asked);
  const anywhere = said.map((item) => item.anywhere);
  const what: Term = [someOf(anywhere, needed(said.length)), ...index.roleTerms(likely)];
  const any: Term = [
    ...said.flatMap((item) => [item.anywhere, item.partly, ...index.roleTerms(asked.beside)]),
    ...index.roleTerms(possible),
  ];
  return {
    strict: [...fixed, ...place, ...terms, what],
    titled: [...fixed, ...place, ...terms, ...said.map(({ inTitle }) => inTitle)],
    near: [
      ...(terms.length + districts.length > 0 ? [[...fixed, ...cities, what]] : []),
      ...(place.length > 0 ? [[...fixed, what]] : []),
      [...fixed, any],
      ...(terms.length > 0 ? [[...fixed, ...cities, ...terms]] : []),
    ],
  };
}

/** Nothing but what the work should be like. */
function searchWishes({ fixed, place, terms, wishes }: Ground): Searches {
  const what = someOf(wishes, needed(wishes.length));
  return {
    strict: [...fixed, ...place, ...terms, what],
    titled: null,
    near: [
      [...fixed, ...place, ...terms, wishes],
      ...(terms.length > 0 ? [[...fixed, ...place, wishes]] : []),
      [...fixed, ...place, ...terms],
      [...fixed, ...terms, wishes],
    ].filter((each) => each.length > 0),
  };
}

/** Places and conditions alone, or any work at all. */
function searchAnyWork({ asked, index, fixed, place, terms }: Ground): Searches {
  const levels = levelTerms(asked.level, index);
  const hasMore = place.length + terms.length + asked.unwanted.length > 0 || asked.level !== null || asked.isAnyWork;
  const near = [
    [...fixed, ...place],
    [...fixed, ...terms],
  ].filter((each) => each.length > 0);
  return {
    strict: hasMore ? [...fixed, ...place, ...terms, ...levels] : null,
    titled: null,
    near: place.length + terms.length + levels.length > 1 ? near : [],
  };
}

/**
 * The searches for what is asked, the strictest first.
 * @param chosen terms of the filters that were chosen: they hold always
 */
export function planUnderstood(
  asked: Asked,
  chosen: readonly Term[],
  index: IndexWords = positionWords,
): UnderstoodPlan {
  const ground = groundOf(asked, chosen, index);
  const searches = searchesOf(ground);
  return { asked, ...searches, exact: searches.strict && [...searches.strict, ...ground.wishes] };
}

function searchesOf(ground: Ground): Searches {
  if (ground.asked.roles.length > 0) return searchRoles(ground);
  if (saidIn(ground.asked).length > 0) return searchWords(ground);
  return ground.wishes.length > 0 ? searchWishes(ground) : searchAnyWork(ground);
}

/** Thousandths from which a leaf that the words speak of is looked for like one that is named. */
const likelyMeant = 350;

const leavesFrom = ({ meant }: Asked, least: number): string[] =>
  [...meant].flatMap(([leaf, weight]) => (weight >= least ? [leaf] : []));

/** Words of titles that say how senior, for who asks for nothing else. */
const titlesOfLevel: readonly (readonly string[])[] = [
  ['助理', '储备', '学徒'],
  ['初级'],
  ['高级', '资深', '专家'],
  ['主管', '经理', '组长', '主任', '店长', '负责人'],
  ['总监', '总经理', '副总', '总裁', 'ceo', 'cto', 'cfo', 'coo', 'vp', '首席', '负责人', '合伙人'],
];

const levelTerms = (level: number | null, index: IndexWords): Term[] =>
  level === null
    ? []
    : [[...(titlesOfLevel[level] ?? []).map(titleToken), ...(level === 4 ? index.roleTerms(['320000']) : [])]];

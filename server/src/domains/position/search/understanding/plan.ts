import {
  deniedToken,
  isIdle,
  rankOf,
  skillToken,
  textTokens,
  wishToken,
  type Part,
  type UnderstoodQuery,
} from '#domains/dictionary/index.ts';
import {
  categoryToken,
  cityToken,
  companyToken,
  districtToken,
  titleRoleToken,
  titleToken,
  type Term,
} from '../../engine/search-plan.ts';
import { conditionTerm } from './condition-terms.ts';

type Meaning = Part['meaning'];

/** How an index names what words ask for: that of positions, or another one over the same words. */
export interface IndexWords {
  /** Any of these is of one of the nodes of the job tree. */
  readonly roleTerms: (roles: readonly string[]) => Term[];
  /** A condition; null for what the index does not know. */
  readonly conditionTerm: (meaning: Meaning) => Term | null;
}

/** One thing that is asked for by its words: a skill, a company, or what no table knows. */
export interface Item {
  /** `told`: what a post says of a condition that its columns cannot tell. */
  readonly kind: 'role' | 'skill' | 'word' | 'company' | 'wish' | 'told';
  /** Of a wish: what denies it. */
  readonly inTitle: Term;
  readonly anywhere: Term;
  /** Of a role: whether its name is that of a skill too. */
  readonly isTool?: boolean;
  /** Any of its words in the title: near it. */
  readonly partly: Term;
}

/** What a searcher asks for, ready to be looked for and weighed. Pure; everything follows from the words. */
export interface Asked {
  /** Nodes of the job tree; [] when no role is named. */
  readonly roles: readonly string[];
  /** Nodes of what is named beside the role. */
  readonly beside: readonly string[];
  /** Nodes of what is not wanted. */
  readonly unwanted: readonly string[];
  /** Leaves of the job tree that the words speak of, by their weight in thousandths, the likeliest first. */
  readonly meant: ReadonlyMap<string, number>;
  /** Whether the names in the words say all of it; false too where the rest speaks of other work. */
  readonly isNamed: boolean;
  /** Whether any work is asked for. */
  readonly isAnyWork: boolean;
  /** As the roles were written, normalized: a title that says the same words is closer. */
  readonly spellings: readonly string[];
  readonly items: readonly Item[];
  /** Cities, [] for anywhere, and districts in them. */
  readonly cityCodes: readonly string[];
  readonly districtCodes: readonly string[];
  readonly conditions: readonly Part[];
  /** How senior, as words of the query say it; null where they do not. */
  readonly level: number | null;
}

/** A search for what is asked: what has to be there, and what is nearest where too little is. */
export interface UnderstoodPlan {
  readonly asked: Asked;
  /** Every condition and what is asked for. null: the words say nothing that could be looked for. */
  readonly strict: readonly Term[] | null;
  /** The same with the words in the title, or with every wish: to be gathered first; null where that says nothing more. */
  readonly titled: readonly Term[] | null;
  /** Looser ones, the nearest first; each holds what the one before it lacks. */
  readonly near: readonly (readonly Term[])[];
}

const all = (terms: readonly Term[]): Term => {
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? only : { all: terms };
};

function wordItem(kind: Item['kind'], spelling: string): Item {
  const tokens = textTokens(spelling);
  const words = tokens.filter((token) => !/^s\d{5}$/u.test(token));
  // Long words are indexed with the shorter ones in them: the longest say it all.
  const telling = words.filter((word) => !words.some((longer) => longer !== word && longer.includes(word)));
  const said = telling.length > 0 ? telling : [spelling];
  const skills = tokens.filter((token) => /^s\d{5}$/u.test(token));
  const parts = said.length === 1 && (said[0]?.length ?? 0) >= 4 ? words.filter((word) => word !== said[0]) : [];
  const spelled = (of: (token: string) => string): Term[] => [
    all(said.map(of)),
    ...skills.map(of),
    ...(parts.length > 1 ? [all(parts.map(of))] : []),
  ];
  const parted = tellingOf(said.length > 1 ? said : parts.length > 0 ? parts : said);
  const isName = kind === 'word' || kind === 'company';
  const named: Term[] = isName ? [companyToken(spelling), all(said.map(companyToken))] : [];
  return {
    kind,
    inTitle: [...spelled(titleToken), ...named],
    anywhere: [...spelled((token) => token), ...named],
    partly: parted.map(titleToken),
  };
}

/** Without what stands in nearly every title: a part of a name that says something by itself. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isIdle(word));
  return telling.length > 0 ? telling : words;
}

function skillItem(id: string, spelling: string): Item {
  const token = skillToken(id);
  const words = wordItem('skill', spelling);
  return { ...words, kind: 'skill', inTitle: [titleToken(token), words.inTitle], anywhere: [token, words.anywhere] };
}

/** A wish: what grants it, and what denies it. */
const wishItem = (code: string): Item => ({
  kind: 'wish',
  inTitle: deniedToken(code),
  anywhere: wishToken(code),
  partly: wishToken(code),
});

const toldItem = (code: string): Item => ({ ...wishItem(code), kind: 'told' });

/** The parts that are wishes, each once, however often it is said. */
export function wishesOf(parts: readonly Part[]): readonly Part[] {
  const first = new Map<string, Part>();
  for (const part of parts)
    if (part.meaning.kind === 'wish' && !first.has(part.meaning.code)) first.set(part.meaning.code, part);
  return [...first.values()];
}

function itemsOf(parts: readonly Part[]): Item[] {
  const wishes = wishesOf(parts);
  return parts.flatMap((part): Item[] => {
    const { meaning } = part;
    switch (meaning.kind) {
      case 'role':
        return meaning.skill === null
          ? [wordItem('role', meaning.spelling)]
          : [{ ...skillItem(meaning.skill, meaning.spelling), kind: 'role', isTool: true }];
      case 'skill':
        return [skillItem(meaning.skill, meaning.spelling)];
      case 'word':
      case 'company':
        return [wordItem(meaning.kind, meaning.spelling)];
      case 'wish':
        return wishes.includes(part) ? [wishItem(meaning.code)] : [];
      case 'experience':
        return meaning.years === null ? [toldItem('beginner')] : [];
      case 'education':
        return meaning.degree === 0 ? [toldItem('anyDegree')] : [];
      case 'employment':
        return meaning.type === 'graduate' ? [toldItem('graduates')] : [];
      default:
        return [];
    }
  });
}

/** What the words ask for; cities and districts that were chosen as filters take the place of those in the words. */
export function askedOf(
  { parts, roles, beside, isAnyWork, meant, named }: UnderstoodQuery,
  chosen: { readonly hasPlace: boolean },
  index: IndexWords = positionWords,
): Asked {
  const places = chosen.hasPlace
    ? []
    : parts.flatMap(({ meaning }) => (meaning.kind === 'place' ? [meaning.place] : []));
  const districts = places.flatMap(({ districtCode }) => districtCode ?? []);
  const cities = places.filter(({ districtCode }) => districtCode === null);
  const spellings = parts.flatMap(({ meaning }) => (meaning.kind === 'role' ? [meaning.spelling] : []));
  const said = parts.flatMap(({ meaning }) => (meaning.kind === 'level' ? [meaning.rank] : [])).at(-1);
  // 汽修学徒 and 运营总监 say it in the name of the role.
  const byName = spellings.map(rankOf).find((rank) => rank !== 1);
  const level = said ?? byName ?? null;
  return {
    roles: isIntern(parts) ? [...roles, ...internRoles(roles)] : roles,
    beside,
    unwanted: parts.flatMap(({ meaning }) => (meaning.kind === 'unwanted' ? meaning.roles : [])),
    meant: new Map(meant.map(({ leaf, weight }) => [leaf, weight])),
    isNamed: named === 'whole',
    isAnyWork,
    spellings,
    items: itemsOf(parts),
    cityCodes: [...new Set((cities.length > 0 ? cities : places).flatMap(({ cityCodes }) => cityCodes))],
    districtCodes: [...new Set(districts)],
    conditions: parts.filter(({ meaning }) => index.conditionTerm(meaning) !== null),
    level,
  };
}

const isIntern = (parts: readonly Part[]): boolean =>
  parts.some(({ meaning }) => meaning.kind === 'employment' && meaning.type === 'intern');

/** Leaves of 实习与校招 by the trades whose interns they are: tops and directions of the job tree. */
const internLeaves: readonly (readonly [string, readonly string[]])[] = [
  ['330103', ['10', '20']],
  ['330104', ['1003', '1004', '1006']],
  ['330105', ['11']],
  ['330106', ['12']],
  ['330107', ['13', '27']],
  ['330108', ['14']],
  ['330109', ['1501']],
  ['330110', ['16', '24']],
  ['330111', ['17']],
  ['330112', ['1503', '2803']],
  ['330113', ['1502']],
];

function internRoles(roles: readonly string[]): string[] {
  return internLeaves.flatMap(([leaf, trades]) =>
    roles.some((id) => trades.some((trade) => id.startsWith(trade))) ? [leaf] : [],
  );
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

const positionWords: IndexWords = {
  roleTerms: (roles) => roles.flatMap((id) => [categoryToken(id), titleRoleToken(id)]),
  conditionTerm,
};

/** The direction of the job tree around a node. */
const around = (id: string): string => `${id.slice(0, 4)}00`;

/**
 * The searches for what is asked, the strictest first.
 * @param chosen terms of the filters that were chosen: they hold always
 */
export function planUnderstood(
  asked: Asked,
  chosen: readonly Term[],
  index: IndexWords = positionWords,
): UnderstoodPlan {
  const { unwanted } = asked;
  const fixed = unwanted.length === 0 ? chosen : [...chosen, { none: index.roleTerms(unwanted) }];
  const { roles, beside, items, cityCodes, districtCodes, conditions } = asked;
  const cities: Term[] = cityCodes.length === 0 ? [] : [cityCodes.map(cityToken)];
  const districts: Term[] = districtCodes.length === 0 ? [] : [districtCodes.map(districtToken)];
  const place = [...cities, ...districts];
  const rolesTerm = index.roleTerms;
  const likely = leavesFrom(asked, likelyMeant);
  const possible = leavesFrom(asked, 0);
  const terms = conditions.map(({ meaning }) => index.conditionTerm(meaning)).filter((term) => term !== null);
  const titled = items.filter(({ kind }) => kind === 'role').map(({ inTitle }) => inTitle);
  const said = items.filter(({ kind }) => kind !== 'role' && kind !== 'wish' && kind !== 'told');
  const companies = said.filter(({ kind }) => kind === 'company').map(({ anywhere }) => anywhere);
  const wishes = items.filter(({ kind }) => kind === 'wish').map(({ anywhere }) => anywhere);
  if (roles.length > 0) {
    const tools = items
      .filter(({ kind, isTool }) => kind === 'role' && isTool === true)
      .map(({ anywhere }) => anywhere);
    const what: Term = [...rolesTerm(asked.isNamed ? roles : [...roles, ...likely]), ...titled];
    const nearly: Term = [
      ...rolesTerm([...roles.map(around), ...beside, ...possible]),
      ...tools,
      ...items
        .filter(({ kind }) => kind !== 'wish' && kind !== 'told' && kind !== 'company')
        .flatMap(({ anywhere, partly }) => [anywhere, partly]),
    ];
    return {
      asked,
      strict: [...fixed, ...place, ...terms, ...companies, what],
      titled:
        wishes.length > 0
          ? [...fixed, ...place, ...terms, ...companies, what, ...wishes]
          : titled.length === 0
            ? null
            : [...fixed, ...place, ...terms, ...companies, titled],
      near: [
        ...(terms.length + districts.length + companies.length > 0 ? [[...fixed, ...cities, what]] : []),
        ...(place.length > 0 ? [[...fixed, what]] : []),
        [...fixed, ...cities, nearly],
        ...(place.length > 0 ? [[...fixed, nearly]] : []),
      ],
    };
  }
  if (said.length > 0) {
    const anywhere = said.map((item) => item.anywhere);
    const what: Term = [someOf(anywhere, needed(said.length)), ...rolesTerm(likely)];
    const any: Term = [
      ...said.flatMap((item) => [item.anywhere, item.partly, ...rolesTerm(beside)]),
      ...rolesTerm(possible),
    ];
    return {
      asked,
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
  if (likely.length > 0) {
    const what = rolesTerm(likely);
    return {
      asked,
      strict: [...fixed, ...place, ...terms, what],
      titled: wishes.length > 0 ? [...fixed, ...place, ...terms, what, ...wishes] : null,
      near: [
        ...(terms.length + districts.length > 0 ? [[...fixed, ...cities, what]] : []),
        ...(place.length > 0 ? [[...fixed, what]] : []),
        [...fixed, ...cities, rolesTerm(possible)],
      ],
    };
  }
  if (wishes.length > 0) {
    const what = someOf(wishes, needed(wishes.length));
    return {
      asked,
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
  const hasMore = place.length + terms.length + unwanted.length > 0 || asked.level !== null || asked.isAnyWork;
  return {
    asked,
    strict: hasMore ? [...fixed, ...place, ...terms, ...levelTerms(asked.level, index)] : null,
    titled: null,
    near:
      place.length + terms.length + levelTerms(asked.level, index).length > 1
        ? [
            [...fixed, ...place],
            [...fixed, ...terms],
          ].filter((each) => each.length > 0)
        : [],
  };
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

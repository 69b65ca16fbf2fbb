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
import { categoryToken, companyToken, titleRoleToken, titleToken, type Term } from '../../engine/search-plan.ts';
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

/** All of the terms as one. */
export const all = (terms: readonly Term[]): Term => {
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

/** The index of positions. */
export const positionWords: IndexWords = {
  roleTerms: (roles) => roles.flatMap((id) => [categoryToken(id), titleRoleToken(id)]),
  conditionTerm,
};

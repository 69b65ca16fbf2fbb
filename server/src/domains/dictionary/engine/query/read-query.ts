import { skillById } from '../../data/skills.ts';
import { edgesIn, isCommonWord, isIdle, queryTokens } from '../vocabulary.ts';
import { figuresIn, levelsIn, withoutFillers, type Condition } from './conditions.ts';
import { entryFor, isPlain, longestSpelling, type Entry } from './lexicon.ts';
import { districtNamed, type Place } from './places.ts';
import { mendApart, mendChinese, mendLatin, mendPhrase } from './repair.ts';
import { isWithin, rolesTogether } from './roles-together.ts';
import { openText, type OpenText } from './open-text.ts';

/** What a stretch of the query means, with its place in what was typed. */
export interface Part {
  readonly meaning:
    | {
        readonly kind: 'role';
        readonly roles: readonly string[];
        readonly spelling: string;
        readonly skill: string | null;
      }
    | { readonly kind: 'skill'; readonly skill: string; readonly spelling: string }
    | { readonly kind: 'place'; readonly place: Place }
    | { readonly kind: 'unwanted'; readonly roles: readonly string[]; readonly spelling: string }
    | { readonly kind: 'word'; readonly spelling: string }
    | { readonly kind: 'company'; readonly spelling: string }
    | Exclude<Condition, { readonly kind: 'filler' }>;
  /** As it is shown. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
  /** What was typed where it was read as another spelling; null where it stands as it is. */
  readonly typed: string | null;
}

/** A searcher's words as they were understood. */
export interface ReadQuery {
  readonly parts: readonly Part[];
  /** Nodes of the job tree that are asked for together; [] when the words name no role. */
  readonly roles: readonly string[];
  /** Nodes of what is named beside it and is another trade (医院 in 医院保安). */
  readonly beside: readonly string[];
  /** Whether work is asked for and nothing is said of it (找工作, 想找个离家近的活). */
  readonly isAnyWork: boolean;
}

/**
 * Reads a searcher's words: figures and conditions first, then the longest names of roles, places and skills, then what is
 * misspelled, then how senior; what is left are words.
 * @param how.mends false to take every word as it was typed
 * @param how.companies normalized words that companies are called by: they are no slips of the pen
 */
export function readQuery(
  typed: string,
  { mends, companies = [] }: { readonly mends: boolean; readonly companies?: readonly string[] },
): ReadQuery {
  const text = openText(typed);
  const parts: Part[] = [];
  const take = (part: Omit<Part, 'typed'>, wasTyped: string | null = null): void => {
    const [start, end] = text.placeOf(part.start, part.end);
    // What was misspelled may hold a shorter word that was found in it before.
    if (wasTyped !== null) {
      const within = (other: Part): boolean => other.typed === null && other.start < end && start < other.end;
      for (let at = parts.length - 1; at >= 0; at--) if (within(parts[at] as Part)) parts.splice(at, 1);
    }
    parts.push({ ...part, start, end, typed: wasTyped });
  };
  for (const { condition, label, start, end } of text.takeBy((rest) => figuresIn(rest, isPartOfName(rest))))
    if (condition.kind !== 'filler') take({ meaning: condition, label, start, end });
  for (const { start, end, entry } of knownIn(text.rest())) {
    if (companies.some((name) => isWithinName(text.rest(), name, start, end))) continue;
    const behind = entry.roles.length > 0 && doer.test(text.rest().slice(end)) ? end + 1 : end;
    const from = entry.roles.length > 0 ? takeBefore(text, start, entry, take) : start;
    text.close(from, behind);
    if (from < start) take({ ...unwantedOf(entry), start: from, end: behind });
    else take({ ...partOf(entry), start, end: behind });
  }
  for (const spelling of companies) {
    const start = text.rest().indexOf(spelling);
    if (start < 0) continue;
    text.close(start, start + spelling.length);
    take({ meaning: { kind: 'company', spelling }, label: spelling, start, end: start + spelling.length });
  }
  if (mends) mendPhrases(text, take);
  for (const { condition, label, start, end } of text.takeBy(levelsIn))
    if (condition.kind !== 'filler') take({ meaning: condition, label, start, end });
  if (mends) mendIn(text, take);
  text.replace(withoutFillers(text.rest()));
  for (const { words, start } of text.runs()) {
    // What is short may be a name that is cut in the wrong place.
    for (const spelling of words.length <= longestName ? [words] : wordsOf(words)) {
      const isTold = wordsOf(spelling).length > 0 && !(isWeak(spelling) && parts.some(isNamed));
      if (!isTelling(spelling) || !isTold) continue;
      const at = Math.max(0, words.indexOf(spelling));
      take({
        meaning: { kind: 'word', spelling },
        label: spelling,
        start: start + at,
        end: start + at + spelling.length,
      });
    }
  }
  const skilled = asSkills(parts, text.whole());
  const placed = narrowPlaces(skilled.toSorted((a, b) => a.start - b.start || a.end - b.end));
  return {
    ...rolesTogether(withoutContradictions(placed), typed),
    isAnyWork: placed.length === 0 && anyWork.test(typed),
  };
}

/** Who looks for work, whatever it is. */
const anyWork =
  /工作|上班|[干的找]活|活儿|打工|求职|岗位|职位|招聘|招工|招人|附近|离(?:家|我).{0,2}近|家门口|就业|能[做干]|[做干](?:啥|什么)|学什么|[转改]行|工资|高薪|待遇|钱多|搞钱/u;

/** Before a role that somebody does not want. */
const refusal =
  /(?:不(?:要|想|愿意?|打算|喜欢|考虑|接受|用|需要)?(?:去|再)?(?:做|干|当|搞|跑)?|(?:别|拒绝|排除|除开|除了?|不是)(?:做|干|当|要)?)$/u;
/** 非 begins names of their own (非车险核保): it refuses only what many refuse. */
const refusedByMany = /^1[78]/u;
/** Before what somebody wants to learn, not in 大学 and 数学. */
const learning = /(?<![大小中同数文科医化留自教美力哲])学$/u;

/**
 * Reads what stands before a role: that it is not wanted, or that it is to be learnt.
 * @returns where the stretch of the role begins, before `start` where it is not wanted
 */
function takeBefore(
  text: OpenText,
  start: number,
  { roles }: Entry,
  take: (part: Omit<Part, 'typed'>) => void,
): number {
  const before = text.rest().slice(0, start);
  const refused =
    refusal.exec(before) ?? (roles.some((id) => refusedByMany.test(id)) ? /(?:非|不)$/u.exec(before) : null);
  if (refused !== null) return refused.index;
  if (!learning.test(before)) return start;
  text.close(start - 1, start);
  take({ meaning: { kind: 'wish', code: 'training' }, label: '有人带', start: start - 1, end: start });
  return start;
}

const unwantedOf = ({ roles, spelling }: Entry): Pick<Part, 'meaning' | 'label'> => ({
  meaning: { kind: 'unwanted', roles, spelling },
  label: spelling.replace(/的$/u, '').replace(/^[做当干搞](?=..)/u, ''),
});

/** Without what nobody can mean: not to want the very work that is asked for. */
function withoutContradictions(parts: readonly Part[]): readonly Part[] {
  const wanted = parts.flatMap(({ meaning }) => (meaning.kind === 'role' ? meaning.roles : []));
  const isAsked = (id: string): boolean => wanted.some((each) => isWithin(each, id));
  return parts.filter(({ meaning }) => meaning.kind !== 'unwanted' || !meaning.roles.some(isAsked));
}

/** Who does it, behind a name that says what is done: 幼儿园保育 and 员. */
const doer = /^(?:员|师|者|工(?![作地厂资种]))/u;

/** Before what somebody can do, not what somebody is. */
const able = /(?:会|懂|精通|熟悉|熟练|擅长|掌握|用)\s*$/u;

/** Names that are skills as well mean these where somebody says to know them, or names several. */
function asSkills(parts: readonly Part[], typed: string): Part[] {
  const tools = parts.filter(({ meaning }) => meaning.kind === 'skill' || (meaning.kind === 'role' && isTool(meaning)));
  return parts.map((part) => {
    const { meaning } = part;
    if (meaning.kind !== 'role' || !isTool(meaning) || meaning.skill === null) return part;
    const isSaid = able.test(typed.slice(0, part.start)) || (tools.length > 1 && tools.length === countWhat(parts));
    return isSaid ? { ...part, meaning: { kind: 'skill', skill: meaning.skill, spelling: meaning.spelling } } : part;
  });
}

const countWhat = (parts: readonly Part[]): number =>
  parts.filter(({ meaning }) => meaning.kind === 'role' || meaning.kind === 'skill').length;

/** Named as the tool itself: SQL, CAD, not Java开发, and no field of work (客服). */
const isTool = ({ skill, roles }: { readonly skill: string | null; readonly roles: readonly string[] }): boolean =>
  skill !== null && !roles.some((id) => id.endsWith('00'));

/** Characters of a short name of a company. */
const longestName = 5;

/** A single character or a number alone says nothing. */
const isTelling = (spelling: string): boolean =>
  spelling.length >= 2 && !/^[\d\W]+$/u.test(spelling.replaceAll(/\p{L}/gu, 'x'));

function wordsOf(run: string): readonly string[] {
  const { tokens, weak } = queryTokens(run);
  return tokens.length > 0 ? tokens : weak;
}

/** What stands in nearly every title (开发, 工程师) says nothing more beside a role or a skill. */
const isWeak = (spelling: string): boolean => queryTokens(spelling).tokens.every((token) => isIdle(token));
const isNamed = ({ meaning: { kind } }: Part): boolean => kind === 'role' || kind === 'skill';

/**
 * Whether a stretch is part of a longer name of a role and says nothing by itself there: 学生 in 教小学生, but not 夜班 in
 * 夜班保安, which is 保安 and a wish.
 */
function isPartOfName(text: string): (start: number, end: number) => boolean {
  const named = knownIn(text).filter(({ entry }) => entry.roles.length > 0);
  return (start, end) =>
    named.some((name) => {
      if (start < name.start || end > name.end || end - start >= name.end - name.start) return false;
      const rest = text.slice(name.start, start) + text.slice(end, name.end);
      return (entryFor(rest)?.roles ?? []).length === 0;
    });
}

function partOf(entry: Entry): Pick<Part, 'meaning' | 'label'> {
  const { spelling, roles, skill, place } = entry;
  if (place !== null && roles.length === 0) return { meaning: { kind: 'place', place }, label: place.name };
  const label = (skill === null ? undefined : skillById(skill)?.name) ?? spelling;
  const named = spelling === label.toLowerCase() ? label : spelling;
  // 双休的厂 is a 厂.
  if (roles.length > 0) return { meaning: { kind: 'role', roles, spelling, skill }, label: named.replace(/^的/u, '') };
  return { meaning: { kind: 'skill', skill: skill ?? '', spelling }, label: named };
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
}

const latinEdge = /[a-z0-9+#]/u;

function standsAlone(text: string, start: number, end: number): boolean {
  const opens = /[a-z0-9]/u.test(text.charAt(start)) && latinEdge.test(text.charAt(start - 1));
  return !opens && !(/[a-z0-9+#]/u.test(text.charAt(end - 1)) && latinEdge.test(text.charAt(end)));
}

/** Names that explain the most of a text without overlap, long ones before several short ones. */
function knownIn(text: string): readonly Found[] {
  interface Way {
    readonly score: number;
    readonly before: Way | null;
    readonly found: Found | null;
  }
  const start: Way = { score: 0, before: null, found: null };
  const ways: Way[] = [start];
  for (let end = 1; end <= text.length; end++) {
    let way: Way = { score: ways[end - 1]?.score ?? 0, before: ways[end - 1] ?? null, found: null };
    for (let from = Math.max(0, end - longestSpelling); from <= end - 2; from++) {
      const before = ways[from];
      const entry = entryFor(text.slice(from, end));
      if (before === undefined || entry === undefined || isPlain(entry) || !standsAlone(text, from, end)) continue;
      const score = before.score + (end - from) ** 2;
      if (score > way.score) way = { score, before, found: { start: from, end, entry } };
    }
    ways[end] = way;
  }
  const all: Found[] = [];
  for (let way: Way | null = ways[text.length] ?? null; way !== null; way = way.before)
    if (way.found !== null) all.push(way.found);
  return all.toReversed();
}

/** Whether a stretch lies where a company is named. */
function isWithinName(text: string, name: string, start: number, end: number): boolean {
  const at = text.indexOf(name);
  return at >= 0 && at <= start && end <= at + name.length;
}

/** Nodes that each name of a role in a text means, in its order. */
export function rolesNamedIn(text: string): (readonly string[])[] {
  return knownIn(text).flatMap(({ entry }) => (entry.roles.length > 0 ? [entry.roles] : []));
}

type Take = (part: Omit<Part, 'typed'>, wasTyped: string | null) => void;

/** Mends names of several words in letters before one of them is taken for something else. */
function mendPhrases(text: OpenText, take: Take): void {
  for (const match of text.rest().matchAll(/[a-z]{3,}(?: [a-z]{3,}){1,2}/gu)) {
    const entry = mendPhrase(match[0]);
    if (entry === undefined) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    text.close(from, to);
    take({ ...partOf(entry), start: from, end: to }, text.typed(from, to));
  }
}

/** Mends what nothing explained: letters as sounds, Chinese by sound and by one character. */
function mendIn(text: OpenText, take: Take): void {
  const takeMended = (entry: Entry, from: number, to: number): void => {
    text.close(from, to);
    for (const { meaning, label } of readQuery(entry.spelling, { mends: false }).parts)
      take({ meaning, label, start: from, end: to }, text.typed(from, to));
  };
  for (const { 0: phrase, index } of text.rest().matchAll(/[a-z]+(?: [a-z]+)+/gu)) {
    const syllables = phrase.split(' ');
    const heard = mendApart(syllables);
    if (heard !== undefined) takeMended(heard, index, index + phrase.length);
  }
  for (const { words, start } of text.latinRuns())
    for (const mended of mendLatin(words)) takeMended(mended.entry, start + mended.start, start + mended.end);
  const unsaid = withoutFillers(text.rest());
  const isFiller = (at: number): boolean => text.isOpen(at) && unsaid.charAt(at) === '\uE000';
  for (const { words, start } of text.chineseRuns()) {
    // One character of everyday speech may be the slip itself, a longer word is what it is.
    const isOpen = (at: number): boolean =>
      text.isOpen(start + at) &&
      !particles.has(words.charAt(at)) &&
      !(verbs.has(words.charAt(at)) && isBeforeName(words, at, (place) => text.isOpen(start + place))) &&
      (!isFiller(start + at) || !(isFiller(start + at - 1) || isFiller(start + at + 1)));
    const mended = mendChinese({ words, isOpen, ...edgesIn(words) });
    if (mended === undefined) continue;
    const rest = Array.from(words, (_, at) => at).filter(
      (at) => (at < mended.start || at >= mended.end) && isOpen(at) && !isFiller(start + at),
    );
    // A word that everybody writes is meant as it stands among others that speak of something else (世界杯几点开始), and
    // is no slip of the pen for a place (换背景).
    const isFar = rest.length >= mostUnexplained || mended.entry.place !== null;
    if (!isFar || !isCommonWord(words.slice(mended.start, mended.end)))
      takeMended(mended.entry, start + mended.start, start + mended.end);
  }
}

/** So many characters beside a word that nothing explains, and it is no slip of the pen for one of ours. */
const mostUnexplained = 3;

/** Nobody writes these for another character. */
const particles = new Set('的了吗呢吧得地不没有要想去跟也都就');
/** Nor these right before a name that stands as it should: 卖奶茶, 当翻译, 会电脑. */
const verbs = new Set('卖学开跑搞做干当看教帮查高会能用懂带好找招男女行在');

/** Whether the next character, spaces aside, is explained. */
function isBeforeName(words: string, at: number, isOpen: (at: number) => boolean): boolean {
  const next = words.slice(at + 1).search(/\S/u);
  return next >= 0 && !isOpen(at + 1 + next);
}

/** The district that a city's name means behind another city (北京朝阳). */
function cityWithin(part: Part, parts: readonly Part[]): Place | undefined {
  if (part.meaning.kind !== 'place' || part.meaning.place.districtCode !== null) return undefined;
  const { name } = part.meaning.place;
  return parts.flatMap(({ meaning, end }) => {
    if (meaning.kind !== 'place' || meaning.place.districtCode !== null || end > part.start) return [];
    const [code, more] = meaning.place.cityCodes;
    return code === undefined || more !== undefined ? [] : (districtNamed(code, name) ?? []);
  })[0];
}

/** Districts are those of the city that is named beside them. */
function narrowPlaces(parts: readonly Part[]): Part[] {
  const cities = parts.flatMap(({ meaning }) =>
    meaning.kind === 'place' && meaning.place.districtCode === null && meaning.place.cityCodes.length === 1
      ? meaning.place.cityCodes
      : [],
  );
  return parts.flatMap((part): Part[] => {
    const within = cityWithin(part, parts);
    if (within !== undefined) return [{ ...part, meaning: { kind: 'place', place: within }, label: within.name }];
    if (part.meaning.kind !== 'place' || part.meaning.place.districtCode === null || cities.length === 0) return [part];
    const { place } = part.meaning;
    if (cities.some((code) => place.cityCodes.includes(code))) return [part];
    const [own] = cities.flatMap((code) => districtNamed(code, place.name) ?? []);
    return own === undefined ? [] : [{ ...part, meaning: { kind: 'place', place: own }, label: own.name }];
  });
}

import { sound } from '#platform/text/tokens-pinyin.ts';
import { normalize } from '#platform/text/tokens.ts';
import { roleNames, titleNames, treeNames } from '../../data/role-names.ts';
import { cityByCode } from '../../data/cities.ts';
import { allSkills } from '../../data/skills.ts';
import { once, onceInSteps } from '../../data/table.ts';
import { makeNearIndex, type NearIndex } from './near-index.ts';
import { places, type Place } from './places.ts';

/** Everything that one spelling may mean. */
export interface Entry {
  readonly spelling: string;
  /** Nodes of the job tree; [] for what names no role. */
  readonly roles: readonly string[];
  readonly skill: string | null;
  readonly place: Place | null;
}

/** Words of conditions and around roles: nobody's names, but what letters and slips of the pen may mean. */
const plainWords =
  '双休 兼职 实习 实习生 应届生 应届 包吃住 包吃 包住 夜班 长白班 白班 不加班 远程 远程办公 高级 资深 主管 经理 总监 开发 工程师 大专 本科 硕士 博士 学历不限 经验不限 无经验 招聘 工作 附近 五险一金 全职 临时工 日结 助理 专员'.split(
    ' ',
  );

const made = once(() => {
  const entries = new Map<string, Entry>();
  const entryOf = (spelling: string): Entry =>
    entries.get(spelling) ?? { spelling, roles: [], skill: null, place: null };
  for (const [spelling, place] of places()) entries.set(spelling, { ...entryOf(spelling), place });
  for (const { id, name, aliases } of allSkills())
    for (const spelling of [name, ...aliases].map(normalize))
      if ([...spelling].length >= 2) entries.set(spelling, { ...entryOf(spelling), skill: id });
  for (const [spelling, roles] of roleNames()) entries.set(spelling, { ...entryOf(spelling), roles });
  for (const word of plainWords) if (!entries.has(word)) entries.set(word, entryOf(word));
  return entries;
});

/** Whether an entry is a word alone, to be read like any other. */
export const isPlain = ({ roles, skill, place }: Entry): boolean =>
  roles.length === 0 && skill === null && place === null;

/** Where few look for work nobody is taken to mean by a slip of the pen. */
export const isLikelyPlace = ({ place, roles, skill }: Entry): boolean =>
  place === null || roles.length > 0 || skill !== null || place.cityCodes.length > 1 || isSought(place);

const isSought = ({ cityCodes: [code] }: Place): boolean => (cityByCode(code ?? '')?.hotRank ?? null) !== null;

/** What a spelling means, normalized; undefined for what is none of ours. */
export function entryFor(spelling: string): Entry | undefined {
  return made().get(spelling);
}

/** The longest spelling that is looked for. */
export const longestSpelling = 28;

const han = /^\p{Script=Han}+$/u;
const latin = /^[a-z0-9+#./& -]+$/u;

/** Confused in the south and on phones: zh and z, n and l, ang and an. */
export function foldSound(letters: string): string {
  return letters
    .replaceAll(/([zcs])h/gu, '$1')
    .replaceAll(/([aei])ng/gu, '$1n')
    .replaceAll('v', 'u')
    .replaceAll(/n(?=[aeiou])/gu, 'l')
    .replaceAll(/^r/gu, 'l');
}

/** How likely a spelling is meant where several are as good: cities and short names of roles come first. */
function weightOf({ spelling, roles, place }: Entry): number {
  const isNode = roles.some((id) => id.endsWith('00'));
  const ofPlace = place === null ? 0 : place.districtCode === null && place.cityCodes.length === 1 ? 40 : 5;
  return ofPlace + (roles.length > 0 ? 20 : 0) + roles.length + (isNode ? 6 : 0) - [...spelling].length;
}

export const likelier = (a: Entry, b: Entry): number => weightOf(b) - weightOf(a) || (a.spelling < b.spelling ? -1 : 1);

/** What is called by the first letters of its sounds: cities and roles under the names that titles bear. */
function isCalledShort({ spelling, roles, place }: Entry): boolean {
  if ([...spelling].length > 6) return false;
  if (place !== null) return true;
  return roles.length > 0 && properNames().has(spelling);
}

/** Names of roles as the job tree has them and as titles end, not what people say for them. */
const properNames = once(() => new Set([...treeNames(), ...titleNames().map(({ name }) => name)]));

interface Sounds {
  /** Letters of all syllables written together -> entries. */
  readonly whole: ReadonlyMap<string, readonly Entry[]>;
  /** The same with confused sounds made one. */
  readonly folded: ReadonlyMap<string, readonly Entry[]>;
  readonly initials: ReadonlyMap<string, readonly Entry[]>;
  /** Each spelling, and each whole sound, with one character left out -> entries. */
  readonly nearly: NearIndex<Entry>;
  readonly nearlySound: NearIndex<Entry>;
}

/** So many entries are a few milliseconds. */
const entriesAtOnce = 100;

/** How the entries sound and how they may be misspelled; made when the first query is not understood as it stands. */
const steps = onceInSteps(function* makeSounds(): Generator<undefined, Sounds> {
  const whole = new Map<string, Entry[]>();
  const folded = new Map<string, Entry[]>();
  const initials = new Map<string, Entry[]>();
  const nearly = makeNearIndex<Entry>();
  const nearlySound = makeNearIndex<Entry>();
  const add = (to: Map<string, Entry[]>, key: string, entry: Entry): void => {
    const known = to.get(key);
    if (known === undefined) to.set(key, [entry]);
    else if (!known.includes(entry)) known.push(entry);
  };
  let seen = 0;
  for (const entry of made().values()) {
    seen += 1;
    if (seen % entriesAtOnce === 0) yield;
    const characters = [...entry.spelling];
    // A district far away is no likely slip of the pen.
    const isMendable =
      isPlain(entry) || entry.roles.length > 0 || entry.skill !== null || entry.place?.districtCode === null;
    if (!isMendable || characters.length < 2) continue;
    nearly.add(entry.spelling, entry);
    if (latin.test(entry.spelling)) continue;
    const heard = sound(entry.spelling)
      .sounds.map((syllable) => syllable.trim())
      .filter((syllable) => syllable !== '');
    const letters = heard.join('');
    add(whole, letters, entry);
    add(folded, foldSound(letters), entry);
    if (letters.length >= 6) nearlySound.add(letters, entry);
    if (han.test(entry.spelling) && isCalledShort(entry))
      add(initials, heard.map((syllable) => syllable.charAt(0)).join(''), entry);
  }
  return { whole, folded, initials, nearly: nearly.done(), nearlySound: nearlySound.done() };
});

export const sounds = steps.made;

/** Makes ready what the first misspelled query needs, without keeping anybody waiting. */
export const prepareQueries = steps.prepare;

import { sound } from '#platform/text/tokens-pinyin.ts';
import { normalize } from '#platform/text/tokens.ts';
import { leafCategories } from '../data/categories.ts';
import { allCities } from '../data/cities.ts';
import { allSkills } from '../data/skills.ts';
import { once } from '../data/table.ts';

/** A word of the product, and how it sounds. */
interface Word {
  readonly spelling: string;
  readonly sounds: string;
}

const chinese = /^\p{Script=Han}+$/u;
const latin = /^[a-z][a-z0-9+#.]*$/u;

const words = once(() => {
  const spellings = new Set<string>();
  for (const { name } of leafCategories())
    for (const part of name.split(/[/（）()、]/u)) spellings.add(normalize(part));
  for (const { name, aliases } of allSkills()) for (const each of [name, ...aliases]) spellings.add(normalize(each));
  for (const { name } of allCities()) spellings.add(normalize(name));
  const all = [...spellings].filter((spelling) => spelling.length >= 2);
  return {
    chinese: all
      .filter((spelling) => chinese.test(spelling))
      .map((spelling): Word => ({ spelling, sounds: sound(spelling).sounds.join('') }))
      .toSorted((a, b) => b.spelling.length - a.spelling.length),
    latin: all.filter((spelling) => latin.test(spelling) && spelling.length >= shortestLatin),
    known: spellings,
  };
});

/** Shorter ones become one another too easily. */
const shortestLatin = 4;
const shortestChinese = 3;

/**
 * Words with one slip of the pen mended: a character of the same sound, another character in a long word, a letter too many,
 * missing, changed or swapped. Only words that the dictionary does not have are looked at.
 * @returns null where there is nothing to mend
 */
export function correctWords(typed: string): string | null {
  const parts = typed.normalize('NFKC').trim().split(/(\s+)/u);
  const mended = parts.map((part) => mend(part) ?? part).join('');
  return mended === parts.join('') ? null : mended;
}

function mend(part: string): string | null {
  const plain = normalize(part);
  if (plain.length < 2 || words().known.has(plain)) return null;
  if (chinese.test(plain)) return mendChinese(plain);
  return latin.test(plain) && plain.length >= shortestLatin ? mendLatin(plain) : null;
}

/** What sounds alike before what looks alike, long words before short ones. */
function mendChinese(part: string): string | null {
  const { sounds } = sound(part);
  const meant = [
    (word: Word, from: number, to: number) => sounds.slice(from, to).join('') === word.sounds,
    (word: Word, from: number, to: number) =>
      word.spelling.length >= shortestChinese && differing(part.slice(from, to), word.spelling) === 1,
  ];
  for (const isMeant of meant) {
    for (const word of words().chinese) {
      for (let from = 0; from + word.spelling.length <= part.length; from++) {
        const to = from + word.spelling.length;
        if (part.slice(from, to) !== word.spelling && isMeant(word, from, to))
          return part.slice(0, from) + word.spelling + part.slice(to);
      }
    }
  }
  return null;
}

function differing(one: string, other: string): number {
  return [...one].filter((each, place) => each !== other[place]).length;
}

function mendLatin(part: string): string | null {
  return words().latin.find((word) => word[0] === part[0] && isOneSlip(part, word)) ?? null;
}

/** Whether two words differ in one letter: changed, added, left out, or swapped with the next. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] !== undefined && one[at] === other[at]) at++;
  const [restOne, restOther] = [one.slice(at), other.slice(at)];
  if (one.length > other.length) return restOne.slice(1) === restOther;
  if (one.length < other.length) return restOne === restOther.slice(1);
  const isSwapped = restOne[0] === restOther[1] && restOne[1] === restOther[0];
  return restOne.slice(1) === restOther.slice(1) || (isSwapped && restOne.slice(2) === restOther.slice(2));
}

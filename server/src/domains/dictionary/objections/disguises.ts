import { hiddenWords, innocent, soundOf } from './disguise-words.ts';
import { replaceIn, type Replacement, type Spelled } from './spelling.ts';

interface Hidden {
  readonly word: string;
  readonly characters: readonly string[];
}

/** What stands between the pieces of a word that was pulled apart. */
const between = /[.*·•~_^|`'"‘’“”+=-]/u;
const letter = /[a-z]/u;

/** Words that may begin with a character or letter. */
const byFirst = new Map<string, Hidden[]>();
for (const word of hiddenWords) {
  const characters = [...word];
  const first = soundOf.get(characters[0] ?? '');
  for (const each of new Set([characters[0] ?? '', first?.syllable[0] ?? '', ...(first?.others ?? '')])) {
    const known = byFirst.get(each) ?? [];
    known.push({ word, characters });
    byFirst.set(each, known);
  }
}

/** Letters that are known to stand for a word where the characters beside them say so. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<=[限招要找缺补聘收个名位性别])n[.·*_~-]?v(?![a-z])|(?<![a-z])n[.·*_~-]?v(?=[优勿不生的])/gu, '女'],
  [/(?<=[限招要找缺补聘收个名位性别])nan(?![a-z])|(?<![a-z])nan(?=[优勿不生的])/gu, '男'],
  [/(?<=[没无发不给薪])gz(?![a-z])/gu, '工资'],
  [/(?<=[不没无免弃交缴买])sb(?![a-z])/gu, '社保'],
  [/(?<=[不没无免弃交缴买])wxyj(?![a-z])/gu, '五险一金'],
  [/(?<=[交付收押缴])yj(?![a-z])/gu, '押金'],
  [/(?<![a-z])sfz(?![a-z])/gu, '身份证'],
  [/(?<![a-z])byz(?=原件|押|抵|放|交)/gu, '毕业证'],
  [/(?<=\d)sui(?![a-z])/gu, '岁'],
  [/(?<=\d)hou(?![a-z])/gu, '后'],
  [/(?<=\d)[碎遂穗睟](?=以|之|内|及|左|$|[,，。;])/gu, '岁'],
];

/**
 * Puts right words that are written by their sound or pulled apart: nv生, 已hun已yu, 乙干, 男*生. Only the words of the
 * list, and only where something of the word stands there as it is written or the whole of it is in letters.
 */
export function undisguise(spelled: Spelled): Spelled {
  const shortened = abbreviations.reduce(
    (text, [pattern, word]) =>
      replaceIn(
        text,
        [...text.plain.matchAll(pattern)].map((each) => ({ from: each.index, to: each.index + each[0].length, word })),
      ),
    spelled,
  );
  const found: Replacement[] = [];
  const { plain } = shortened;
  let at = 0;
  while (at < plain.length) {
    const hidden = hiddenAt(plain, at);
    if (hidden !== undefined) found.push(hidden);
    at = hidden?.to ?? at + 1;
  }
  return replaceIn(shortened, found);
}

function hiddenAt(plain: string, from: number): Replacement | undefined {
  const first = plain[from] ?? '';
  const candidates = byFirst.get(first);
  if (candidates === undefined || (letter.test(first) && letter.test(plain[from - 1] ?? ''))) return undefined;
  for (const { word, characters } of candidates) {
    const to = follow(plain, from, characters);
    if (to !== undefined && plain.slice(from, to) !== word) return { from, to, word };
  }
  return undefined;
}

/** Where the word that begins at `from` ends; undefined where it does not stand there. */
function follow(plain: string, from: number, characters: readonly string[]): number | undefined {
  let at = from;
  let asWritten = 0;
  let inLetters = 0;
  for (const [index, character] of characters.entries()) {
    if (index > 0) while (between.test(plain[at] ?? '') && at - from < 12) at += 1;
    const sound = soundOf.get(character);
    const here = plain[at] ?? '';
    if (here === character) {
      asWritten += 1;
      at += 1;
    } else if (sound !== undefined && here !== '' && sound.others.includes(here)) {
      at += 1;
    } else {
      const end = sound === undefined ? undefined : spelledAt(plain, at, sound.syllable);
      if (end === undefined) return undefined;
      inLetters += 1;
      at = end;
    }
  }
  if (inLetters > 0 && letter.test(plain[at] ?? '')) return undefined;
  if (innocent.has(plain.slice(from, at))) return undefined;
  const length = characters.length;
  if (inLetters === length) return length > 1 && !letter.test(plain[from - 1] ?? '') && at - from >= 5 ? at : undefined;
  return asWritten > 0 ? at : undefined;
}

/** Where a syllable that begins at `at` ends, its letters possibly pulled apart. */
function spelledAt(plain: string, at: number, syllable: string): number | undefined {
  let here = at;
  for (const [index, each] of [...syllable].entries()) {
    if (index > 0) while (between.test(plain[here] ?? '') && here - at < 8) here += 1;
    if (plain[here] !== each) return undefined;
    here += 1;
  }
  return here;
}

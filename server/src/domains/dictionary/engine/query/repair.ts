import { sound } from '#platform/text/tokens-pinyin.ts';
import { isCommonWord } from '../vocabulary.ts';
import { entryFor, foldSound, isLikelyPlace, isPlain, likelier, sounds, type Entry } from './lexicon.ts';
import { looksLike } from './lookalikes.ts';
import type { NearIndex } from './near-index.ts';

/** A stretch of a text that was read as another spelling; places are of the text. */
export interface Mended {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
}

const best = (entries: readonly Entry[] | undefined): Entry | undefined => entries?.toSorted(likelier)[0];

/** Fewer letters are no syllable, or mean too much. */
const shortestLetters = 2;

/**
 * Letters as pinyin: every syllable written out, with the confusions of the south, as initials; or with one letter too
 * many, missing, changed or swapped. Several words may be written together (shanghaikuaiji).
 */
export function mendLatin(word: string): readonly Mended[] {
  const heard = hear(word);
  if (heard.length > 0) return heard;
  const one = (entry: Entry | undefined): Mended[] =>
    entry === undefined ? [] : [{ start: 0, end: word.length, entry }];
  if (word.length >= 4) {
    const spelled = near(word, sounds().nearly, (entry) => entry.spelling);
    // Of four letters one other or one less makes another word (test, rest); one left out or two changed round are a slip.
    const isShort = word.length === 4;
    const surely = spelled.filter((entry) => !isShort || entry.spelling.length > word.length || isSwapped(word, entry));
    const [likeliest] = surely.toSorted(likelier);
    if (likeliest !== undefined) return one(likeliest);
    const heardNearly = best(near(word, sounds().nearlySound, lettersOf));
    if (heardNearly !== undefined) return one(heardNearly);
  }
  return one(initialsOf(word));
}

function lettersOf({ spelling }: Entry): string {
  return sound(spelling).sounds.join('');
}

/** Several words in letters with one slip among them (prodcut manager): a name that is written in as many words. */
export function mendPhrase(words: string): Entry | undefined {
  const many = words.split(' ').length;
  return best(
    near(words, sounds().nearly, ({ spelling }) => spelling).filter(
      ({ spelling }) => spelling.split(' ').length === many,
    ),
  );
}

/** Pinyin with blanks in it that is one name (cangku guanliyuan, dian hua xiao shou); undefined for several. */
export function mendApart(syllables: readonly string[]): Entry | undefined {
  const [only, ...more] = hear(syllables.join(''));
  return only !== undefined && more.length === 0 ? only.entry : undefined;
}

/** Words by their sound, laid end to end; the fewest win, then the likeliest. */
function hear(letters: string): readonly Mended[] {
  if (!/^[a-z]+$/u.test(letters) || letters.length < 3)
    return layOut(letters, (part) => best(sounds().whole.get(part)));
  const exact = layOut(letters, (part) => best(sounds().whole.get(part)) ?? latinPart(part));
  if (exact.length > 0) return exact;
  return layOut(letters, (part) => best(sounds().folded.get(foldSound(part))) ?? latinPart(part));
}

/** A Latin spelling of ours inside letters: java in javakaifa. */
const latinPart = (part: string): Entry | undefined => (part.length >= 3 ? entryFor(part) : undefined);

function layOut(letters: string, meant: (part: string) => Entry | undefined): readonly Mended[] {
  const ways: (readonly Mended[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - 30); start <= end - shortestLetters; start++) {
      const before = ways[start];
      if (before === undefined || before.length >= (ways[end]?.length ?? Infinity) - 1) continue;
      const entry = meant(letters.slice(start, end));
      if (entry !== undefined) ways[end] = [...before, { start, end, entry }];
    }
  }
  return ways[letters.length] ?? [];
}

const calledByInitials = new Set(['bj', 'sh', 'gz', 'sz', 'hz', 'wh', 'nj', 'cq']);

/** What is called by its first letters: of several the likeliest. */
function initialsOf(letters: string): Entry | undefined {
  if (!/^[a-z]{2,6}$/u.test(letters)) return undefined;
  const all = (sounds().initials.get(letters) ?? []).toSorted(likelier);
  const [first] = all;
  if (first === undefined) return undefined;
  // Few cities are called by their initials; a role of the same ones is meant rather.
  const role = all.find(({ roles }) => roles.length > 0);
  return first.place !== null && !calledByInitials.has(letters) ? (role ?? first) : first;
}

/** Each string with one of its characters left out. */
function* withoutOne(characters: readonly string[]): Generator<string> {
  for (let left = 0; left < characters.length; left++) yield characters.toSpliced(left, 1).join('');
}

/** Entries one slip away: a character too many, missing, changed, or swapped with the next. */
function near(word: string, index: NearIndex<Entry>, spelled: (entry: Entry) => string): Entry[] {
  const characters = [...word];
  const found = new Set<Entry>(index.find(word));
  for (const key of withoutOne(characters)) {
    for (const entry of index.find(key)) found.add(entry);
    const shorter = index === sounds().nearly ? entryFor(key) : best(sounds().whole.get(key));
    if (shorter !== undefined) found.add(shorter);
  }
  return [...found].filter((entry) => isOneSlip(word, spelled(entry)));
}

/** Whether two words differ in one character: changed, added, left out, or swapped with the next. */
function isOneSlip(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (one === other || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  if (a.length > b.length) return restA.slice(1).join('') === restB.join('');
  if (a.length < b.length) return restA.join('') === restB.slice(1).join('');
  if (restA.slice(1).join('') === restB.slice(1).join('')) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2).join('') === restB.slice(2).join('');
}

/** What has a meaning as it stands. */
function isName(written: string): boolean {
  const entry = entryFor(written);
  return entry !== undefined && !isPlain(entry);
}

/** A role, or a city where many look for work. */
const isNamed = (entry: Entry): boolean => entry.roles.length > 0 || (entry.place !== null && isLikelyPlace(entry));

/** Around a name these say something of it: 会电脑 is no slip of the pen for 修电脑. */
const surelyMeant = new Set('会能有没不要');

/** The longest stretch that is looked at as one misspelled word. */
const longest = 9;

/** A Chinese stretch of a query that is not all explained. */
export interface Unexplained {
  readonly words: string;
  /** Whether nothing explains the character at a place. */
  readonly isOpen: (at: number) => boolean;
  /** Where a word begins or ends, in the run; what is misspelled is whole words. */
  readonly edges: ReadonlySet<number>;
  /** Characters that are part of no word. */
  readonly loose: readonly number[];
}

/** Words that are explained inside a stretch: whatever it is read as has to hold them. */
function explainedIn({ words, isOpen }: Unexplained, start: number, end: number): string[] {
  const kept: string[] = [];
  let word = '';
  for (let at = start; at <= end; at++) {
    if (at < end && !isOpen(at)) word += words.charAt(at);
    else if (word !== '') {
      kept.push(word);
      word = '';
    }
  }
  return kept;
}

/** Same characters but one, and that one sounds the same (会记 for 会计, whose 会 has two sounds). */
function soundsBeside(written: string, { spelling }: Entry): boolean {
  const at = [...written].findIndex((character, index) => character !== spelling.charAt(index));
  const [one, other] = [written.charAt(at), spelling.charAt(at)].map((each) => foldSound(sound(each).sounds.join('')));
  return one === other;
}

/** The one character that differs looks like what is meant (护土 for 护士). */
function looksBeside(written: string, { spelling }: Entry): boolean {
  if (written.length !== spelling.length) return false;
  const at = [...written].findIndex((character, index) => character !== spelling.charAt(index));
  return at >= 0 && looksLike(written.charAt(at), spelling.charAt(at));
}

/** Two neighbours have changed places: every character is there. */
function isSwapped(written: string, { spelling }: Entry): boolean {
  return written.length === spelling.length && [...written].toSorted().join('') === [...spelling].toSorted().join('');
}

/** The one character that differs begins with the same sound (月搜 for 月嫂). */
function beginsAlike(written: string, { spelling }: Entry): boolean {
  const at = [...written].findIndex((character, index) => character !== spelling.charAt(index));
  const [one, other] = [written.charAt(at), spelling.charAt(at)].map((each) => foldSound(sound(each).sounds.join('')));
  return one !== undefined && other !== undefined && one.charAt(0) === other.charAt(0);
}

/**
 * Chinese with one slip: the longest stretch that sounds like a word of ours, else the longest one that is a character
 * away from one. It has to hold one of the characters that nothing else explained.
 */
export function mendChinese(run: Unexplained): Mended | undefined {
  const { words, isOpen, edges, loose } = run;
  const windows = function* (least: number): Generator<readonly [number, number, readonly string[]]> {
    for (let length = Math.min(longest, words.length); length >= least; length--)
      for (let start = 0; start + length <= words.length; start++) {
        const end = start + length;
        if (!edges.has(start) || !edges.has(end)) continue;
        if (Array.from({ length }, (_, index) => start + index).some(isOpen))
          yield [start, end, explainedIn(run, start, end)];
      }
  };
  const heard = sound(words).sounds;
  const soundsLike = (written: string, letters: string, explained: readonly string[]): Entry | undefined => {
    const fits = (entry: Entry): boolean =>
      entry.spelling !== written &&
      isLikelyPlace(entry) &&
      entry.spelling.length === written.length &&
      explained.every((word) => entry.spelling.includes(word));
    const beside = near(written, sounds().nearly, ({ spelling }) => spelling).filter((each) =>
      soundsBeside(written, each),
    );
    return (
      best([...(sounds().whole.get(letters) ?? []), ...beside].filter(fits)) ??
      // What everybody writes like that is no southern slip.
      (isCommonWord(written) ? undefined : best(sounds().folded.get(foldSound(letters))?.filter(fits)))
    );
  };
  const slipsTo = (written: string, start: number, explained: readonly string[]): Entry | undefined => {
    // A word that everybody knows is no slip of the pen; a character twice may be either of the two.
    const slipsAt = ({ spelling }: Entry): number =>
      start + [...written].findIndex((character, index) => character !== spelling.charAt(index));
    const all = near(written, sounds().nearly, ({ spelling }) => spelling).filter(
      (each) => isLikelyPlace(each) && explained.every((word) => each.spelling.includes(word)),
    );
    const seen = all.filter((each) => looksBeside(written, each) || (written.length > 2 && isSwapped(written, each)));
    if (seen.length > 0) return best(seen);
    return best(
      all.filter((each) => {
        const at = slipsAt(each);
        if (at >= start && surelyMeant.has(words.charAt(at))) return false;
        const isTwice = each.spelling.length < written.length && loose.includes(at - 1);
        return at < start || isTwice || loose.includes(at);
      }),
    );
  };
  for (const [start, end, explained] of windows(2)) {
    const written = words.slice(start, end);
    if (isName(written)) continue;
    const heardAs = soundsLike(written, heard.slice(start, end).join(''), explained);
    // All of it as one name before a part of it that sounds like another.
    const entry = heardAs ?? (end - start >= 4 ? slipsTo(written, start, explained) : undefined);
    if (entry !== undefined) return { start, end, entry };
  }
  for (const [start, end, explained] of windows(2)) {
    const written = words.slice(start, end);
    if (end - start > 2 || explained.length > 0) continue;
    const entry = best(
      near(written, sounds().nearly, ({ spelling }) => spelling).filter(
        (each) => isNamed(each) && looksBeside(written, each),
      ),
    );
    if (entry !== undefined) return { start, end, entry };
  }
  if (words.length === 2 && isOpen(0) && isOpen(1)) {
    const entry = best(
      near(words, sounds().nearly, ({ spelling }) => spelling).filter(
        (each) => each.spelling.length === 2 && each.roles.length > 0 && beginsAlike(words, each),
      ),
    );
    if (entry !== undefined) return { start: 0, end: 2, entry };
  }
  for (const [start, end, explained] of windows(3)) {
    if (isName(words.slice(start, end))) continue;
    const entry = slipsTo(words.slice(start, end), start, explained);
    if (entry !== undefined) return { start, end, entry };
  }
  return undefined;
}

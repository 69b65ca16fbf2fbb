import type { Mention } from '#platform/text/tokens-alias.ts';
import { createSegmenter, normalize, normalizeInPlace, type Segmenter, type Token } from '#platform/text/tokens.ts';
import { leafCategories } from '../data/categories.ts';
import { allCities, cityByName, type City } from '../data/cities.ts';
import { allSkills, skillById, skillsIn } from '../data/skills.ts';
import { once, readTable } from '../data/table.ts';

const chinese = /^\p{Script=Han}{2,}$/u;

/** The one segmenter of the product; some 50 MB from the first use on. */
const segmenter = once((): Segmenter =>
  createSegmenter(new Set([...productWords()].map(normalize).filter((word) => chinese.test(word)))),
);

function* productWords(): Generator<string> {
  for (const { name } of leafCategories()) yield name;
  for (const { name, fullName } of allCities()) yield* [name, fullName];
  for (const { name, aliases } of allSkills()) yield* [name, ...aliases];
}

/** `stop` words say nothing about a position or a person; `weak` ones stand in nearly every title. */
const idleWords = once(() => new Map(readTable('stop-words.tsv', ['word', 'kind'])));

/** Whether a word says little of a position or a person: it stands in nearly every title, or is no more than grammar. */
export function isIdle(word: string): boolean {
  return idleWords().has(word);
}

/** The token of a skill, whatever its spelling. */
export function skillToken(id: string): string {
  return id.toLowerCase();
}

function isLatin(spelling: string): boolean {
  return /^[\x20-\x7e]+$/u.test(spelling);
}

/** Replaces what lies at the mentions by blanks, so that positions stay. */
function blank(text: string, mentions: readonly Mention[]): string {
  return mentions.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
}

/** A Chinese spelling is meant as a word only where a word begins or ends with it (统计 is none in 系统计划). */
function onWordEdge({ from, to }: Mention, words: readonly Token[]): boolean {
  return words.some((word) => word.from === from || word.to === to);
}

interface Reading {
  readonly plain: string;
  /** Skills that are meant, in the order of the text. */
  readonly mentions: readonly Mention[];
  /** Words of what is left without skills in Latin letters, which cutting would tear apart (node.js, c++). */
  readonly words: readonly Token[];
}

function read(text: string, categoryId?: string, spell = normalize): Reading {
  const plain = spell(text);
  const found = skillsIn(plain, categoryId);
  const inLatin = found.filter((mention) => isLatin(spellingAt(plain, mention)));
  const words = segmenter().cut(blank(plain, inLatin));
  const mentions = found.filter((mention) => inLatin.includes(mention) || onWordEdge(mention, words));
  return { plain, mentions, words };
}

function spellingAt(plain: string, { from, to }: Mention): string {
  return plain.slice(from, to);
}

/** Skills that a text means, in its order; places are of the text as it is (UTF-16 units, `end` exclusive). */
export function skillsMeantIn(text: string, categoryId?: string): { id: string; start: number; end: number }[] {
  return read(text, categoryId, normalizeInPlace).mentions.map(({ id, from, to }) => ({ id, start: from, end: to }));
}

/**
 * The tokens under which a text is found, without repeats: words, shorter words in them, and skills both as they are
 * spelled (Latin ones) and by id.
 */
export function textTokens(text: string, categoryId?: string): string[] {
  const { plain, mentions, words } = read(text, categoryId);
  const tokens = new Set(words.flatMap(({ word }) => segmenter().cutForSearch(word)));
  for (const mention of mentions) {
    const spelling = spellingAt(plain, mention);
    if (isLatin(spelling)) tokens.add(spelling);
    tokens.add(skillToken(mention.id));
  }
  return [...tokens].filter((token) => idleWords().get(token) !== 'stop');
}

/** What a searcher's words ask for, as tokens of `textTokens`. */
export interface Query {
  /** Every one of these must be there; [] when nothing was asked but places. */
  readonly tokens: readonly string[];
  /** Better with these too (工程师, 高级), but not worse off without. */
  readonly weak: readonly string[];
  /** The same question with skills by id, which finds other spellings; null when there is no such skill. */
  readonly synonyms: readonly string[] | null;
  /** Cities that are named; they are in no other field. */
  readonly cities: readonly City[];
  /** Spellings to highlight, normalized, longest first. */
  readonly words: readonly string[];
}

/** Turns a searcher's words into tokens; long words are taken apart, so that 前端工程师 finds 前端开发工程师. */
export function queryTokens(query: string): Query {
  const { plain, mentions, words } = read(query);
  const inLatin = mentions.filter((mention) => isLatin(spellingAt(plain, mention)));
  const cities = words.flatMap(({ word }) => cityByName(word) ?? []);
  const parts = partsOf(words.filter(({ word }) => cityByName(word) === undefined));
  const spelled = inLatin.map((mention) => spellingAt(plain, mention));
  const telling = [...spelled, ...parts.filter((word) => !idleWords().has(word))];
  const weak = parts.filter((word) => idleWords().has(word));
  const tokens = telling.length > 0 || cities.length > 0 ? telling : weak;
  return {
    tokens: [...new Set(tokens)],
    weak: tokens === weak ? [] : [...new Set(weak)],
    synonyms: synonymsOf(plain, mentions),
    cities,
    words: longestFirst([...spelled, ...parts, ...mentions.flatMap(({ id }) => spellingsOf(id))]),
  };
}

/** Whether all of it is one word of the language or of the product. */
export const isCommonWord = (text: string): boolean => segmenter().isWord(text);

/** Where words of a text begin or end, 0 and its length among them; and the characters that are part of no word. */
export function edgesIn(text: string): { readonly edges: ReadonlySet<number>; readonly loose: readonly number[] } {
  const words = segmenter().cut(text);
  return {
    edges: new Set([0, text.length, ...words.flatMap(({ from, to }) => [from, to])]),
    loose: words.flatMap(({ word, from, to }) =>
      to - from === 1 || !segmenter().isWord(word) ? Array.from({ length: to - from }, (_, index) => from + index) : [],
    ),
  };
}

function partsOf(words: readonly Token[]): string[] {
  return words.flatMap(({ word }) => segmenter().parts(word)).filter((word) => idleWords().get(word) !== 'stop');
}

function synonymsOf(plain: string, mentions: readonly Mention[]): string[] | null {
  if (mentions.length === 0) return null;
  const rest = segmenter()
    .cut(blank(plain, mentions))
    .filter(({ word }) => cityByName(word) === undefined);
  const telling = partsOf(rest).filter((word) => !idleWords().has(word));
  return [...new Set([...mentions.map(({ id }) => skillToken(id)), ...telling])];
}

function spellingsOf(id: string): string[] {
  const skill = skillById(id);
  return skill === undefined ? [] : [skill.name, ...skill.aliases].map(normalize);
}

function longestFirst(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as jiebaPackage from '@node-rs/jieba';

/** Loaded with the first segmenter: the machinery and its dictionary are heavy, and most copies only normalize. */
const require = createRequire(import.meta.url);

/** One spelling for what looks the same: full width becomes half width, upper case lower case. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * As `normalize`, but every character stays where it is: what becomes longer or shorter is left as it was. For readings
 * whose places in the text are shown.
 */
export function normalizeInPlace(text: string): string {
  return Array.from(text, (character) => {
    const plain = normalize(character);
    return plain.length === character.length ? plain : character;
  }).join('');
}

/** A word and where it stands in the text it was cut from, in UTF-16 units. */
export interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Cuts Chinese text into words. */
export interface Segmenter {
  /** The words one after another, without overlap; punctuation and blanks are left out. */
  cut(text: string): Token[];
  /** Shorter words that lie in a word and cover it whole (前端工程师 -> 前端, 工程师), or the word itself. */
  parts(word: string): string[];
  /** Whether the dictionaries have it: not a guess at a name. */
  isWord(word: string): boolean;
  /** Every word and every shorter word of two or three characters in it. */
  cutForSearch(text: string): string[];
}

const meaningful = /[\p{L}\p{N}]/u;

/**
 * A segmenter with the common dictionary and `words` of one's own. It takes some 50 MB: make it when it is first
 * needed, and one only.
 * @param words normalized; those the common dictionary has already keep its frequencies.
 */
export function createSegmenter(words: Iterable<string>): Segmenter {
  const { Jieba } = require('@node-rs/jieba') as typeof jiebaPackage;
  // Its own loader would keep this and a second file in memory for ever.
  const jieba = Jieba.withDict(readFileSync(join(dirname(require.resolve('@node-rs/jieba/dict.js')), 'dict.txt')));
  const added = [...words].filter((word) => jieba.cut(word, false).length > 1);
  jieba.loadDict(Buffer.from(added.map((word) => `${word} 1000 n`).join('\n')));
  return {
    cut(text) {
      let at = 0;
      const tokens: Token[] = [];
      for (const word of jieba.cut(text, true)) {
        if (meaningful.test(word)) tokens.push({ word, from: at, to: at + word.length });
        at += word.length;
      }
      return tokens;
    },
    isWord: (word) => jieba.cut(word, false).length === 1,
    parts: (word) => cover(word, jieba.cutForSearch(word, true)),
    cutForSearch: (text) => jieba.cutForSearch(text, true).filter((word) => meaningful.test(word)),
  };
}

/** Lays `pieces` end to end so that they make up `word`, the longest first; the word itself where that fails. */
function cover(word: string, pieces: readonly string[]): string[] {
  const shorter = pieces.filter((piece) => piece !== word && piece.length > 1).toSorted((a, b) => b.length - a.length);
  const fill = (at: number): string[] | undefined => {
    if (at === word.length) return [];
    for (const piece of shorter) {
      if (!word.startsWith(piece, at)) continue;
      const rest = fill(at + piece.length);
      if (rest !== undefined) return [piece, ...rest];
    }
    return undefined;
  };
  return fill(0) ?? [word];
}

import { createRequire } from 'node:module';
import type * as pinyinPackage from 'pinyin-pro';

/** Loaded with the first text that is sounded: its dictionary takes some 15 MB. */
const require = createRequire(import.meta.url);

/** A text with the sound of each of its characters. */
export interface Sounded {
  readonly text: string;
  /** One entry per character (code point): its syllable without tone, or the character itself where it has none. */
  readonly sounds: readonly string[];
}

/** Where a query was found in a text: characters `from` to `to` (exclusive); `whole` when every syllable was written out. */
export interface SoundMatch {
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

/** @param text normalized (see tokens.ts). */
export function sound(text: string): Sounded {
  const { pinyin } = require('pinyin-pro') as typeof pinyinPackage;
  return { text, sounds: pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true }) };
}

/** Whether a query can be meant as sounds: letters only. */
export function isSoundQuery(query: string): boolean {
  return /^[a-z]{2,}$/u.test(query);
}

/**
 * Finds a query of letters in a text by its sounds: full syllables, initials, or a mixture, the last syllable possibly
 * unfinished (`qianduan`, `qd`, `qiand`, `qduan` all find 前端).
 */
export function matchSound(query: string, { sounds }: Sounded): SoundMatch | undefined {
  for (let from = 0; from < sounds.length; from += 1) {
    const found = follow(query, 0, sounds, from);
    if (found !== undefined) return { from, ...found };
  }
  return undefined;
}

function follow(
  query: string,
  at: number,
  sounds: readonly string[],
  index: number,
): { to: number; whole: boolean } | undefined {
  if (at === query.length) return { to: index, whole: true };
  const syllable = sounds[index];
  if (syllable === undefined || syllable === '') return undefined;
  if (query.startsWith(syllable, at)) {
    const rest = follow(query, at + syllable.length, sounds, index + 1);
    if (rest !== undefined) return rest;
  }
  const remaining = query.length - at;
  if (remaining < syllable.length && syllable.startsWith(query.slice(at))) return { to: index + 1, whole: false };
  if (query.charAt(at) !== syllable.charAt(0)) return undefined;
  const rest = follow(query, at + 1, sounds, index + 1);
  return rest === undefined ? undefined : { to: rest.to, whole: false };
}

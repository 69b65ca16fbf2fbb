import { isSoundQuery } from '#platform/text/tokens-pinyin.ts';
import { leafCategories } from './data/categories.ts';
import { once } from './data/table.ts';
import { createSuggestionIndex, soundRank, type Suggestion } from './engine/suggestions.ts';
import { findSkills } from './suggest-skills.ts';

const index = once(() =>
  createSuggestionIndex(leafCategories().map(({ id, name }) => ({ id, text: name, spellings: [name] }))),
);

/** Leaves of the job tree for what was typed so far, best first. */
export function suggestCategories(typed: string, limit: number): Suggestion[] {
  return index().find(typed, limit);
}

/** Shorter letters mean too many things. */
const shortestSound = 4;
const considered = 40;

/**
 * Reads letters as pinyin with every syllable written out: qianduan is 前端, the most frequent of what sounds so.
 * @returns null for anything else.
 */
export function hearWords(typed: string): string | null {
  const letters = typed.normalize('NFKC').toLowerCase().trim();
  if (letters.length < shortestSound || !isSoundQuery(letters)) return null;
  const votes = new Map<string, number>();
  for (const { meant, rank } of [...suggestCategories(letters, considered), ...findSkills(letters, considered)]) {
    const isWhole = rank === soundRank || rank === soundRank + 1;
    if (isWhole && [...meant].length > 1) votes.set(meant, (votes.get(meant) ?? 0) + 1);
  }
  const [winner] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return winner?.[0] ?? null;
}

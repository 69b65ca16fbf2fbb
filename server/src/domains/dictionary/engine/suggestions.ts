import { isSoundQuery, matchSound, sound, type Sounded } from '#platform/text/tokens-pinyin.ts';
import { normalize } from '#platform/text/tokens.ts';

/** Something that can be suggested: shown as `text`, found by any of its spellings. */
export interface Candidate {
  readonly id: string;
  readonly text: string;
  readonly spellings: readonly string[];
}

/** A suggestion and how it was found: the better, the lower the rank. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** The spelling that matched. */
  readonly spelling: string;
  /** The characters of it that were meant, normalized: 前端 for qianduan. */
  readonly meant: string;
  readonly rank: number;
}

interface Entry {
  readonly candidate: Candidate;
  readonly spelling: string;
  readonly plain: string;
  readonly sounded: Sounded;
}

/** Candidates made ready for typing: normalized and with their sounds. */
export interface SuggestionIndex {
  /** Suggestions for what was typed so far, best first, each candidate once. */
  find(typed: string, limit: number): Suggestion[];
}

/** A hit by sound with every syllable written out has this rank, or the next inside a spelling. */
export const soundRank = 3;

/** Whole, at the beginning, inside; by sound after by letter. */
function hitOf(typed: string, { plain, sounded }: Entry): Pick<Suggestion, 'rank' | 'meant'> | undefined {
  const at = plain.indexOf(typed);
  if (at >= 0) return { rank: plain === typed ? 0 : at === 0 ? 1 : 2, meant: typed };
  if (!isSoundQuery(typed)) return undefined;
  const heard = matchSound(typed, sounded);
  if (heard === undefined) return undefined;
  const rank = (heard.whole ? soundRank : soundRank + 2) + (heard.from === 0 ? 0 : 1);
  return { rank, meant: [...plain].slice(heard.from, heard.to).join('') };
}

export function createSuggestionIndex(candidates: Iterable<Candidate>): SuggestionIndex {
  const entries = [...candidates].flatMap((candidate) =>
    candidate.spellings.map((spelling): Entry => {
      const plain = normalize(spelling);
      return { candidate, spelling, plain, sounded: sound(plain) };
    }),
  );
  return {
    find(typed, limit) {
      const wanted = normalize(typed).trim();
      if (wanted === '') return [];
      const best = new Map<string, Suggestion>();
      for (const entry of entries) {
        const hit = hitOf(wanted, entry);
        const { id, text } = entry.candidate;
        if (hit === undefined || (best.get(id)?.rank ?? Infinity) <= hit.rank) continue;
        best.set(id, { id, text, spelling: entry.spelling, ...hit });
      }
      return [...best.values()].toSorted((a, b) => a.rank - b.rank || a.text.length - b.text.length).slice(0, limit);
    },
  };
}

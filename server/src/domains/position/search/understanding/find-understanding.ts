import {
  readQuery,
  tradeName,
  understandWords,
  type ReadQuery,
  type Understanding,
} from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCompaniesByName } from '../queries.ts';

/** Words that could be a company's name are looked up, so many at most. */
const mostNames = 2;
const companiesLookedAt = 3;

/**
 * Reads a searcher's words. What no table explains may be what a verified company is called by; what is still left is
 * taken for a slip of the pen, unless the searcher says that it is none.
 * @param without keys of parts to leave out, and `asTyped`
 */
export async function findUnderstanding(ctx: Ctx, q: string, without: readonly string[]): Promise<Understanding> {
  const asItIs = readQuery(q, { mends: false });
  const unknown = asItIs.parts.flatMap(({ meaning }) =>
    meaning.kind === 'word' && meaning.spelling.length >= 2 ? [meaning.spelling] : [],
  );
  const companies =
    unknown.length === 0 ? [] : await namesAmong(ctx, [...wholeName(q, asItIs), ...unknown].slice(0, mostNames));
  return understandWords(q, without, companies);
}

/** What is left of a query without its conditions and places, where it may be one name that holds a trade's. */
function wholeName(q: string, { parts }: ReadQuery): string[] {
  const named = parts.filter(
    ({ meaning }) => meaning.kind === 'word' || meaning.kind === 'role' || meaning.kind === 'skill',
  );
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || first === last || first.meaning.kind !== 'word') return [];
  const whole = q.slice(first.start, last.end).toLowerCase();
  return /\s/u.test(whole) ? [] : [whole];
}

async function namesAmong(ctx: Ctx, words: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const word of words) {
    const found = await findCompaniesByName(ctx, word, companiesLookedAt);
    if (found.some(({ name }) => name.startsWith(word) || (tradeName(name) ?? '').startsWith(word))) names.push(word);
  }
  return names;
}

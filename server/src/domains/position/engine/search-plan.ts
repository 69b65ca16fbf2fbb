import type { Query } from '#domains/dictionary/index.ts';

/** Filters that become tokens, so that one index intersects them with the words. */
export interface TokenFilters {
  readonly cityCode?: string | undefined;
  readonly districtCode?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly industryCode?: string | undefined;
}

/** How a search is run: one conjunction of tokens after another until the page is full. */
export interface SearchPlan {
  /** Best first: all words in the title, those that tell in the title, other spellings in the title, then anywhere. */
  readonly tiers: readonly (readonly string[])[];
  /** The tiers that together hold every match; the others are parts of them. */
  readonly widest: readonly (readonly string[])[];
}

export const titleToken = (token: string): string => `t:${token}`;
export const cityToken = (code: string): string => `c:${code}`;
export const districtToken = (code: string): string => `d:${code}`;
export const categoryToken = (id: string): string => `g:${id}`;
export const industryToken = (code: string): string => `i:${code}`;

/**
 * Plans a search. Without words there is one tier of the filters alone, newest first.
 * @param query null when no words were given.
 * @returns null when words were given that can find nothing (punctuation, filler words).
 */
export function planSearch(filters: TokenFilters, query: Query | null): SearchPlan | null {
  const { cityCode, districtCode, categoryId, industryCode } = filters;
  const [named] = query?.cities ?? [];
  const place = cityCode ?? named?.code;
  const fixed = [
    ...(place === undefined ? [] : [cityToken(place)]),
    ...(districtCode === undefined ? [] : [districtToken(districtCode)]),
    ...(categoryId === undefined ? [] : [categoryToken(categoryId)]),
    ...(industryCode === undefined ? [] : [industryToken(industryCode)]),
  ];
  if (query === null) return { tiers: [fixed], widest: [fixed] };
  const { tokens, weak, synonyms } = query;
  if (tokens.length === 0 && synonyms === null) return named === undefined ? null : { tiers: [fixed], widest: [fixed] };
  const inTitle = (words: readonly string[]): string[] => [...words.map(titleToken), ...fixed];
  const anywhere = (words: readonly string[]): string[] => [...words, ...fixed];
  const widest = [anywhere(tokens), ...(synonyms === null ? [] : [anywhere(synonyms)])];
  const tiers = [
    ...(weak.length === 0 ? [] : [inTitle([...tokens, ...weak])]),
    inTitle(tokens),
    ...(synonyms === null ? [] : [inTitle(synonyms)]),
    ...widest,
  ];
  return { tiers, widest };
}

/** A conjunction of tokens as the text of a tsquery; null when there are none. */
export function tsquery(tokens: readonly string[]): string | null {
  if (tokens.length === 0) return null;
  return tokens.map((token) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' & ');
}

/** Where a page ended: the next one goes on behind it. */
export interface Cursor {
  readonly tier: number;
  readonly shownAt: Date;
  readonly id: string;
  /** Of the first page, so that it need not be counted again. */
  readonly total: number;
}

export function writeCursor({ tier, shownAt, id, total }: Cursor): string {
  return Buffer.from(JSON.stringify([tier, shownAt.getTime(), id, total])).toString('base64url');
}

/** @returns undefined for text that `writeCursor` did not make. */
export function readCursor(text: string): Cursor | undefined {
  const match = /^\[(\d),(\d{1,15}),"([0-9a-f-]{36})",(\d{1,4})\]$/u.exec(Buffer.from(text, 'base64url').toString());
  const [, tier = '', time = '', id = '', total = ''] = match ?? [];
  return match === null ? undefined : { tier: Number(tier), shownAt: new Date(Number(time)), id, total: Number(total) };
}

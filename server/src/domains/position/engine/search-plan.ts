import { districtByCode, type Query } from '#domains/dictionary/index.ts';

/** A token that must be there, several terms of which one must, several that all must, or some of which none may. */
export type Term = string | readonly Term[] | { readonly all: readonly Term[] } | { readonly none: readonly Term[] };

/** Filters that become tokens, so that one index intersects them with the words; an empty list filters nothing. */
export interface TokenFilters {
  readonly cityCode?: readonly string[];
  readonly districtCode?: readonly string[];
  readonly categoryId?: readonly string[];
  readonly industryCode?: readonly string[];
  readonly staffSize?: readonly number[];
  readonly financingStage?: readonly number[];
  /** Not shown before this: as tokens of days while these are few; the moment itself is asked of its column. */
  readonly shownSince?: { readonly since: Date; readonly now: Date } | undefined;
}

/** How a search is run: one conjunction of tokens after another until the page is full. */
export interface SearchPlan {
  /** Best first: all words in the title, those that tell in the title, other spellings in the title, then anywhere. */
  readonly tiers: readonly (readonly Term[])[];
  /** The tiers that together hold every match; the others are parts of them. */
  readonly widest: readonly (readonly Term[])[];
}

export const titleToken = (token: string): string => `t:${token}`;
export const cityToken = (code: string): string => `c:${code}`;
export const districtToken = (code: string): string => `d:${code}`;
export const categoryToken = (id: string): string => `g:${id}`;
export const industryToken = (code: string): string => `i:${code}`;
/** A role that the title names, whatever category was chosen. */
export const titleRoleToken = (id: string): string => `h:${id}`;
/** A word that the company's name begins with or holds. */
export const companyToken = (word: string): string => `k:${word}`;
export const staffSizeToken = (dictNum: number): string => `z:${dictNum}`;
export const financingToken = (dictNum: number): string => `f:${dictNum}`;

const day = 86_400_000;
const dayOf = (at: Date): number => Math.floor(at.getTime() / day);
/** The token of the day on which a position was shown. */
export const dayToken = (shownAt: Date): string => `y:${dayOf(shownAt)}`;
/** Of more days than these the column alone is quicker. */
const mostDays = 8;

function daysBetween(since: Date, now: Date): string[] {
  const first = dayOf(since);
  const days = dayOf(now) - first + 1;
  return days > mostDays ? [] : Array.from({ length: days }, (_, index) => `y:${first + index}`);
}

/** A filter's values as one term; none without values. */
function termOf(tokens: readonly string[]): Term[] {
  const [only] = tokens;
  if (only === undefined) return [];
  return [tokens.length === 1 ? only : tokens];
}

/** Cities, each narrowed to those of its districts that were chosen. */
function placeTerms(cities: readonly string[], districts: readonly string[]): Term[] {
  const ofCities = termOf(cities.map(cityToken));
  if (districts.length === 0) return ofCities;
  const narrowed = new Set(districts.map((code) => districtByCode(code)?.cityCode));
  const whole = cities.filter((code) => !narrowed.has(code));
  return [...ofCities, ...termOf([...whole.map(cityToken), ...districts.map(districtToken)])];
}

/** The terms of all filters that are tokens. */
export function filterTerms(filters: TokenFilters): Term[] {
  return [
    ...placeTerms(filters.cityCode ?? [], filters.districtCode ?? []),
    ...termOf((filters.categoryId ?? []).map(categoryToken)),
    ...termOf((filters.industryCode ?? []).map(industryToken)),
    ...termOf((filters.staffSize ?? []).map(staffSizeToken)),
    ...termOf((filters.financingStage ?? []).map(financingToken)),
    ...(filters.shownSince === undefined ? [] : termOf(daysBetween(filters.shownSince.since, filters.shownSince.now))),
  ];
}

/**
 * Plans a search. Without words there is one tier of the filters alone, newest first.
 * @param query null when no words were given.
 * @returns null when words were given that can find nothing (punctuation, filler words).
 */
export function planSearch(filters: TokenFilters, query: Query | null): SearchPlan | null {
  const [named] = query?.cities ?? [];
  const { cityCode = [] } = filters;
  const place = cityCode.length > 0 || named === undefined ? cityCode : [named.code];
  const fixed = filterTerms({ ...filters, cityCode: place });
  if (query === null) return { tiers: [fixed], widest: [fixed] };
  const { tokens, weak, synonyms } = query;
  if (tokens.length === 0 && synonyms === null) return named === undefined ? null : { tiers: [fixed], widest: [fixed] };
  const inTitle = (words: readonly string[]): Term[] => [...words.map(titleToken), ...fixed];
  const anywhere = (words: readonly string[]): Term[] => [...words, ...fixed];
  const widest = [anywhere(tokens), ...(synonyms === null ? [] : [anywhere(synonyms)])];
  const tiers = [
    ...(weak.length === 0 ? [] : [inTitle([...tokens, ...weak])]),
    inTitle(tokens),
    ...(synonyms === null ? [] : [inTitle(synonyms)]),
    ...widest,
  ];
  return { tiers, widest };
}

/** Before what stands in columns instead of among the words (engine/column-filters.ts). */
const ofColumn = /^[eujrmp]:/u;

/** Whether a term asks for what only the index over words and filters knows. */
export function asksColumns(term: Term): boolean {
  if (typeof term === 'string') return ofColumn.test(term);
  if ('all' in term) return term.all.some(asksColumns);
  return 'none' in term ? term.none.some(asksColumns) : term.some(asksColumns);
}

const quoted = (token: string): string => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A conjunction of terms as the text of a tsquery; null when there are none. */
export function tsquery(terms: readonly Term[]): string | null {
  if (terms.length === 0) return null;
  return terms.map(written).join(' & ');
}

function written(term: Term): string {
  if (typeof term === 'string') return quoted(term);
  if ('none' in term) return `!(${term.none.map(written).join(' | ')})`;
  return 'all' in term ? `(${term.all.map(written).join(' & ')})` : `(${term.map(written).join(' | ')})`;
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

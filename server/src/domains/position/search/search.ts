import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { searchPositions as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { salaryRange, suggestCategories, type Part, type ReadQuery } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import type { ColumnFilters } from '../engine/column-filters.ts';
import {
  filterTerms,
  planSearch,
  readCursor,
  writeCursor,
  type Cursor,
  type SearchPlan,
  type TokenFilters,
} from '../engine/search-plan.ts';
import { positionCards } from '../find-cards.ts';
import { countMatches, findMatches, type Match } from './queries.ts';
import { readWeighedCursor, writeWeighedCursor } from './understanding/cursor.ts';
import { findWeighed } from './understanding/find-weighed.ts';
import { askedOf, wishesOf } from './understanding/plan.ts';
import { planUnderstood } from './understanding/searches.ts';
import { findUnderstanding } from './understanding/find-understanding.ts';

type Input = Received<typeof endpoint>;

/** dictNum of 面议 in salary_range. */
const negotiable = 8;

/**
 * Open positions for a seeker's words and filters. Words are understood first (understanding/README.md): what meets
 * everything comes best first, and where that is little the nearest follow. Without words newest first. Counted up to
 * `totalCap`; pages end there too.
 */
export async function searchPositions(ctx: Ctx<Seeking>, input: Input): Promise<Answer<typeof endpoint>> {
  const now = ctx.now();
  const since = input.publishedWithin === undefined ? undefined : new Date(now.getTime() - input.publishedWithin * day);
  const asked = { ...input, shownSince: since === undefined ? undefined : { since, now } };
  const filters = { ...columnFilters(input), shownSince: since };
  return input.q === '' ? browse(ctx, asked, filters) : searchByWords(ctx, asked, filters);
}

type Filtered = Input & Pick<TokenFilters, 'shownSince'>;

/** What meets the filters, newest first. */
async function browse(ctx: Ctx<Seeking>, input: Filtered, filters: ColumnFilters): Promise<Answer<typeof endpoint>> {
  const plan = planSearch(input, null);
  const cursor = input.cursor === undefined ? null : required(readCursor(input.cursor));
  const offset = cursor === null ? (input.current - 1) * input.pageSize : 0;
  const limit = input.pageSize + 1;
  const { counted, found } =
    plan === null ? { counted: 0, found: [] } : await countAndFind(ctx, plan, filters, { cursor, offset, limit });
  const shown = found.slice(0, input.pageSize);
  const last = shown.at(-1);
  return {
    ...(await pageOf(ctx, input, counted, shown)),
    nextCursor: found.length <= input.pageSize || last === undefined ? null : writeCursor({ ...last, total: counted }),
    words: [],
    understood: [],
    relaxed: null,
    suggestions: [],
  };
}

/** What the words ask for, weighed; see understanding/README.md. */
async function searchByWords(
  ctx: Ctx<Seeking>,
  input: Filtered,
  filters: ColumnFilters,
): Promise<Answer<typeof endpoint>> {
  const { read, shown: understood, words } = await findUnderstanding(ctx, input.q, input.without);
  const hasPlace = input.cityCode.length + input.districtCode.length > 0;
  const plan = planUnderstood(askedOf(read, { hasPlace }), filterTerms(input));
  const cursor = input.cursor === undefined ? null : required(readWeighedCursor(input.cursor));
  const offset = cursor === null ? (input.current - 1) * input.pageSize : 0;
  const nothing = { counted: 0, asOf: ctx.now(), shown: [], relaxed: null };
  const { strict } = plan;
  const isBeyond = strict === null || offset > totalCap;
  const found = isBeyond
    ? nothing
    : await findWeighed(ctx, { ...plan, strict }, filters, { cursor, offset, limit: input.pageSize + 1 });
  const shown = found.shown.slice(0, input.pageSize);
  const last = shown.at(-1);
  const hasMore = found.shown.length > input.pageSize && last !== undefined;
  const told = { words: [...words], understood: [...understood] };
  return {
    ...(await pageOf(ctx, input, found.counted, shown)),
    nextCursor: hasMore
      ? writeWeighedCursor({ asOf: found.asOf, total: Math.min(found.counted, totalCap + 1), ...last })
      : null,
    ...told,
    relaxed: found.relaxed && {
      exact: found.relaxed.exact,
      dropped: found.relaxed.failed.flatMap((at) => droppedLabels(read, plan.asked.conditions, at)),
    },
    suggestions: found.counted === 0 ? suggestionsFor(input.q) : [],
  };
}

/** What a place in `failed` stands for, as it is shown; see score.ts. */
function droppedLabels(read: ReadQuery, conditions: readonly Part[], at: number): string[] {
  if (at === -1) return placeLabels(read);
  const dropped = at < 0 ? wishesOf(read.parts)[-2 - at] : conditions[at];
  return dropped === undefined ? [] : [dropped.label];
}

const placeLabels = ({ parts }: ReadQuery): string[] =>
  parts.flatMap(({ meaning, label }) => (meaning.kind === 'place' ? [label] : []));

/** What many look for, where the words are near nothing. */
const sought = ['销售', '会计', '前端开发', '客服', '司机', '护士'];
const mostSuggestions = 6;

function suggestionsFor(q: string): string[] {
  const near = suggestCategories(q, mostSuggestions).map(({ text }) => text);
  return [...new Set([...near, ...sought])].slice(0, mostSuggestions);
}

/** Cards of a page with what was counted. */
async function pageOf(ctx: Ctx<Seeking>, input: Input, counted: number, shown: readonly { readonly id: string }[]) {
  const { current, pageSize } = input;
  const ids = shown.map(({ id }) => id);
  return {
    records: await positionCards(ctx, ctx.actor.userId, ids),
    total: Math.min(counted, totalCap),
    totalCapped: counted > totalCap,
    current,
    pageSize,
  };
}

/** @throws Refusal 40001 for text that is no cursor. */
export function requireCursor(text: string): Cursor {
  return required(readCursor(text));
}

function required<T>(cursor: T | undefined): T {
  if (cursor !== undefined) return cursor;
  const message = '翻页位置已失效，请重新搜索';
  throw new Refusal(errors.invalidInput, { message, data: [{ path: 'cursor', message }] });
}

const day = 86_400_000;

/** What asks for nothing (不限) is in every answer to what one has. */
const orOpen = (values: readonly number[]): readonly number[] => (values.length === 0 ? [] : [...values, 0]);

/** The filters of a search that are asked of columns. */
export function columnFilters(input: Input): ColumnFilters {
  const { cityCode, jobType, recruitType, workMode, postSource } = input;
  const [onlyCity, ...moreCities] = cityCode;
  return {
    ...(moreCities.length === 0 ? { cityCode: onlyCity } : {}),
    bands: input.salaryRange.flatMap((num) => salaryRange(num) ?? []),
    negotiable: input.salaryRange.includes(negotiable),
    experience: orOpen(input.experience),
    education: orOpen(input.education),
    jobType,
    recruitType,
    workMode,
    postSource,
  };
}

interface Place {
  readonly cursor: Cursor | null;
  readonly offset: number;
  readonly limit: number;
}

type Found = Match & { readonly tier: number };

/** The count, that of the first page when there was one, and so many matches as are asked for. */
export async function countAndFind(
  ctx: Ctx,
  plan: SearchPlan,
  filters: ColumnFilters,
  place: Place,
): Promise<{ readonly counted: number; readonly found: readonly Found[] }> {
  const counted = place.cursor?.total ?? (await countMatches(ctx, plan.widest, filters));
  return { counted, found: await findPage(ctx, plan, filters, { ...place, isCommon: counted > totalCap }) };
}

/** Tier after tier until the page is full. */
async function findPage(
  ctx: Ctx,
  { tiers }: SearchPlan,
  filters: ColumnFilters,
  { cursor, offset, limit, isCommon }: Place & { readonly isCommon: boolean },
): Promise<Found[]> {
  if (offset > totalCap) return [];
  const found: Found[] = [];
  let toSkip = offset;
  for (const [tier, tokens] of tiers.entries()) {
    if (cursor !== null && tier < cursor.tier) continue;
    const matches = await findMatches(ctx, {
      tokens,
      exclude: tiers.slice(0, tier),
      filters,
      isCommon,
      after: cursor?.tier === tier ? cursor : null,
      limit: toSkip + limit - found.length,
    });
    found.push(...matches.slice(toSkip).map((match) => ({ ...match, tier })));
    toSkip = Math.max(0, toSkip - matches.length);
    if (found.length >= limit) break;
  }
  return found;
}

import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { searchPositions as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { hearWords, queryTokens, salaryRange, type Query } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { ColumnFilters } from '../engine/column-filters.ts';
import { planSearch, readCursor, writeCursor, type Cursor, type SearchPlan } from '../engine/search-plan.ts';
import { positionCards } from '../find-cards.ts';
import { countMatches, findMatches, type Match } from './queries.ts';

type Input = Received<typeof endpoint>;

/** dictNum of 面议 in salary_range. */
const negotiable = 8;

/**
 * Open positions for a seeker's words and filters: all words in the title first, then in the title under other
 * spellings, then anywhere; newest first within each. Counted up to `totalCap`; pages end there too.
 */
export async function searchPositions(ctx: Ctx<SeekerActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const query = input.q === '' ? null : understand(input.q);
  const now = ctx.now();
  const since = input.publishedWithin === undefined ? undefined : new Date(now.getTime() - input.publishedWithin * day);
  const plan = planSearch({ ...input, shownSince: since === undefined ? undefined : { since, now } }, query);
  const cursor = input.cursor === undefined ? null : requireCursor(input.cursor);
  const page = { current: input.current, pageSize: input.pageSize };
  const words = [...(query?.words ?? [])];
  if (plan === null) return { records: [], total: 0, totalCapped: false, nextCursor: null, words, ...page };

  const filters = { ...columnFilters(input), shownSince: since };
  const offset = cursor === null ? (input.current - 1) * input.pageSize : 0;
  const { counted, found } = await countAndFind(ctx, plan, filters, { cursor, offset, limit: input.pageSize + 1 });
  const shown = found.slice(0, input.pageSize);
  const last = shown.at(-1);
  return {
    records: await positionCards(
      ctx,
      ctx.actor.userId,
      shown.map(({ id }) => id),
    ),
    total: Math.min(counted, totalCap),
    totalCapped: counted > totalCap,
    nextCursor: found.length <= input.pageSize || last === undefined ? null : writeCursor({ ...last, total: counted }),
    words,
    ...page,
  };
}

/** The searcher's words; letters that are no word of ours are read as pinyin (qianduan is 前端). */
function understand(q: string): Query {
  const query = queryTokens(q);
  const heard = query.synonyms === null ? hearWords(q) : null;
  return heard === null ? query : queryTokens(heard);
}

/** @throws Refusal 40001 for text that is no cursor. */
export function requireCursor(text: string): Cursor {
  const cursor = readCursor(text);
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

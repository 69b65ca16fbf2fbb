import { totalCap } from '@pinjian/contract/paging.ts';
import { districtToken, type Term } from '../../engine/search-plan.ts';
import type { ColumnFilters } from '../../engine/column-filters.ts';
import type { Ctx } from '#server/context.ts';
import { countAndFindMatches, findMatches, type Match } from '../queries.ts';
import { conditionTerms } from './condition-terms.ts';
import type { WeighedCursor } from './cursor.ts';
import { findFacts, type FactsRow } from './facts-queries.ts';
import type { Asked } from './plan.ts';
import type { UnderstoodPlan } from './searches.ts';
import { scoreOf, type Scored } from './score.ts';

/** At most so many are weighed. */
const mostWeighed = 300;
/** Of what many have, the newest so many with the words in the title. */
const weighedOfCommon = 150;
/** Fewer than these, and the nearest follow. */
const enough = 20;
/** So many with the nearest. */
const withNearest = 60;

export interface Weighed extends Match, Scored {}

export interface FoundPage {
  readonly counted: number;
  /** When the newest that was looked at was shown: what came later is on no further page. */
  readonly asOf: Date;
  readonly shown: readonly (Match & { readonly weighed: Weighed | null })[];
  /** How many meet everything, where others follow behind them, and what the first of those lack. */
  readonly relaxed: { readonly exact: number; readonly failed: readonly number[] } | null;
}

interface Place {
  readonly cursor: WeighedCursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** What is named a role for has to be so near it at least, other conditions failing. */
const leastNear = -500;

/** Above every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of what was asked for: the weighed ones best first, then what else matches, newest first. */
export async function findWeighed(
  ctx: Ctx,
  plan: UnderstoodPlan & { readonly strict: readonly Term[] },
  filters: ColumnFilters,
  { cursor, offset, limit }: Place,
): Promise<FoundPage> {
  const after = cursor === null ? null : { shownAt: cursor.asOf, id: lastId };
  const asked = { tokens: plan.strict, exclude: [], filters, after, limit: mostWeighed };
  const { counted: strictCount, newest: all } = await countAndFindMatches(ctx, asked);
  const isWhole = strictCount <= mostWeighed || plan.titled === null;
  const strict = all !== null && isWhole ? all : await gatherStrict(ctx, plan, filters, strictCount, after);
  const isAll = strict.length >= strictCount;
  const near = strictCount < enough ? await gatherNear(ctx, plan, filters, strict, after) : [];
  const weighed = await weigh(ctx, plan.asked, strict, near);
  const exact = weighed.filter(({ isExact }) => isExact).length;
  const counted = cursor?.total ?? (strictCount < enough ? weighed.length : strictCount);
  const page = pageOfWeighed(weighed, cursor, offset);
  const shown: (Match & { weighed: Weighed | null })[] = page
    .slice(0, limit)
    .map((each) => ({ ...each, weighed: each }));
  if (shown.length < limit && !isAll && strictCount >= enough) {
    const isBehind = cursor !== null && cursor.weighed === null;
    const ids = new Set(weighed.map(({ id }) => id));
    const toSkip = cursor === null ? Math.max(0, offset - weighed.length) : 0;
    const rest = await findMatches(ctx, {
      tokens: plan.strict,
      exclude: [],
      filters,
      isCommon: strictCount > totalCap,
      after: isBehind ? cursor : after,
      limit: toSkip + limit + ids.size,
    });
    const others = rest.filter(({ id }) => !ids.has(id)).slice(toSkip, toSkip + limit - shown.length);
    shown.push(...others.map((each) => ({ ...each, weighed: null })));
  }
  const newest = Math.max(
    ...weighed.map((each) => each.shownAt.getTime()),
    ...shown.map((each) => each.shownAt.getTime()),
  );
  const firstNear = weighed.find(({ isExact }) => !isExact);
  return {
    counted,
    asOf: cursor?.asOf ?? new Date(newest),
    shown,
    relaxed: strictCount < enough && firstNear !== undefined ? { exact, failed: firstNear.failed } : null,
  };
}

/** Of much that meets everything: the newest with the words in their titles first. */
async function gatherStrict(
  ctx: Ctx,
  { strict, titled }: UnderstoodPlan & { readonly strict: readonly Term[] },
  filters: ColumnFilters,
  count: number,
  after: Match | null,
): Promise<Match[]> {
  const shared = { filters, isCommon: count > totalCap, after };
  const limit = count > totalCap ? weighedOfCommon : mostWeighed;
  const first = titled === null ? [] : await findMatches(ctx, { ...shared, tokens: titled, exclude: [], limit });
  if (first.length === limit) return first;
  const exclude = titled === null ? [] : [titled];
  return [...first, ...(await findMatches(ctx, { ...shared, tokens: strict, exclude, limit: limit - first.length }))];
}

async function gatherNear(
  ctx: Ctx,
  { near }: UnderstoodPlan,
  filters: ColumnFilters,
  strict: readonly Match[],
  after: Match | null,
): Promise<Match[]> {
  const found = new Map(strict.map((match) => [match.id, match]));
  for (const tokens of near) {
    if (found.size >= mostWeighed) break;
    const limit = Math.min(weighedOfCommon, mostWeighed - found.size);
    for (const match of await findMatches(ctx, { tokens, exclude: [], filters, isCommon: false, after, limit }))
      found.set(match.id, match);
  }
  return [...found.values()].slice(strict.length);
}

const byWeight = (a: Weighed, b: Weighed): number =>
  Number(b.isExact) - Number(a.isExact) ||
  b.score - a.score ||
  b.shownAt.getTime() - a.shownAt.getTime() ||
  (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

/** Weighs them all; of the nearest only those that have something of what was asked for. */
async function weigh(ctx: Ctx, asked: Asked, strict: readonly Match[], near: readonly Match[]): Promise<Weighed[]> {
  const found = new Set(strict.map(({ id }) => id));
  const items = asked.items.flatMap(({ inTitle, anywhere }) => [inTitle, anywhere]);
  const conditions = conditionTerms(asked.conditions);
  const districts: Term[] = asked.districtCodes.length === 0 ? [] : [asked.districtCodes.map(districtToken)];
  const rows = await findFacts(
    ctx,
    [...strict, ...near].map(({ id }) => id),
    [...items, ...conditions, ...districts],
  );
  const weighed = rows.map((row): Weighed => ({
    id: row.id,
    shownAt: row.shownAt,
    ...scoreOf(asked, { ...candidateOf(asked, row), isFound: found.has(row.id) }),
  }));
  const wishes = asked.items.filter(({ kind }) => kind === 'wish').length;
  const hasOne = ({ failed }: Scored): boolean => failed.filter((at) => at < -1).length < wishes;
  // Who says only what the work should be like means none that has nothing of it, as long as there is any.
  const isNear =
    wishes > 0 && asked.items.every(({ kind }) => kind === 'wish' || kind === 'told') && weighed.some(hasOne)
      ? hasOne
      : ({ score }: Scored): boolean => asked.roles.length === 0 || score >= leastNear;
  const kept = weighed.filter((each) => each.isStrict || isNear(each));
  return kept.toSorted(byWeight).slice(0, Math.max(withNearest, weighed.filter(({ isStrict }) => isStrict).length));
}

function candidateOf(asked: Asked, row: FactsRow) {
  const ofItems = asked.items.length * 2;
  return {
    ...row,
    said: asked.items.map((_, at) => ({ inTitle: row.has[2 * at] === true, anywhere: row.has[2 * at + 1] === true })),
    met: asked.conditions.map((_, at) => row.has[ofItems + at] === true),
    inDistrict: row.has[ofItems + asked.conditions.length] === true,
  };
}

function pageOfWeighed(weighed: readonly Weighed[], cursor: WeighedCursor | null, offset: number): readonly Weighed[] {
  if (cursor === null) return weighed.slice(offset);
  if (cursor.weighed === null) return [];
  const last: Weighed = { ...cursor, ...cursor.weighed, isStrict: false, failed: [] };
  return weighed.filter((each) => byWeight(last, each) < 0);
}

import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import {
  maxSavedSearches,
  savedSearchErrors,
  type changeSavedSearch as changeEndpoint,
  type listSavedSearches as listEndpoint,
  type openSavedSearch as openEndpoint,
  type removeSavedSearch as removeEndpoint,
  type SavedSearch,
  type saveSearch as saveEndpoint,
} from '@pinjian/contract/matching-saved-search.ts';
import { talentQuery, type TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireSearcher } from '../talent/policy.ts';
import { lockMember } from '../talent/queries.ts';
import { countNew } from '../talent/search.ts';
import type { Searcher } from '../talent/search-queries.ts';
import {
  deleteSavedSearch,
  findSavedSearch,
  findSavedSearches,
  insertSavedSearch,
  updateSavedSearch,
  type SavedSearchRow,
} from './queries.ts';

/** New ones are counted up to here. */
const newShown = 99;

/** The filters that a stored query names; null for one that a later version does not take any more. */
export function readSavedQuery(query: string): TalentQuery | null {
  return talentQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;
}

const ofPage: readonly string[] = ['current', 'pageSize', 'saved'];

/** The same search as the same text: its parameters in order, without those of the page. */
function settleQuery(query: string): string {
  const given = [...new URLSearchParams(query)];
  const kept = new URLSearchParams(given.filter(([name, value]) => value !== '' && !ofPage.includes(name)));
  kept.sort();
  return kept.toString();
}

async function viewOf(ctx: Ctx, searcher: Searcher, row: SavedSearchRow): Promise<SavedSearch> {
  const input = readSavedQuery(row.query);
  return {
    searchId: row.id,
    name: row.name,
    query: row.query,
    alert: row.alert,
    newCount: input === null ? 0 : await countNew(ctx, searcher, input, row.opened_at, newShown),
    createdAt: row.created_at.toISOString(),
  };
}

/** The caller's searches, the newest first. @throws Refusal 40310, 40311, 40320 */
export async function listSavedSearches(ctx: Ctx<EmployerActor>): Promise<Answer<typeof listEndpoint>> {
  const searcher = await requireSearcher(ctx);
  const views: SavedSearch[] = [];
  for (const row of await findSavedSearches(ctx, searcher)) views.push(await viewOf(ctx, searcher, row));
  return views;
}

/**
 * Keeps a search. The same search again is the one that is kept, as it is.
 * @throws Refusal 40310, 40311, 40320, 40001 for a query that is none, 40975 where as many are kept as can be
 */
export async function saveSearch(
  ctx: Ctx<EmployerActor>,
  { name, query, alert }: Received<typeof saveEndpoint>,
): Promise<Answer<typeof saveEndpoint>> {
  const searcher = await requireSearcher(ctx);
  const settled = settleQuery(query);
  if (readSavedQuery(settled) === null) {
    const message = '搜索条件有误，请重新搜索后再保存';
    throw new Refusal(errors.invalidInput, { message, data: [{ path: 'query', message }] });
  }
  const row = await ctx.transaction(async (tx) => {
    await lockMember(tx, searcher.memberId);
    const all = await findSavedSearches(tx, searcher);
    const same = all.find((each) => each.query === settled);
    if (same !== undefined) return same;
    if (all.length >= maxSavedSearches) throw new Refusal(savedSearchErrors.tooManySearches);
    return insertSavedSearch(tx, searcher, { name, query: settled, alert });
  });
  return viewOf(ctx, searcher, row);
}

/** Another name, alerts on or off. @throws Refusal 40310, 40311, 40320, 40400 */
export async function changeSavedSearch(
  ctx: Ctx<EmployerActor>,
  { searchId, name, alert }: Received<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  return changeOwn(ctx, searchId, {
    ...(name === undefined ? {} : { name }),
    ...(alert === undefined ? {} : { alert }),
  });
}

/** Whoever it finds now is nobody new. @throws Refusal 40310, 40311, 40320, 40400 */
export async function openSavedSearch(
  ctx: Ctx<EmployerActor>,
  { searchId }: Received<typeof openEndpoint>,
): Promise<Answer<typeof openEndpoint>> {
  return changeOwn(ctx, searchId, { opened_at: ctx.now() });
}

async function changeOwn(
  ctx: Ctx<EmployerActor>,
  searchId: string,
  changes: Parameters<typeof updateSavedSearch>[2],
): Promise<SavedSearch> {
  const searcher = await requireSearcher(ctx);
  if ((await findSavedSearch(ctx, searcher, searchId)) === undefined) throw new Refusal(errors.notFound);
  if (Object.keys(changes).length > 0) await updateSavedSearch(ctx, searchId, changes);
  const row = await findSavedSearch(ctx, searcher, searchId);
  if (row === undefined) throw new Refusal(errors.notFound);
  return viewOf(ctx, searcher, row);
}

/** Forgets a search. Of one that is not there it is the same. @throws Refusal 40310, 40311, 40320 */
export async function removeSavedSearch(
  ctx: Ctx<EmployerActor>,
  { searchId }: Received<typeof removeEndpoint>,
): Promise<null> {
  await deleteSavedSearch(ctx, await requireSearcher(ctx), searchId);
  return null;
}

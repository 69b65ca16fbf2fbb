import { errors } from '@pinjian/contract/errors.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import {
  maxSavedSearches,
  savedSearchErrors,
  type changeSavedSearch,
  type SavedSearch,
  type saveSearch,
} from '@pinjian/contract/matching-saved-search.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import {
  findSavedSearch,
  findSavedSearches,
  insertSavedSearch,
  lockOwner,
  updateSavedSearch,
  type SavedSearchRow,
  type SearchOwner,
} from './queries.ts';
import { searchKindOf } from './search-kind.ts';

const ofPage: readonly string[] = ['current', 'pageSize', 'cursor', 'saved'];

/** The same search as the same text: its parameters in order, without those of the page. */
function settleQuery(query: string): URLSearchParams {
  const given = [...new URLSearchParams(query)];
  const kept = new URLSearchParams(given.filter(([name, value]) => value !== '' && !ofPage.includes(name)));
  kept.sort();
  return kept;
}

async function viewOf(ctx: Ctx, row: SavedSearchRow): Promise<SavedSearch> {
  return {
    searchId: row.id,
    name: row.name,
    query: row.query,
    alert: row.alert,
    newCount: await searchKindOf({ companyId: row.company_id }).countNew(ctx, row, row.opened_at),
    createdAt: row.created_at.toISOString(),
  };
}

/** An owner's searches, the newest first. */
export async function keptSearches(ctx: Ctx, owner: SearchOwner): Promise<SavedSearch[]> {
  const views: SavedSearch[] = [];
  for (const row of await findSavedSearches(ctx, owner)) views.push(await viewOf(ctx, row));
  return views;
}

/**
 * Keeps a search. The same search again is the one that is kept, as it is.
 * @throws Refusal 40001 for a query that is none, 40975 where as many are kept as can be
 */
export async function keepSearch(
  ctx: Ctx,
  owner: SearchOwner,
  { name, query, alert }: Received<typeof saveSearch>,
): Promise<SavedSearch> {
  const params = settleQuery(query);
  const settled = params.toString();
  if (settled === '' || !searchKindOf(owner).takes(Object.fromEntries(params))) {
    const message = '搜索条件有误，请重新搜索后再保存';
    throw new Refusal(errors.invalidInput, { message, data: [{ path: 'query', message }] });
  }
  const row = await ctx.transaction(async (tx) => {
    await lockOwner(tx, owner.ownerId);
    const all = await findSavedSearches(tx, owner);
    const same = all.find((each) => each.query === settled);
    if (same !== undefined) return same;
    if (all.length >= maxSavedSearches) throw new Refusal(savedSearchErrors.tooManySearches);
    return insertSavedSearch(tx, owner, { name, query: settled, alert });
  });
  return viewOf(ctx, row);
}

/** Another name, alerts on or off. @throws Refusal 40400 */
export async function changeKeptSearch(
  ctx: Ctx,
  owner: SearchOwner,
  { searchId, name, alert }: Received<typeof changeSavedSearch>,
): Promise<SavedSearch> {
  return changeOwn(ctx, owner, searchId, {
    ...(name === undefined ? {} : { name }),
    ...(alert === undefined ? {} : { alert }),
  });
}

/** Whatever it finds now is nothing new. @throws Refusal 40400 */
export async function openKeptSearch(ctx: Ctx, owner: SearchOwner, searchId: string): Promise<SavedSearch> {
  return changeOwn(ctx, owner, searchId, { opened_at: ctx.now() });
}

async function changeOwn(
  ctx: Ctx,
  owner: SearchOwner,
  searchId: string,
  changes: Parameters<typeof updateSavedSearch>[2],
): Promise<SavedSearch> {
  if ((await findSavedSearch(ctx, owner, searchId)) === undefined) throw new Refusal(errors.notFound);
  if (Object.keys(changes).length > 0) await updateSavedSearch(ctx, searchId, changes);
  const row = await findSavedSearch(ctx, owner, searchId);
  if (row === undefined) throw new Refusal(errors.notFound);
  return viewOf(ctx, row);
}

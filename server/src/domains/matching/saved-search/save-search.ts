import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type {
  changeSavedSearch as changeEndpoint,
  listSavedSearches as listEndpoint,
  openSavedSearch as openEndpoint,
  removeSavedSearch as removeEndpoint,
  saveSearch as saveEndpoint,
} from '@pinjian/contract/matching-saved-search.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireSearcher } from '../talent/policy.ts';
import { changeKeptSearch, keepSearch, keptSearches, openKeptSearch } from './keep-search.ts';
import { deleteSavedSearch, type SearchOwner } from './queries.ts';

/** @throws Refusal 40310, 40311, 40320 to whoever may not search for talents */
async function requireOwner(ctx: Ctx<EmployerActor>): Promise<SearchOwner> {
  const { memberId, companyId } = await requireSearcher(ctx);
  return { ownerId: memberId, companyId };
}

/** The caller's searches for talents, the newest first. @throws Refusal 40310, 40311, 40320 */
export async function listSavedSearches(ctx: Ctx<EmployerActor>): Promise<Answer<typeof listEndpoint>> {
  return keptSearches(ctx, await requireOwner(ctx));
}

/**
 * Keeps a search for talents. The same search again is the one that is kept, as it is.
 * @throws Refusal 40310, 40311, 40320, 40001 for a query that is none, 40975 where as many are kept as can be
 */
export async function saveSearch(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof saveEndpoint>,
): Promise<Answer<typeof saveEndpoint>> {
  return keepSearch(ctx, await requireOwner(ctx), input);
}

/** Another name, alerts on or off. @throws Refusal 40310, 40311, 40320, 40400 */
export async function changeSavedSearch(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  return changeKeptSearch(ctx, await requireOwner(ctx), input);
}

/** Whoever it finds now is nobody new. @throws Refusal 40310, 40311, 40320, 40400 */
export async function openSavedSearch(
  ctx: Ctx<EmployerActor>,
  { searchId }: Received<typeof openEndpoint>,
): Promise<Answer<typeof openEndpoint>> {
  return openKeptSearch(ctx, await requireOwner(ctx), searchId);
}

/** Forgets a search. Of one that is not there it is the same. @throws Refusal 40310, 40311, 40320 */
export async function removeSavedSearch(
  ctx: Ctx<EmployerActor>,
  { searchId }: Received<typeof removeEndpoint>,
): Promise<null> {
  await deleteSavedSearch(ctx, await requireOwner(ctx), searchId);
  return null;
}

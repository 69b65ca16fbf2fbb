import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type {
  changeSavedPositionSearch as changeEndpoint,
  listSavedPositionSearches as listEndpoint,
  openSavedPositionSearch as openEndpoint,
  removeSavedPositionSearch as removeEndpoint,
  savePositionSearch as saveEndpoint,
} from '@pinjian/contract/matching-saved-search.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { changeKeptSearch, keepSearch, keptSearches, openKeptSearch } from './keep-search.ts';
import { deleteSavedSearch, type SearchOwner } from './queries.ts';

const ownerOf = (ctx: Ctx<SeekerActor>): SearchOwner => ({ ownerId: ctx.actor.userId, companyId: null });

/** The caller's searches for positions, the newest first. */
export async function listSavedPositionSearches(ctx: Ctx<SeekerActor>): Promise<Answer<typeof listEndpoint>> {
  return keptSearches(ctx, ownerOf(ctx));
}

/**
 * Keeps a search for positions. The same search again is the one that is kept, as it is.
 * @throws Refusal 40001 for a query that is none, 40975 where as many are kept as can be
 */
export async function savePositionSearch(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof saveEndpoint>,
): Promise<Answer<typeof saveEndpoint>> {
  return keepSearch(ctx, ownerOf(ctx), input);
}

/** Another name, alerts on or off. @throws Refusal 40400 */
export async function changeSavedPositionSearch(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  return changeKeptSearch(ctx, ownerOf(ctx), input);
}

/** Whatever it finds now is nothing new. @throws Refusal 40400 */
export async function openSavedPositionSearch(
  ctx: Ctx<SeekerActor>,
  { searchId }: Received<typeof openEndpoint>,
): Promise<Answer<typeof openEndpoint>> {
  return openKeptSearch(ctx, ownerOf(ctx), searchId);
}

/** Forgets a search. Of one that is not there it is the same. */
export async function removeSavedPositionSearch(
  ctx: Ctx<SeekerActor>,
  { searchId }: Received<typeof removeEndpoint>,
): Promise<null> {
  await deleteSavedSearch(ctx, ownerOf(ctx), searchId);
  return null;
}

import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  changeSavedPositionSearch,
  changeSavedSearch,
  listSavedPositionSearches,
  listSavedSearches,
  openSavedPositionSearch,
  openSavedSearch,
  removeSavedPositionSearch,
  removeSavedSearch,
  savePositionSearch,
  saveSearch,
} from '@pinjian/contract/matching-saved-search.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { matchingKeys } from '../keys.ts';

interface Endpoints {
  readonly list: typeof listSavedSearches | typeof listSavedPositionSearches;
  readonly save: typeof saveSearch | typeof savePositionSearch;
  readonly change: typeof changeSavedSearch | typeof changeSavedPositionSearch;
  readonly open: typeof openSavedSearch | typeof openSavedPositionSearch;
  readonly remove: typeof removeSavedSearch | typeof removeSavedPositionSearch;
}

function callsOf(kind: 'talents' | 'positions', { list, save, change, open, remove }: Endpoints) {
  const queryKey = matchingKeys.savedSearches(kind);
  const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey });
  return {
    list: queryOptions({
      queryKey,
      queryFn: async ({ signal }) => await call(list, {}, { signal, quiet: true }),
    }),
    save: mutationOptions({
      mutationFn: (input: Sent<typeof saveSearch>) => call(save, input),
      onSuccess: async (_saved, _input, _result, { client }) => {
        notify('success', '已保存搜索');
        await refresh(client);
      },
    }),
    change: mutationOptions({
      mutationFn: (input: Sent<typeof changeSavedSearch>) => call(change, input),
      onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
    }),
    open: mutationOptions({
      mutationFn: (searchId: string) => call(open, { searchId }),
      onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
    }),
    remove: mutationOptions({
      mutationFn: (searchId: string) => call(remove, { searchId }),
      onSettled: (_answer, _error, _input, _result, { client }) => refresh(client),
    }),
  };
}
export type SavedSearchCalls = ReturnType<typeof callsOf>;

/** A member's searches for talents. */
export const savedTalentSearches = callsOf('talents', {
  list: listSavedSearches,
  save: saveSearch,
  change: changeSavedSearch,
  open: openSavedSearch,
  remove: removeSavedSearch,
});

/** A seeker's searches for positions. */
export const savedPositionSearches = callsOf('positions', {
  list: listSavedPositionSearches,
  save: savePositionSearch,
  change: changeSavedPositionSearch,
  open: openSavedPositionSearch,
  remove: removeSavedPositionSearch,
});

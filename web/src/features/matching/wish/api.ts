import { getWishes, saveWishes } from '@pinjian/contract/matching-wish.ts';
import { suggestSearch } from '@pinjian/contract/position-search.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { positionKeys } from '#features/position/keys.ts';
import { call } from '#lib/client.ts';
import { CallError } from '#lib/client/failure.ts';
import { matchingKeys } from '../keys.ts';

/** What the seeker looks for. Who shows it says what goes wrong. */
export const wishesQuery = queryOptions({
  queryKey: matchingKeys.wishes,
  queryFn: async ({ signal }) => await call(getWishes, {}, { signal, quiet: true }),
});

/** What the job tree calls the work that somebody has in mind, by its words or pinyin. Where it fails their words stand. */
export function positionNamesQuery(q: string) {
  return queryOptions({
    queryKey: matchingKeys.positionNames(q),
    queryFn: async ({ signal }) => {
      const found = q === '' ? [] : await call(suggestSearch, { q }, { signal, quiet: true });
      return found.filter(({ kind }) => kind === 'position').map(({ id, text }) => ({ code: id, name: text }));
    },
    staleTime: 300_000,
  });
}

/**
 * Saves the parts that are given, one save after the other. What was saved elsewhere meanwhile is fetched and not
 * overwritten; the client's toast says why.
 */
export const saveWishesMutation = mutationOptions({
  mutationKey: matchingKeys.wishesSave,
  scope: { id: 'wishes' },
  mutationFn: (saved: Sent<typeof saveWishes>) => call(saveWishes, saved),
  onSuccess: async (wishes, _saved, _result, { client }) => {
    client.setQueryData(wishesQuery.queryKey, wishes);
    await client.invalidateQueries({ queryKey: positionKeys.jobs });
  },
  onError: async (error, _saved, _result, { client }) => {
    if (error instanceof CallError && error.code === errors.stateChanged.code)
      await client.invalidateQueries({ queryKey: wishesQuery.queryKey });
  },
});

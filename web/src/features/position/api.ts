import {
  collectPosition,
  getPosition,
  listCompanyPositions,
  searchPositions,
  suggestSearch,
  uncollectPosition,
} from '@pinjian/contract/position-search.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { applicationKeys } from '#features/application/keys.ts';
import { positionKeys } from './keys.ts';
import { filtersOnWire, writeFilters, type Filters } from './search/filters.ts';

/** An endless list of positions; a page is fetched by the cursor of the one before. */
export function searchQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: positionKeys.search(writeFilters(filters).toString()),
    queryFn: async ({ signal, pageParam }) =>
      await call(
        searchPositions,
        { ...filtersOnWire(filters), pageSize: 20, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal, quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export function suggestQuery(q: string) {
  return queryOptions({
    queryKey: positionKeys.suggest(q),
    queryFn: async ({ signal }) => (q === '' ? [] : await call(suggestSearch, { q }, { signal, quiet: true })),
    staleTime: 300_000,
  });
}

export function positionQuery(positionId: string) {
  return queryOptions({
    queryKey: positionKeys.detail(positionId),
    queryFn: async ({ signal }) => await call(getPosition, { positionId }, { signal, quiet: true }),
  });
}

export function companyPositionsQuery(companyId: string, current: number) {
  return queryOptions({
    queryKey: positionKeys.ofCompany(companyId, current),
    queryFn: async ({ signal }) =>
      await call(listCompanyPositions, { targetCompanyId: companyId, current }, { signal, quiet: true }),
  });
}

/** Everything that shows whether a position is collected. */
async function refreshCollected(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: positionKeys.all }),
    client.invalidateQueries({ queryKey: applicationKeys.all }),
  ]);
}

export const collectMutation = mutationOptions({
  mutationFn: ({ positionId, collected }: { readonly positionId: string; readonly collected: boolean }) =>
    call(collected ? collectPosition : uncollectPosition, { positionId }),
  onSuccess: (_answer, _input, _result, { client }) => refreshCollected(client),
});

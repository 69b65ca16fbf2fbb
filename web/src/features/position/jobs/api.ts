import { blockCompany, unblockCompany } from '@pinjian/contract/company-block.ts';
import { dismissPosition, undoDismissal } from '@pinjian/contract/matching-dismissal.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import {
  clearViewed,
  listNearbyPositions,
  listRecommendedPositions,
  listViewedPositions,
  viewPosition,
} from '@pinjian/contract/matching-position-list.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { filtersOnWire, writeFilters, type Filters } from '../search/filters.ts';
import { companyKeys } from '#features/company/keys.ts';
import { call } from '#lib/client.ts';
import { positionKeys } from '../keys.ts';

/** As many cards as one answer has. */
const pageSize = 20;

/** What suits the seeker, the best first: later pages are asked for by the order of the first. */
export const recommendedQuery = infiniteQueryOptions({
  queryKey: positionKeys.recommended,
  queryFn: async ({ signal, pageParam }) =>
    await call(listRecommendedPositions, pageParam === null ? {} : { ids: pageParam.join(',') }, {
      signal,
      quiet: true,
    }),
  initialPageParam: null as readonly string[] | null,
  getNextPageParam: (_last, pages) => {
    const next = pages[0]?.following.slice((pages.length - 1) * pageSize, pages.length * pageSize) ?? [];
    return next.length === 0 ? undefined : next;
  },
});

/** Where 附近 looks: as picked, or '' for what is known of the seeker. */
export interface Near {
  readonly city: string;
  readonly district: string;
}

export function nearbyQuery(filters: Filters, { city, district }: Near) {
  const { q: _words, ...wire } = filtersOnWire({ ...filters, city: [], district: [] });
  return infiniteQueryOptions({
    queryKey: positionKeys.nearby(`${city} ${district} ${writeFilters(filters).toString()}`),
    queryFn: async ({ signal, pageParam }) =>
      await call(
        listNearbyPositions,
        {
          ...wire,
          pageSize,
          ...(city === '' ? {} : { cityCode: city }),
          ...(district === '' ? {} : { districtCode: district }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal, quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export const viewedQuery = queryOptions({
  queryKey: positionKeys.viewed,
  queryFn: async ({ signal }) => await call(listViewedPositions, { pageSize: 50 }, { signal, quiet: true }),
});

function refreshJobs(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: positionKeys.jobs });
}

/** What was blocked stands in the settings too. */
async function refreshBlocked(client: QueryClient): Promise<void> {
  await Promise.all([refreshJobs(client), client.invalidateQueries({ queryKey: companyKeys.blocked })]);
}

export const blockMutation = mutationOptions({
  mutationFn: (companyId: string) => call(blockCompany, { companyId }),
  onSuccess: (_answer, _companyId, _result, { client }) => refreshBlocked(client),
});

export const unblockMutation = mutationOptions({
  mutationFn: (companyId: string) => call(unblockCompany, { companyId }),
  onSuccess: (_answer, _companyId, _result, { client }) => refreshBlocked(client),
});

export const dismissMutation = mutationOptions({
  mutationFn: (input: Sent<typeof dismissPosition>) => call(dismissPosition, input),
  onSuccess: (_answer, _input, _result, { client }) => refreshJobs(client),
});

/** Takes back one dismissal, or all that make one rule. */
export const undoMutation = mutationOptions({
  mutationFn: async (positionIds: readonly string[]) => {
    for (const positionId of positionIds) await call(undoDismissal, { positionId });
  },
  onSettled: (_answer, _error, _input, _result, { client }) => refreshJobs(client),
});

/** Nobody waits for it and nothing is lost without it: what fails stays unsaid. */
export const noteViewedMutation = mutationOptions({
  mutationFn: (positionId: string) => call(viewPosition, { positionId }, { quiet: true }),
  onSuccess: (_answer, _positionId, _result, { client }) => client.invalidateQueries({ queryKey: positionKeys.viewed }),
});

export const clearViewedMutation = mutationOptions({
  mutationFn: () => call(clearViewed, {}),
  onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: positionKeys.viewed }),
});

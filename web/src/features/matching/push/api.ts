import { dismissPosition, undoDismissal } from '@pinjian/contract/matching-dismissal.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { listPushes } from '@pinjian/contract/matching-push.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { applicationKeys } from '#features/application/keys.ts';
import { call } from '#lib/client.ts';
import { matchingKeys } from '../keys.ts';

/** Why positions of a page were pushed, asked for once for the whole page. */
export function pushesQuery(positionIds: readonly string[]) {
  const joined = [...new Set(positionIds)].toSorted().join(',');
  return queryOptions({
    queryKey: matchingKeys.pushes(joined),
    queryFn: async ({ signal }) => await call(listPushes, { positionIds: joined }, { signal, quiet: true }),
  });
}

/** The number changes at once; the row stays where it was, to be taken back, until the list is asked for again. */
function refreshCounters(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: applicationKeys.counters });
}

export const dismissMutation = mutationOptions({
  mutationFn: (input: Sent<typeof dismissPosition>) => call(dismissPosition, input),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshCounters(client),
});

export const undoMutation = mutationOptions({
  mutationFn: (positionId: string) => call(undoDismissal, { positionId }),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshCounters(client),
});

import {
  getReconciliation,
  listDifferences,
  listReconciliations,
  resolveDifference,
  runReconciliation,
  type BillVendor,
} from '@pinjian/contract/console-reconciliation.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function reconciliationsQuery(vendor: BillVendor | null, current: number) {
  return queryOptions({
    queryKey: consoleKeys.reconciliations(vendor, current),
    queryFn: async ({ signal }) =>
      await call(
        listReconciliations,
        { ...(vendor === null ? {} : { vendor }), current, pageSize: queuePageSize },
        { signal, quiet: true },
      ),
    placeholderData: (before) => before,
  });
}

export function reconciliationQuery(reconciliationId: string) {
  return queryOptions({
    queryKey: consoleKeys.reconciliation(reconciliationId),
    queryFn: async ({ signal }) => await call(getReconciliation, { reconciliationId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

export function differencesQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.differences(current),
    queryFn: async ({ signal }) =>
      await call(listDifferences, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

const settled = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => forgetAll(client),
};

/** Gets the bill of a day and compares. Refusals are shown in the form. */
export const runMutation = mutationOptions({
  mutationFn: (input: Sent<typeof runReconciliation>) => call(runReconciliation, input, { quiet: true }),
  ...settled,
});

export const resolveMutation = mutationOptions({
  mutationFn: (input: Sent<typeof resolveDifference>) => call(resolveDifference, input),
  ...settled,
});

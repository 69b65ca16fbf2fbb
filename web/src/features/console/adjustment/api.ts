import {
  confirmAdjustment,
  listAdjustments,
  proposeAdjustment,
  refuseAdjustment,
  type AdjustmentState,
} from '@pinjian/contract/console-reconciliation.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function adjustmentsQuery(state: AdjustmentState, current: number) {
  return queryOptions({
    queryKey: consoleKeys.adjustments(state, current),
    queryFn: async ({ signal }) =>
      await call(listAdjustments, { state, current, pageSize: queuePageSize }, { signal, quiet: true }),
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

/** Refusals are shown in the form. */
export const proposeMutation = mutationOptions({
  mutationFn: (input: Sent<typeof proposeAdjustment>) => call(proposeAdjustment, input, { quiet: true }),
  ...settled,
});

export const confirmMutation = mutationOptions({
  mutationFn: (adjustmentId: string) => call(confirmAdjustment, { adjustmentId }),
  ...settled,
});

export const refuseMutation = mutationOptions({
  mutationFn: (input: Sent<typeof refuseAdjustment>) => call(refuseAdjustment, input),
  ...settled,
});

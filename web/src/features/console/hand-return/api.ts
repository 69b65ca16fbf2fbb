import {
  confirmHandReturn,
  dropHandReturn,
  enterHandReturn,
  listHandReturns,
  type HandReturnList,
} from '@pinjian/contract/console-hand-return.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function handReturnsQuery(list: HandReturnList, current: number) {
  return queryOptions({
    queryKey: consoleKeys.handReturns(list, current),
    queryFn: async ({ signal }) =>
      await call(listHandReturns, { list, current, pageSize: queuePageSize }, { signal, quiet: true }),
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
export const enterMutation = mutationOptions({
  mutationFn: (input: Sent<typeof enterHandReturn>) => call(enterHandReturn, input, { quiet: true }),
  ...settled,
});

export const confirmMutation = mutationOptions({
  mutationFn: (partId: string) => call(confirmHandReturn, { partId }),
  ...settled,
});

export const dropMutation = mutationOptions({
  mutationFn: (input: Sent<typeof dropHandReturn>) => call(dropHandReturn, input),
  ...settled,
});

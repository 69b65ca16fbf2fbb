import {
  decidePriceChange,
  listConsolePrices,
  proposePriceChange,
  takeBackPriceChange,
} from '@pinjian/contract/console-price.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';

/** What is on sale, what follows and what was before, and who wants to change it. */
export const pricesQuery = queryOptions({
  queryKey: consoleKeys.prices,
  queryFn: async ({ signal }) => await call(listConsolePrices, {}, { signal, quiet: true }),
});

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
  mutationFn: (input: Sent<typeof proposePriceChange>) => call(proposePriceChange, input, { quiet: true }),
  ...settled,
});

export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decidePriceChange>) => call(decidePriceChange, input),
  ...settled,
});

export const takeBackMutation = mutationOptions({
  mutationFn: (changeId: string) => call(takeBackPriceChange, { changeId }),
  ...settled,
});

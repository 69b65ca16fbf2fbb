import { listUses, quoteUse } from '@pinjian/contract/billing-use.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { billingKeys } from '#features/billing/keys.ts';
import { call } from '#lib/client.ts';
import { heldText } from './model.ts';

/** What a company spends on. */
export type CompanyItem = 'aiInterview' | 'contact';

/** What one use costs and what is there for it: shown before, asked anew after each. */
export function quoteQuery(item: CompanyItem) {
  return queryOptions({
    queryKey: billingKeys.quote(item),
    queryFn: async ({ signal }) => await call(quoteUse, { item }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** What was used for one invitation, request or interview; null where it cost nothing. */
export function receiptQuery(subjectId: string) {
  return queryOptions({
    queryKey: billingKeys.receipt(subjectId),
    queryFn: async ({ signal }) =>
      (await call(listUses, { subjectId, pageSize: 1 }, { signal, quiet: true })).records[0] ?? null,
    staleTime: 0,
  });
}

/** What has just been held for so many uses, to be said with what was done; '' where the price is not known here. */
export function heldNow(client: QueryClient, item: CompanyItem, count: number): string {
  const quote = client.getQueryData(quoteQuery(item).queryKey);
  return quote === undefined ? '' : heldText(quote, count);
}

/** Something was used or given back: whatever tells of it asks again. */
export function refreshWallet(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: billingKeys.wallet });
}

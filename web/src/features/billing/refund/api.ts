import { listRefunds, quoteRefund, requestRefund, withdrawRefund } from '@pinjian/contract/billing-refund.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { billingKeys } from '../keys.ts';
import { isRefundUnderWay } from './model.ts';

/** How often refunds are looked at that are on their way. */
const pollMs = 5000;

/** Refunds, the newest first. */
export function refundsQuery(current: number) {
  return queryOptions({
    queryKey: billingKeys.refundPage(current),
    queryFn: async ({ signal }) => await call(listRefunds, { current, pageSize: 5 }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.records.some(isRefundUnderWay) === true ? pollMs : false),
  });
}

/** What may come back now, order by order. */
export const refundQuoteQuery = queryOptions({
  queryKey: billingKeys.refundQuote,
  queryFn: async ({ signal }) => await call(quoteRefund, {}, { signal, quiet: true }),
  staleTime: 0,
});

/** The dialog shows why it was refused; what was typed stays in it. */
export const requestRefundMutation = mutationOptions({
  mutationFn: (input: Sent<typeof requestRefund>) => call(requestRefund, input, { quiet: true }),
  onSuccess: () => notify('success', '退款申请已提交，审核后原路退回'),
  onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: billingKeys.all }),
});

export const withdrawRefundMutation = mutationOptions({
  mutationFn: (refundId: string) => call(withdrawRefund, { refundId }),
  onSuccess: () => notify('success', '退款申请已撤回'),
  onSettled: (_answer, _error, _refundId, _result, { client }) =>
    client.invalidateQueries({ queryKey: billingKeys.all }),
});

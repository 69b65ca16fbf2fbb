import {
  approveRefund,
  confirmRefund,
  getConsoleRefund,
  listConsoleRefunds,
  payRefundByHand,
  refuseRefund,
  retryRefundPart,
} from '@pinjian/contract/console-payment.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export const refundLists = ['toDecide', 'secondAsked', 'needsHelp', 'sending', 'over'] as const;
export type RefundList = (typeof refundLists)[number];

export function refundsQuery(list: RefundList, current: number) {
  return queryOptions({
    queryKey: consoleKeys.refunds(list, current),
    queryFn: async ({ signal }) =>
      await call(listConsoleRefunds, { list, current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

export function refundQuery(refundId: string) {
  return queryOptions({
    queryKey: consoleKeys.refund(refundId),
    queryFn: async ({ signal }) => await call(getConsoleRefund, { refundId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Whatever comes of an act, what is shown afterwards is what holds. */
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
export const approveMutation = mutationOptions({
  mutationFn: (input: Sent<typeof approveRefund>) => call(approveRefund, input, { quiet: true }),
  ...settled,
});

export const confirmMutation = mutationOptions({
  mutationFn: (refundId: string) => call(confirmRefund, { refundId }),
  ...settled,
});

export const refuseMutation = mutationOptions({
  mutationFn: (input: Sent<typeof refuseRefund>) => call(refuseRefund, input),
  ...settled,
});

export const retryMutation = mutationOptions({
  mutationFn: (partId: string) => call(retryRefundPart, { partId }),
  ...settled,
});

export const byHandMutation = mutationOptions({
  mutationFn: (input: Sent<typeof payRefundByHand>) => call(payRefundByHand, input, { quiet: true }),
  ...settled,
});

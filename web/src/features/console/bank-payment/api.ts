import {
  confirmBankPayment,
  listBankPayments,
  refuseBankPayment,
  showVoucher,
} from '@pinjian/contract/console-payment.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export const bankLists = ['toConfirm', 'waiting', 'decided'] as const;
export type BankList = (typeof bankLists)[number];

export function bankPaymentsQuery(list: BankList, current: number) {
  return queryOptions({
    queryKey: consoleKeys.bankPayments(list, current),
    queryFn: async ({ signal }) =>
      await call(listBankPayments, { list, current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** The voucher's address, from the moment somebody wants to see it, which is written down; forgotten with the visit. */
export function voucherQuery(paymentId: string, wanted: boolean) {
  return queryOptions({
    queryKey: consoleKeys.picture(`voucher:${paymentId}`),
    queryFn: async ({ signal }) => await call(showVoucher, { paymentId }, { signal, quiet: true }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Says that the money is there. Its refusals are shown in the form. */
export const confirmMutation = mutationOptions({
  mutationFn: (input: Sent<typeof confirmBankPayment>) => call(confirmBankPayment, input, { quiet: true }),
  onSettled: (_answer, _error, _input, _result, { client }) => forgetAll(client),
});

export const refuseMutation = mutationOptions({
  mutationFn: (input: Sent<typeof refuseBankPayment>) => call(refuseBankPayment, input),
  onSettled: (_answer, _error, _input, _result, { client }) => forgetAll(client),
});

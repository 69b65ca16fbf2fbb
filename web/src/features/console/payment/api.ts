import { listPaymentsInDoubt, settlePayment } from '@pinjian/contract/console-payment.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

export function paymentsInDoubtQuery(current: number) {
  return queryOptions({
    queryKey: consoleKeys.paymentsInDoubt(current),
    queryFn: async ({ signal }) =>
      await call(listPaymentsInDoubt, { current, pageSize: queuePageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** Decides one. Whatever comes of it, what is shown afterwards is what holds. */
export const settleMutation = mutationOptions({
  mutationFn: (input: Sent<typeof settlePayment>) => call(settlePayment, input),
  onSettled: (_answer, _error, _input, _result, { client }) => forgetAll(client),
});

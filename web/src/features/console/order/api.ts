import type { OrderState } from '@pinjian/contract/billing-order.ts';
import { askVendor, getConsoleOrder, listConsoleOrders } from '@pinjian/contract/console-payment.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';
import { queuePageSize } from '../queue/page-size.ts';

/** Which orders are listed. */
export interface OrderFilter {
  readonly current: number;
  readonly number?: string;
  readonly state?: OrderState;
  readonly payerKind?: 'company' | 'seeker';
  readonly payerId?: string;
}

export function ordersQuery(filter: OrderFilter, pageSize = queuePageSize) {
  return queryOptions({
    queryKey: consoleKeys.orders({ ...filter, pageSize }),
    queryFn: async ({ signal }) => await call(listConsoleOrders, { ...filter, pageSize }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}

/** One order with its payments, what vendors said of them, and its refunds. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: consoleKeys.order(orderId),
    queryFn: async ({ signal }) => await call(getConsoleOrder, { orderId }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Asks the vendor at once; whatever it says, what is shown is out of date. */
export const askVendorMutation = mutationOptions({
  mutationFn: (paymentId: string) => call(askVendor, { paymentId }),
  onSettled: (_answer, _error, _input, _result, { client }) => forgetAll(client),
});

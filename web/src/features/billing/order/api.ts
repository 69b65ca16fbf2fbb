import { uploadFile } from '@pinjian/contract/account-file.ts';
import {
  cancelOrder,
  createOrder,
  getOrder,
  listOrders,
  orderErrors,
  type Order,
  type OrderKind,
} from '@pinjian/contract/billing-order.ts';
import {
  checkPayment,
  listPaymentChannels,
  sendVoucher,
  startPayment,
  type PaymentChannel,
} from '@pinjian/contract/billing-payment.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { billingKeys } from '../keys.ts';
import { isUnderWay } from './model.ts';

const pageSize = 10;
/** How often an order is looked at that may be paid at any moment. */
const orderPollMs = 3000;
/** How often the vendor is asked for whom the notice may be lost; the server asks it less often where it is told to. */
const checkPollMs = 5000;

/** Orders, the newest first. While another page loads, the one before it stays. */
export function ordersQuery(kind: OrderKind, current: number) {
  return queryOptions({
    queryKey: billingKeys.orderPage(kind, current),
    queryFn: async ({ signal }) => await call(listOrders, { kind, current, pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One order; looked at again and again while its payment may come. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: billingKeys.order(orderId),
    queryFn: async ({ signal }) => await call(getOrder, { orderId }, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? orderPollMs : false),
  });
}

export const channelsQuery = queryOptions({
  queryKey: billingKeys.channels,
  queryFn: async ({ signal }) => await call(listPaymentChannels, {}, { signal, quiet: true }),
});

/**
 * The payment of an order in one way: asking for it begins it, asking again is the same one. Another way closes it, so
 * that nothing of it is kept.
 */
export function startedQuery(orderId: string, channel: PaymentChannel | null) {
  return queryOptions({
    queryKey: billingKeys.started(orderId, channel),
    queryFn: async ({ signal, client }) => {
      if (channel === null) throw new Error('no way to pay was chosen');
      const payment = await call(startPayment, { orderId, channel }, { signal, quiet: true });
      await client.invalidateQueries({ queryKey: billingKeys.order(orderId) });
      return payment;
    },
    enabled: channel !== null,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** Asks the vendor what has become of a payment, for as long as somebody waits for it. */
export function checkedQuery(orderId: string, paymentId: string | null) {
  return queryOptions({
    queryKey: billingKeys.checked(paymentId ?? ''),
    queryFn: async ({ signal, client }) => {
      if (paymentId === null) throw new Error('there is no payment to ask for');
      const payment = await call(checkPayment, { paymentId }, { signal, quiet: true });
      if (payment.state !== 'open') await client.invalidateQueries({ queryKey: billingKeys.order(orderId) });
      return payment;
    },
    enabled: paymentId !== null,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: checkPollMs,
  });
}

/** Whatever tells of money asks again. */
export function refreshMoney(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: billingKeys.all });
}

function show(client: QueryClient, order: Order): void {
  client.setQueryData(orderQuery(order.orderId).queryKey, order);
}

/** Orders what is on sale; the page goes on to pay. A price that has changed is shown before anything is ordered. */
export const createOrderMutation = mutationOptions({
  mutationFn: (input: Sent<typeof createOrder>) => call(createOrder, input),
  onSuccess: (order, _input, _result, { client }) => show(client, order),
  onError: async (error, _input, _result, { client }) => {
    const stale: readonly number[] = [orderErrors.priceChanged.code, orderErrors.productUnknown.code];
    if (error instanceof CallError && stale.includes(error.code))
      await client.invalidateQueries({ queryKey: billingKeys.prices });
  },
});

export const cancelOrderMutation = mutationOptions({
  mutationFn: (orderId: string) => call(cancelOrder, { orderId }),
  onSuccess: (order, _orderId, _result, { client }) => {
    notify(
      order.state === 'closed' ? 'success' : 'info',
      order.state === 'closed' ? '订单已取消' : '款项已到，订单按已支付处理',
    );
    show(client, order);
  },
  onSettled: (_answer, _error, _orderId, _result, { client }) =>
    client.invalidateQueries({ queryKey: billingKeys.orders }),
});

interface Voucher {
  readonly paymentId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
}

/** Hands in what shows that the money was transferred. */
export const sendVoucherMutation = mutationOptions({
  mutationFn: async ({ paymentId, file, onProgress }: Voucher) => {
    const { fileId } = await call(uploadFile, { file }, { onProgress });
    return await call(sendVoucher, { paymentId, fileId });
  },
  onSuccess: () => notify('success', '凭证已提交，核对后会通知您'),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: billingKeys.orders }),
});

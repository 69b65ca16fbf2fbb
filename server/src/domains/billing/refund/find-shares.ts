import type { RefundShare } from '@pinjian/contract/billing-refund.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { unspentOf } from '../lot/find-unspent.ts';
import { findOrders } from '../order/queries.ts';
import { findFulfilling } from '../payment/queries.ts';

export interface Share extends RefundShare {
  readonly paymentId: string;
  readonly vendor: 'alipay' | 'wechat' | 'bank' | 'sandbox';
}

/** What can go back of a payer's orders now, the oldest first; each to where it was paid from. */
export async function findShares(ctx: Ctx, payer: Payer): Promise<Share[]> {
  const unspent = await unspentOf(ctx, payer);
  const ids = unspent.map(({ orderId }) => orderId);
  const [orders, payments] = [await findOrders(ctx, ids), await findFulfilling(ctx, ids)];
  return unspent.flatMap(({ orderId, fen, units }) => {
    const order = orders.find(({ id }) => id === orderId);
    const payment = payments.find(({ order_id: id }) => id === orderId);
    if (order === undefined || payment === undefined) return [];
    return {
      orderId,
      paymentId: payment.id,
      vendor: payment.vendor,
      number: order.number,
      title: order.title,
      channel: payment.channel,
      paidAt: (order.paid_at ?? order.created_at).toISOString(),
      paidFen: order.fen,
      fen,
      units,
    };
  });
}

export function sumOf(shares: readonly { readonly fen: number }[]): number {
  return shares.reduce((sum, { fen }) => sum + fen, 0);
}

/** How an amount is spread over what can go back, oldest first; null where it is more than that. */
export function spread<Of extends { readonly fen: number }>(
  shares: readonly Of[],
  fen: number,
): { readonly of: Of; readonly fen: number }[] | null {
  const parts: { of: Of; fen: number }[] = [];
  let missing = fen;
  for (const of of shares) {
    const taken = Math.min(missing, of.fen);
    if (taken > 0) parts.push({ of, fen: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : null;
}

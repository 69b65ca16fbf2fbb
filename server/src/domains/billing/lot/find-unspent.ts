import type { MoneyVendor, SpendUnit } from '@pinjian/contract/wallet.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { freeOf, refundableOf } from '../rules.ts';
import { findLots } from './queries.ts';

export interface Unspent {
  readonly orderId: string;
  readonly vendor: MoneyVendor;
  readonly unit: SpendUnit;
  /** Neither consumed nor held. */
  readonly units: number;
  /** What can go back for them. */
  readonly fen: number;
  readonly issuedAt: Date;
}

/** What of a payer's orders is unspent, the oldest first: what a refund can take back. What has ended is not in it. */
export async function unspentOf(ctx: Ctx, payer: Payer): Promise<Unspent[]> {
  const orders = new Map<string, Unspent>();
  for (const lot of await findLots(ctx, payer)) {
    const { order_id: orderId, vendor, unit, issued_at: issuedAt, expires_at: expiresAt } = lot;
    if (orderId === null || vendor === null || (expiresAt !== null && expiresAt <= ctx.now())) continue;
    const before = orders.get(orderId);
    orders.set(orderId, {
      orderId,
      vendor,
      unit,
      units: (before?.units ?? 0) + freeOf(lot),
      fen: (before?.fen ?? 0) + refundableOf(lot),
      issuedAt: before === undefined || issuedAt < before.issuedAt ? issuedAt : before.issuedAt,
    });
  }
  return [...orders.values()]
    .filter(({ fen }) => fen > 0)
    .toSorted(
      (one, other) => one.issuedAt.getTime() - other.issuedAt.getTime() || (one.orderId < other.orderId ? -1 : 1),
    );
}

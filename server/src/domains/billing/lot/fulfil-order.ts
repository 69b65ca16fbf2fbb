import type { Product } from '@pinjian/contract/billing-price.ts';
import type { MoneyVendor, SpendUnit } from '@pinjian/contract/wallet.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { noteBalance } from '../use/note-balance.ts';
import { issueLot } from './issue-lot.ts';

export interface OrderLine {
  readonly product: Product;
  readonly unit: SpendUnit;
  readonly units: number;
  readonly fen: number;
  /** How long it holds from now on; null without an end. */
  readonly days: number | null;
}

/**
 * Gives a payer what they paid for: the money stands with the vendor and as prepaid, the units are theirs to spend. Once
 * for an order, however often it is said; joins the transaction that settles the payment. Answers whether it was this
 * time.
 */
export async function fulfilOrder(
  tx: Ctx,
  order: {
    readonly payer: Payer;
    readonly orderId: string;
    readonly vendor: MoneyVendor;
    readonly lines: readonly OrderLine[];
  },
): Promise<boolean> {
  const { payer, orderId, vendor, lines } = order;
  return tx.transaction(async (inner) => {
    let issued = false;
    for (const [place, line] of lines.entries()) {
      const { product, unit, units, fen, days } = line;
      const expiresAt = days === null ? null : new Date(inner.now().getTime() + days * 86_400_000);
      const key = `order:${orderId}:${place}`;
      const lot = {
        payer,
        key,
        origin: 'order',
        product,
        unit,
        units,
        expiresAt,
        paid: { orderId, vendor, fen },
      } as const;
      issued = (await issueLot(inner, lot)) || issued;
    }
    await noteBalance(inner, payer);
    return issued;
  });
}

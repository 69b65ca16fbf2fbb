import type { Product } from '@pinjian/contract/billing-price.ts';
import type { LotOrigin } from '@pinjian/contract/billing-use.ts';
import type { MoneyVendor, SpendUnit, TransferReason } from '@pinjian/contract/wallet.ts';
import { holdBook, postTransfers, type Account, type NewTransfer, type Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { hasLot, insertLot } from './queries.ts';

/** The accounts that spending of a unit moves. */
export function accountsOf(unit: SpendUnit): Account[] {
  return [
    { name: 'prepaid', unit: 'fen' },
    { name: 'revenue', unit: 'fen' },
    { name: 'available', unit },
    { name: 'issued', unit },
    { name: 'consumed', unit },
  ];
}

export interface NewLot {
  readonly payer: Payer;
  /** Names where it comes from, once. */
  readonly key: string;
  readonly origin: LotOrigin;
  readonly product: Product | null;
  readonly unit: SpendUnit;
  readonly units: number;
  readonly expiresAt: Date | null;
  /** What was paid for it; null for what no order brought. */
  readonly paid: { readonly orderId: string; readonly vendor: MoneyVendor; readonly fen: number } | null;
}

const reasons: Readonly<Record<LotOrigin, TransferReason>> = {
  order: 'issued',
  free: 'free',
  opening: 'opening',
  adjustment: 'adjustment',
};

/** Issues a lot with its postings; false where it was issued before. */
export async function issueLot(tx: Ctx, lot: NewLot): Promise<boolean> {
  const { payer, key, origin, unit, units, paid } = lot;
  await holdBook(tx, payer, accountsOf(unit));
  if (await hasLot(tx, key)) return false;
  const subject = paid === null ? key : `order:${paid.orderId}`;
  const transfers: NewTransfer[] = [
    {
      key: `${key}:units`,
      act: 'post',
      debit: 'issued',
      credit: 'available',
      unit,
      amount: units,
      reason: reasons[origin],
      subject,
    },
  ];
  if (paid !== null && paid.fen > 0) {
    const money = { debit: `vendor:${paid.vendor}`, credit: 'prepaid', unit: 'fen', amount: paid.fen } as const;
    transfers.push({ key: `${key}:fen`, act: 'post', ...money, reason: 'paid', subject });
  }
  await postTransfers(tx, payer, transfers);
  await insertLot(tx, {
    id: newId(),
    payer,
    key,
    unit,
    origin,
    product: lot.product,
    order_id: paid?.orderId ?? null,
    vendor: paid?.vendor ?? null,
    units,
    fen: paid?.fen ?? 0,
    units_left: units,
    fen_left: paid?.fen ?? 0,
    issued_at: tx.now(),
    expires_at: lot.expiresAt,
  });
  return true;
}

import type { MoneyVendor } from '@pinjian/contract/wallet.ts';
import { findTransfers, holdBook, postTransfers } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { noteBalance } from '../use/note-balance.ts';
import { refundableOf, unitsOfRefund } from '../rules.ts';
import { expireLotsOf } from './expire-lots.ts';
import { accountsOf } from './issue-lot.ts';
import { changeLot, findLotsOfOrder } from './queries.ts';

/** Units that a refund took back with its money; null where so much is not unspent any more. */
export type Refunded = { readonly units: number } | null;

/**
 * Takes back what is unspent of an order: units and, to the vendor, the money that was paid for them. All of it or
 * nothing: null where less is left than is asked for. The same key again answers what was done then.
 */
export async function refundLot(
  tx: Ctx,
  refund: { readonly orderId: string; readonly fen: number; readonly vendor: MoneyVendor; readonly key: string },
): Promise<Refunded> {
  return tx.transaction(async (inner) => {
    const [first] = await findLotsOfOrder(inner, refund.orderId);
    if (first === undefined) return null;
    await holdBook(inner, first.payer, accountsOf(first.unit));
    const subject = `refund:${refund.key}`;
    const before = await findTransfers(inner, subject);
    if (before.length > 0) {
      const back = before.filter(({ unit }) => unit !== 'fen').reduce((sum, { amount }) => sum + amount, 0);
      return { units: back };
    }
    await expireLotsOf(inner, first.payer);
    const lots = await findLotsOfOrder(inner, refund.orderId);
    if (refund.fen <= 0 || lots.reduce((sum, lot) => sum + refundableOf(lot), 0) < refund.fen) return null;
    let missing = refund.fen;
    let units = 0;
    for (const lot of lots) {
      const fen = Math.min(missing, refundableOf(lot));
      if (fen === 0) continue;
      const taken = unitsOfRefund(lot, fen);
      const both = { act: 'post', reason: 'refund', subject } as const;
      const money = { debit: 'prepaid', credit: `vendor:${refund.vendor}`, unit: 'fen', amount: fen } as const;
      const back = { debit: 'available', credit: 'issued', unit: lot.unit, amount: taken } as const;
      await postTransfers(inner, lot.payer, [
        { ...both, ...money, key: `${subject}:${lot.id}:fen` },
        ...(taken > 0 ? [{ ...both, ...back, key: `${subject}:${lot.id}:units` }] : []),
      ]);
      await changeLot(inner, lot.id, { left: -taken, fen: -fen });
      missing -= fen;
      units += taken;
    }
    await noteBalance(inner, first.payer);
    return { units };
  });
}

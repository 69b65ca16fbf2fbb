import { holdBook, postTransfers, type Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { expireLotsOf } from '../lot/expire-lots.ts';
import { accountsOf } from '../lot/issue-lot.ts';
import { changeLot, findLots, type LotRow } from '../lot/queries.ts';
import { unitOfPayer } from '../policy.ts';
import { bySpending, freeOf } from '../rules.ts';
import { noteBalance } from '../use/note-balance.ts';

/** The last unit of what was paid for stays: money that is left is left for something. */
function takeableOf(lot: LotRow): number {
  const isLast = lot.fen_left > 0 && freeOf(lot) === lot.units_left;
  return freeOf(lot) - (isLast ? 1 : 0);
}

/**
 * Takes units away by real postings: what was given first, then what was paid for, whose money stays. All or nothing: false
 * where less is left than is to be taken.
 */
export async function takeUnits(
  tx: Ctx,
  { payer, units, key }: { readonly payer: Payer; readonly units: number; readonly key: string },
): Promise<boolean> {
  const unit = unitOfPayer(payer);
  await holdBook(tx, payer, accountsOf(unit));
  await expireLotsOf(tx, payer);
  const lots = (await findLots(tx, payer)).toSorted(
    (one, other) => Number(one.fen_left > 0) - Number(other.fen_left > 0) || bySpending(one, other),
  );
  if (lots.reduce((sum, lot) => sum + takeableOf(lot), 0) < units) return false;
  let missing = units;
  for (const lot of lots) {
    const taken = Math.min(missing, takeableOf(lot));
    if (taken === 0) continue;
    const subject = `adjustment:${key}`;
    const move = { act: 'post', debit: 'available', credit: 'issued', unit, reason: 'adjustment' } as const;
    await postTransfers(tx, payer, [{ ...move, amount: taken, key: `${subject}:${lot.id}`, subject }]);
    await changeLot(tx, lot.id, { left: -taken });
    missing -= taken;
  }
  await noteBalance(tx, payer);
  return true;
}

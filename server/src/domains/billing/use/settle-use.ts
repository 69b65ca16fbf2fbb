import { holdBook, settleHold } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { consumeLot, expireLot } from '../lot/consume-lot.ts';
import { accountsOf } from '../lot/issue-lot.ts';
import { changeLot, findLotsByIds, type LotRow } from '../lot/queries.ts';
import { noteBalance } from './note-balance.ts';
import { findParts, findUse, settleUse as markSettled, type UseRow } from './queries.ts';

/**
 * Takes what was held: what it was for has happened. What was never held (it cost nothing when it began) and what was
 * taken before changes nothing; neither does what was released.
 */
export async function takeUse(tx: Ctx, { key }: { readonly key: string }): Promise<void> {
  await settle(tx, key, 'taken');
}

/** Gives back what was held: it came to nothing. The same again, and what was taken, changes nothing. */
export async function releaseUse(tx: Ctx, { key }: { readonly key: string }): Promise<void> {
  await settle(tx, key, 'released');
}

async function settle(tx: Ctx, key: string, state: 'taken' | 'released'): Promise<void> {
  const found = await findUse(tx, key);
  if (found?.state !== 'held') return;
  await tx.transaction(async (inner) => {
    await holdBook(inner, found.payer, accountsOf(found.unit));
    // Looked at again behind the lock: somebody else may have settled it.
    const use = await findUse(inner, key);
    if (use?.state !== 'held') return;
    const parts = await findParts(inner, use.id);
    const lots = await findLotsByIds(
      inner,
      parts.map((part) => part.lot_id),
    );
    for (const part of parts) {
      const lot = lots.find(({ id }) => id === part.lot_id);
      if (lot === undefined) throw new Error(`the lot ${part.lot_id} is gone`);
      await settlePart(inner, use, { lot, units: part.units, holdId: part.hold_id, state });
    }
    await markSettled(inner, use.id, state);
    await noteBalance(inner, use.payer);
  });
}

async function settlePart(
  tx: Ctx,
  use: UseRow,
  part: { readonly lot: LotRow; readonly units: number; readonly holdId: string; readonly state: 'taken' | 'released' },
): Promise<void> {
  const { lot, units, holdId, state } = part;
  const isTaken = state === 'taken';
  const subject = `use:${use.id}`;
  await settleHold(tx, { holdId, key: `${subject}:${lot.id}:settled`, amount: isTaken ? units : 0, subject });
  if (isTaken) {
    const { id: use_id, item, member_id, position_id } = use;
    await consumeLot(tx, lot, { units, held: units, kind: 'use', use_id, item, member_id, position_id });
    return;
  }
  await changeLot(tx, lot.id, { held: -units });
  // Its time may have ended while it was held.
  await expireLot(tx, { ...lot, units_held: lot.units_held - units });
}

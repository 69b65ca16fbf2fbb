import type { Ctx } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { postTransfers, type NewTransfer } from '#domains/wallet/index.ts';
import { fenOf, freeOf } from '../rules.ts';
import { changeLot, insertConsumption, type LotRow } from './queries.ts';

type Consumption = Parameters<typeof insertConsumption>[1];

/**
 * Writes down what was consumed of a lot, and lets what was paid for it count as earned. The units have been moved by
 * the caller, who holds the book. Answers the lot as it stands then.
 */
export async function consumeLot(
  tx: Ctx,
  lot: LotRow,
  of: { readonly units: number; readonly held: number } & Pick<
    Consumption,
    'kind' | 'use_id' | 'item' | 'member_id' | 'position_id'
  >,
): Promise<void> {
  const { units, held, ...facts } = of;
  const fen = fenOf(lot, units);
  const id = newId();
  if (fen > 0) await postTransfers(tx, lot.payer, [earned(lot, { id, fen, kind: of.kind, useId: of.use_id ?? null })]);
  await changeLot(tx, lot.id, { left: -units, held: -held, fen: -fen });
  const { payer, unit, order_id } = lot;
  await insertConsumption(tx, { id, payer, lot_id: lot.id, order_id, unit, units, fen, at: tx.now(), ...facts });
}

function earned(
  lot: LotRow,
  of: { readonly id: string; readonly fen: number; readonly kind: 'use' | 'expired'; readonly useId: string | null },
): NewTransfer {
  return {
    key: `consumption:${of.id}`,
    act: 'post',
    debit: 'prepaid',
    credit: 'revenue',
    unit: 'fen',
    amount: of.fen,
    reason: of.kind,
    subject: of.useId === null ? `lot:${lot.id}` : `use:${of.useId}`,
  };
}

/** Ends what is left of a lot whose time is over; what is held of it waits for its end. */
export async function expireLot(tx: Ctx, lot: LotRow): Promise<void> {
  const units = freeOf(lot);
  if (units === 0 || lot.expires_at === null || lot.expires_at > tx.now()) return;
  await postTransfers(tx, lot.payer, [
    {
      // What is left only ever gets less: each ending of a lot has its own key.
      key: `expired:${lot.id}:${lot.units_left}`,
      act: 'post',
      debit: 'available',
      credit: 'consumed',
      unit: lot.unit,
      amount: units,
      reason: 'expired',
      subject: `lot:${lot.id}`,
    },
  ]);
  await consumeLot(tx, lot, {
    units,
    held: 0,
    kind: 'expired',
    use_id: null,
    item: null,
    member_id: null,
    position_id: null,
  });
}

import { consolePaymentErrors } from '@pinjian/contract/console-payment.ts';
import { reconciliationErrors } from '@pinjian/contract/console-reconciliation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { keepEvidence } from '../evidence/keep-evidence.ts';
import { grantUnits } from '../lot/grant-units.ts';
import { unitOfPayer } from '../policy.ts';
import { tellPayer } from '../payment/tell-payer.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import {
  findAdjustmentByKey,
  insertAdjustment,
  insertAdjustmentFiles,
  lockAdjustment,
  updateAdjustment,
  type AdjustmentRow,
} from './queries.ts';
import { takeUnits } from './take-units.ts';

interface Proposal {
  readonly key: string;
  readonly payer: Payer;
  readonly units: number;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly differenceId: string | null;
}

/** Proposes to give or take units; nothing moves before another admin says yes. @throws Refusal 40001, 40901 */
export async function proposeAdjustment(
  tx: Ctx<AdminActor>,
  { key, payer, units, reason, evidence, differenceId }: Proposal,
): Promise<{ row: AdjustmentRow; isNew: boolean }> {
  const { userId } = tx.actor;
  const id = newId();
  const isNew = await insertAdjustment(tx, {
    id,
    key,
    payer,
    unit: unitOfPayer(payer),
    units,
    reason,
    difference_id: differenceId,
    state: 'proposed',
    proposed_by: userId,
    proposed_at: tx.now(),
  });
  if (isNew) {
    await keepEvidence(tx, id, evidence);
    await insertAdjustmentFiles(tx, id, evidence);
  }
  const row = await findAdjustmentByKey(tx, userId, key);
  if (row === undefined) throw new Error('an adjustment that was just made is gone');
  if (row.payer !== payer || row.units !== units || row.reason !== reason) throw new Refusal(errors.keyReused);
  return { row, isNew };
}

async function hold(tx: Ctx, id: string): Promise<AdjustmentRow> {
  const row = await lockAdjustment(tx, id);
  if (row === undefined) throw new Refusal(errors.notFound);
  return row;
}

/**
 * The second admin's yes: the units are given or taken, and the payer is told.
 * @returns whether it was said now
 * @throws Refusal 40400, 40900, 41340 for the one who proposed it, 41352 where less is left
 */
export async function confirmAdjustment(tx: Ctx<AdminActor>, id: string): Promise<boolean> {
  const row = await hold(tx, id);
  if (row.state === 'confirmed' && row.decided_by === tx.actor.userId) return false;
  if (row.state !== 'proposed') throw new Refusal(errors.stateChanged);
  if (row.proposed_by === tx.actor.userId) throw new Refusal(consolePaymentErrors.secondAdmin);
  const { payer, units } = row;
  if (units > 0) await grantUnits(tx, { payer, units, key: id, origin: 'adjustment' });
  else if (!(await takeUnits(tx, { payer, units: -units, key: id }))) throw new Refusal(reconciliationErrors.notEnough);
  await updateAdjustment(tx, id, { state: 'confirmed', decided_by: tx.actor.userId, decided_at: tx.now() });
  await tellPayer(tx, row, {
    title: units > 0 ? '余额已调增' : '余额已调减',
    content: `平台为您${units > 0 ? '调增' : '调减'} ${unitsText(Math.abs(units), row.unit)}。如有疑问，请联系客服。`,
    key: `adjusted:${id}`,
  });
  return true;
}

/** A no, or the proposal is taken back by who made it. @throws Refusal 40400, 40900 */
export async function refuseAdjustment(
  tx: Ctx<AdminActor>,
  { adjustmentId, reason }: { readonly adjustmentId: string; readonly reason: string },
): Promise<boolean> {
  const row = await hold(tx, adjustmentId);
  if (row.state === 'refused' && row.decided_by === tx.actor.userId) return false;
  if (row.state !== 'proposed') throw new Refusal(errors.stateChanged);
  const decided = { decided_by: tx.actor.userId, decided_at: tx.now(), refused_why: reason };
  await updateAdjustment(tx, adjustmentId, { ...decided, state: 'refused' });
  return true;
}

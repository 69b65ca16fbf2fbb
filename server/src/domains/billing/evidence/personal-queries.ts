import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { handEvidenceOver, passToCase } from './keep-evidence.ts';

/**
 * What an admin's decisions rest on stays with their cases: earlier versions left the files under the admin's name. Called
 * while the cases still say who decided.
 */
export async function leaveEvidence(tx: Ctx, userId: string): Promise<void> {
  const { db } = tx;
  const left = [
    ...(await db
      .selectFrom('billing_refund_evidence as evidence')
      .innerJoin('billing_refund as refund', 'refund.id', 'evidence.refund_id')
      .select(['refund.id', 'evidence.file_id'])
      .where('refund.approved_by', '=', userId)
      .execute()),
    ...(await db
      .selectFrom('billing_adjustment_evidence as evidence')
      .innerJoin('billing_adjustment as adjustment', 'adjustment.id', 'evidence.adjustment_id')
      .select(['adjustment.id', 'evidence.file_id'])
      .where('adjustment.proposed_by', '=', userId)
      .execute()),
  ];
  for (const { id, file_id: fileId } of left) await passToCase(tx, id, fileId);
}

/**
 * What admins kept about a seeker's money goes with the seeker: the files of its decisions, and the words of who sent money
 * back by hand. Called while the orders are still under their name.
 */
export async function forgetEvidence(tx: Ctx, payer: Payer, userId: string): Promise<void> {
  const { db } = tx;
  const refunds = db.selectFrom('billing_refund').select('id').where('payer', '=', payer);
  const adjustments = db.selectFrom('billing_adjustment').select('id').where('payer', '=', payer);
  const orders = db.selectFrom('billing_order').select('id').where('payer', '=', payer);
  const parts = db.selectFrom('billing_refund_part').select('id').where('order_id', 'in', orders);
  const gone = [
    ...(await db
      .deleteFrom('billing_refund_evidence')
      .where('refund_id', 'in', refunds)
      .returning('file_id')
      .execute()),
    ...(await db
      .deleteFrom('billing_adjustment_evidence')
      .where('adjustment_id', 'in', adjustments)
      .returning('file_id')
      .execute()),
    ...(await db
      .deleteFrom('billing_hand_return_evidence')
      .where('part_id', 'in', parts)
      .returning('file_id')
      .execute()),
  ];
  await handEvidenceOver(
    tx,
    gone.map((row) => row.file_id),
    userId,
  );
  await db.updateTable('billing_hand_return').set({ reason: '' }).where('part_id', 'in', parts).execute();
  await db
    .updateTable('billing_refund_part')
    .set({ by_hand_why: '' })
    .where('order_id', 'in', orders)
    .where('by_hand_why', 'is not', null)
    .execute();
}

import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';

/** Tables of orders, refunds and adjustments that hold people's data. */
export const personalTables = [
  'billing_order',
  'billing_bank_transfer',
  'billing_refund',
  'billing_adjustment',
] as const;

/** What somebody ordered, for themselves or for their company, the oldest first. */
export async function findOrdersOf(ctx: Ctx, of: { readonly payer: Payer; readonly userId: string }) {
  return ctx.db
    .selectFrom('billing_order')
    .select(['number', 'title', 'fen', 'state', 'refunded_fen', 'created_at', 'paid_at'])
    .where((where) => where.or([where('payer', '=', of.payer), where('made_by', '=', of.userId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What somebody asked to have back, the oldest first. */
export async function findRefundsOf(ctx: Ctx, of: { readonly payer: Payer; readonly userId: string }) {
  return ctx.db
    .selectFrom('billing_refund')
    .select(['fen', 'state', 'words', 'refused_why', 'requested_at', 'done_at'])
    .where((where) => where.or([where('payer', '=', of.payer), where('requested_by', '=', of.userId)]))
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}

/** What two admins gave a payer or took from them, the oldest first. */
export async function findAdjustmentsOf(ctx: Ctx, payer: Payer) {
  return ctx.db
    .selectFrom('billing_adjustment')
    .select(['units', 'unit', 'reason', 'decided_at'])
    .where('payer', '=', payer)
    .where('state', '=', 'confirmed')
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
}

/** Who of a company or of the platform ordered, asked, sent a voucher or decided is forgotten; the money stays written down. */
export async function forgetHands(tx: Ctx, userId: string): Promise<void> {
  const { db } = tx;
  await db.updateTable('billing_order').set({ made_by: null }).where('made_by', '=', userId).execute();
  // The picture goes with all other files of whoever sent it.
  await db
    .updateTable('billing_bank_transfer')
    .set({ voucher_by: null, voucher_file_id: null })
    .where('voucher_by', '=', userId)
    .execute();
  await db.updateTable('billing_bank_transfer').set({ decided_by: null }).where('decided_by', '=', userId).execute();
  await db
    .updateTable('billing_refund')
    .set({ requested_by: null, words: '' })
    .where('requested_by', '=', userId)
    .execute();
  await db.updateTable('billing_refund').set({ approved_by: null }).where('approved_by', '=', userId).execute();
  await db.updateTable('billing_refund').set({ confirmed_by: null }).where('confirmed_by', '=', userId).execute();
  await db.updateTable('billing_refund').set({ refused_by: null }).where('refused_by', '=', userId).execute();
  await db.updateTable('billing_refund_part').set({ by_hand_by: null }).where('by_hand_by', '=', userId).execute();
  await db.updateTable('billing_hand_return').set({ entered_by: null }).where('entered_by', '=', userId).execute();
  await db.updateTable('billing_hand_return').set({ confirmed_by: null }).where('confirmed_by', '=', userId).execute();
  await db.updateTable('billing_difference').set({ resolved_by: null }).where('resolved_by', '=', userId).execute();
  await db.updateTable('billing_adjustment').set({ proposed_by: null }).where('proposed_by', '=', userId).execute();
  await db.updateTable('billing_adjustment').set({ decided_by: null }).where('decided_by', '=', userId).execute();
}

/**
 * A seeker's orders and refunds stay by number and amount, under a name that leads to nobody: without their words and
 * those written about them. What they had not paid yet is closed.
 */
export async function forgetOrders(tx: Ctx, from: Payer, to: Payer): Promise<void> {
  await tx.db
    .updateTable('billing_order')
    .set({ state: 'closed', closed_why: 'erased', closed_at: tx.now() })
    .where('payer', '=', from)
    .where('state', '=', 'open')
    .execute();
  await tx.db.updateTable('billing_order').set({ payer: to }).where('payer', '=', from).execute();
  await tx.db.updateTable('billing_refund').set({ payer: to, words: '' }).where('payer', '=', from).execute();
  await tx.db
    .updateTable('billing_refund')
    .set({ refused_why: '' })
    .where('payer', '=', to)
    .where('refused_why', 'is not', null)
    .execute();
  await tx.db
    .updateTable('billing_refund')
    .set({ approved_why: '' })
    .where('payer', '=', to)
    .where('approved_why', 'is not', null)
    .execute();
  await tx.db.updateTable('billing_adjustment').set({ payer: to, reason: '' }).where('payer', '=', from).execute();
}

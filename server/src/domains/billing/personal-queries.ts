import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';

/** Tables of billing that hold people's data. */
export const personalTables = ['billing_lot', 'billing_use', 'billing_consumption', 'billing_allowance'] as const;

/** Forgets which member spent; that it was spent the law keeps, by the company's id alone. */
export async function forgetMember(tx: Ctx, userId: string): Promise<void> {
  await tx.db.updateTable('billing_use').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.updateTable('billing_consumption').set({ member_id: null }).where('member_id', '=', userId).execute();
  await tx.db.deleteFrom('billing_allowance').where('member_id', '=', userId).execute();
  await tx.db.updateTable('billing_allowance').set({ set_by: null }).where('set_by', '=', userId).execute();
}

/** A seeker's purchases, uses and what they consumed go on under another name, which leads to nobody. */
export async function renamePayer(tx: Ctx, from: Payer, to: Payer): Promise<void> {
  await tx.db.updateTable('billing_lot').set({ payer: to }).where('payer', '=', from).execute();
  await tx.db.updateTable('billing_use').set({ payer: to }).where('payer', '=', from).execute();
  await tx.db.updateTable('billing_consumption').set({ payer: to }).where('payer', '=', from).execute();
}

/** Everything that a payer bought or was given, the oldest first. */
export async function findAllLots(ctx: Ctx, payer: Payer) {
  return ctx.db
    .selectFrom('billing_lot')
    .select(['origin', 'product', 'unit', 'units', 'units_left', 'fen', 'issued_at', 'expires_at'])
    .where('payer', '=', payer)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
}

/** What somebody spent, as a payer or for their company, the oldest first. */
export async function findUsesOf(ctx: Ctx, of: { readonly payer: Payer; readonly userId: string }) {
  return ctx.db
    .selectFrom('billing_use')
    .select(['item', 'unit', 'units', 'state', 'held_at', 'settled_at'])
    .where((where) => where.or([where('payer', '=', of.payer), where('member_id', '=', of.userId)]))
    .orderBy('held_at')
    .orderBy('id')
    .execute();
}

export async function findAllowanceOf(ctx: Ctx, userId: string): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('billing_allowance')
    .select('credits')
    .where('member_id', '=', userId)
    .executeTakeFirst();
  return row?.credits ?? null;
}

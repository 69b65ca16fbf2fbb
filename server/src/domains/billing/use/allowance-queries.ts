import type { Ctx } from '#server/context.ts';

export async function findAllowance(
  ctx: Ctx,
  of: { readonly companyId: string; readonly memberId: string },
): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('billing_allowance')
    .select('credits')
    .where('member_id', '=', of.memberId)
    .where('company_id', '=', of.companyId)
    .executeTakeFirst();
  return row?.credits ?? null;
}

export async function findAllowances(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('billing_allowance')
    .select(['member_id', 'credits'])
    .where('company_id', '=', companyId)
    .execute();
}

/** Sets what a member may use in a month; null takes the limit away. */
export async function saveAllowance(
  tx: Ctx,
  allowance: {
    readonly companyId: string;
    readonly memberId: string;
    readonly credits: number | null;
    readonly setBy: string;
  },
): Promise<void> {
  const { companyId, memberId, credits, setBy } = allowance;
  if (credits === null) {
    await tx.db.deleteFrom('billing_allowance').where('member_id', '=', memberId).execute();
    return;
  }
  const row = { company_id: companyId, credits, set_by: setBy, set_at: tx.now() };
  await tx.db
    .insertInto('billing_allowance')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}

export interface LowBalance {
  readonly below: number;
  readonly falls: number;
  readonly isLow: boolean;
}

export async function findLowBalance(ctx: Ctx, companyId: string): Promise<LowBalance | undefined> {
  const row = await ctx.db
    .selectFrom('billing_low_balance')
    .select(['below', 'falls', 'is_low'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? undefined : { below: row.below, falls: row.falls, isLow: row.is_low };
}

export async function saveLowBalance(tx: Ctx, companyId: string, { below, falls, isLow }: LowBalance): Promise<void> {
  const row = { below, falls, is_low: isLow };
  await tx.db
    .insertInto('billing_low_balance')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}

import type { CompanyRole } from '@pinjian/contract/permissions.ts';
import type { Ctx } from '#server/context.ts';

/** Makes a user a member; false when they already belong to a company. */
export async function insertMembership(
  tx: Ctx,
  membership: { userId: string; companyId: string; role: CompanyRole; companyStatus: number | null },
): Promise<boolean> {
  const result = await tx.db
    .insertInto('account_membership')
    .values({
      user_id: membership.userId,
      company_id: membership.companyId,
      company_role: membership.role,
      company_status: membership.companyStatus,
      joined_at: tx.now(),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function membersOf(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function updateCompanyStatus(tx: Ctx, companyId: string, status: number | null): Promise<void> {
  await tx.db
    .updateTable('account_membership')
    .set({ company_status: status })
    .where('company_id', '=', companyId)
    .execute();
}

/** An employer with the company they belong to now. */
export async function findEmployerRow(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .select(['identity.person_id', 'membership.company_id', 'membership.company_role'])
    .where('identity.id', '=', userId)
    .where('identity.kind', '=', 'employer')
    .executeTakeFirst();
}

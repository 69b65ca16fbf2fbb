import type { CompanyRole } from '@pinjian/contract/reading.ts';
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

export async function findSeekerRow(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity')
    .select('person_id')
    .where('id', '=', userId)
    .where('kind', '=', 'seeker')
    .executeTakeFirst();
}

/** Locked in the order of their ids, so that two who lock them do not wait for each other. */
export async function lockMembers(tx: Ctx, companyId: string) {
  return tx.db
    .selectFrom('account_membership')
    .select(['user_id', 'company_role', 'joined_at'])
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

export async function updateMemberRole(tx: Ctx, userId: string, role: CompanyRole): Promise<void> {
  await tx.db.updateTable('account_membership').set({ company_role: role }).where('user_id', '=', userId).execute();
}

export async function deleteMembership(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('account_membership').where('user_id', '=', userId).execute();
}

import type { CompanyRole } from '@pinjian/contract/reading.ts';
import type { Ctx } from '#server/context.ts';
import { forgetSessionsOf } from '../session/revoke-family.ts';
import { insertMembership, membersOf, updateCompanyStatus } from './queries.ts';

/** Makes a user a member of a company; false when they belong to one already. Their next call carries it. */
export async function joinCompany(
  tx: Ctx,
  membership: { userId: string; companyId: string; role: CompanyRole; companyStatus: number | null },
): Promise<boolean> {
  const joined = await insertMembership(tx, membership);
  if (joined) await forgetSessionsOf(tx, membership.userId);
  return joined;
}

/** Keeps sysUser.companyStatus of a company's members true; called in the transaction that changes it. */
export async function setCompanyStatus(tx: Ctx, companyId: string, status: number | null): Promise<void> {
  await updateCompanyStatus(tx, companyId, status);
  for (const userId of await membersOf(tx, companyId)) await forgetSessionsOf(tx, userId);
}

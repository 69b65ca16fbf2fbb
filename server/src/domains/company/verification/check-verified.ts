import { companyErrors, verification } from '@pinjian/contract/company.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findCompany } from '../profile/queries.ts';

/** Whether a company exists and is verified: only then others may see it. */
export async function isVerified(ctx: Ctx, companyId: string): Promise<boolean> {
  const company = await findCompany(ctx, companyId);
  return company?.verification_status === verification.verified;
}

/** @throws Refusal 40320 unless the company is verified (decisions §13). */
export async function requireVerifiedCompany(ctx: Ctx, companyId: string): Promise<void> {
  if (!(await isVerified(ctx, companyId))) throw new Refusal(companyErrors.notVerified);
}

import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx } from '#server/context.ts';
import { findMembers } from '../member/queries.ts';
import { countCompanies, findCompany, findCompanyPage, type CompanyRow } from './queries.ts';

/** Companies for an admin, verified or not: part of a name or a whole credit code, '' for all; newest first. */
export async function lookUpCompanies(
  ctx: Ctx,
  { q, current, pageSize }: { readonly q: string; readonly current: number; readonly pageSize: number },
): Promise<{ records: CompanyRow[]; total: number; current: number; pageSize: number; totalCapped: boolean }> {
  const records = await findCompanyPage(ctx, q, { current, pageSize });
  const total = await countCompanies(ctx, q);
  return { records, total: Math.min(total, totalCap), current, pageSize, totalCapped: total > totalCap };
}

/** One company, whatever becomes of its verification; null where there is none. */
export async function lookUpCompany(ctx: Ctx, companyId: string): Promise<CompanyRow | null> {
  return (await findCompany(ctx, companyId)) ?? null;
}

/** Someone of a company, in full; who shows them masks them. */
export interface CompanyMemberRecord {
  readonly userId: string;
  readonly personId: string;
  readonly name: string | null;
  /** 11 digits. */
  readonly phone: string;
  readonly role: CompanyRole;
  readonly joinedAt: Date;
}

/** The members of a company, who joined first first. */
export async function companyMembers(ctx: Ctx, companyId: string): Promise<CompanyMemberRecord[]> {
  return (await findMembers(ctx, companyId)).map((row) => ({
    userId: row.user_id,
    personId: row.person_id,
    name: row.username,
    phone: ctx.ports.secretBox.decrypt(row.phone_cipher),
    role: row.company_role,
    joinedAt: row.joined_at,
  }));
}

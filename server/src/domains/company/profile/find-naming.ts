import { verification } from '@pinjian/contract/company.ts';
import { tradeName } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCompany } from './queries.ts';

/** By which a company is recognised in what people write of where they work. */
interface CompanyNaming {
  readonly isVerified: boolean;
  /** Trade names of the registered name and of the short one: affiliates have the first in common. */
  readonly tradeNames: readonly string[];
}

/** What a company is called by; null where there is none. */
export async function companyNaming(ctx: Ctx, companyId: string): Promise<CompanyNaming | null> {
  const row = await findCompany(ctx, companyId);
  if (row === undefined) return null;
  const names = [row.trade_name ?? tradeName(row.name), row.short_name === null ? null : tradeName(row.short_name)];
  return {
    isVerified: row.verification_status === verification.verified,
    tradeNames: [...new Set(names.filter((name) => name !== null))],
  };
}

import { verification } from '@pinjian/contract/company.ts';
import { tradeName } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCompanies, findCompany, type CompanyRow } from './queries.ts';

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
  return { isVerified: row.verification_status === verification.verified, tradeNames: tradeNamesOf(row) };
}

function tradeNamesOf(row: CompanyRow): string[] {
  const names = [row.trade_name ?? tradeName(row.name), row.short_name === null ? null : tradeName(row.short_name)];
  return [...new Set(names.filter((name) => name !== null))];
}

/** Those of the companies that are called by one of these trade names. */
export async function companiesNamed(
  ctx: Ctx,
  companyIds: readonly string[],
  tradeNames: readonly string[],
): Promise<Set<string>> {
  if (tradeNames.length === 0) return new Set();
  const named = (await findCompanies(ctx, companyIds)).filter((row) =>
    tradeNamesOf(row).some((name) => tradeNames.includes(name)),
  );
  return new Set(named.map(({ id }) => id));
}

import type { BlockedCompany } from '@pinjian/contract/company-block.ts';
import { verification, type CompanyFound } from '@pinjian/contract/company.ts';
import type { AffiliateRow, BlockRow } from './queries.ts';
import { affiliatesNamed } from './rules.ts';

/** A company as one that is typed finds it. */
export function foundView(row: { id: string; name: string; short_name: string | null }): CompanyFound {
  return { companyId: row.id, name: row.name, shortName: row.short_name };
}

/** A blocked company with those that are blocked with it; `sameName` are the verified ones of its trade name. */
export function blockedView(row: BlockRow, sameName: readonly AffiliateRow[]): BlockedCompany {
  const counted = sameName[0]?.count ?? 0;
  const isCounted = row.trade_name !== null && row.verification_status === verification.verified;
  return {
    ...foundView(row),
    blockedAt: row.blocked_at.toISOString(),
    affiliates: sameName
      .filter(({ id }) => id !== row.id)
      .slice(0, affiliatesNamed)
      .map(foundView),
    affiliateCount: isCounted ? counted - 1 : counted,
  };
}

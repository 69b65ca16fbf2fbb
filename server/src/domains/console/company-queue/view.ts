import type { VerificationEntry as Shown } from '@pinjian/contract/console-verification.ts';
import { cityByCode, industryName } from '#domains/dictionary/index.ts';
import type { CompanyRow, VerificationEntry } from '#domains/company/index.ts';

/** A company beside a submission: what has to be compared, in full. */
export function companyFacts(row: CompanyRow) {
  return {
    companyId: row.id,
    name: row.name,
    creditCode: row.credit_code,
    industryName: industryName(row.industry) ?? null,
    cityName: cityByCode(row.city)?.name ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A submission with what came of it. */
export function verificationView(entry: VerificationEntry): Shown {
  return {
    verificationId: entry.verificationId,
    kind: entry.kind,
    companyName: entry.companyName,
    licenceNumber: entry.licenceNumber,
    validUntil: entry.validUntil,
    creditCode: entry.creditCode,
    status: entry.status,
    reason: entry.reason,
    submittedAt: entry.submittedAt.toISOString(),
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    byAdmin: entry.decidedBy !== null,
    revokedAt: entry.revokedAt?.toISOString() ?? null,
  };
}

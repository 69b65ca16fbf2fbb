import { maskCreditCode } from '@pinjian/contract/person.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import type { CompanyRow } from '#domains/company/index.ts';

/** A company in a list. */
export function companySummary(row: CompanyRow) {
  return {
    companyId: row.id,
    name: row.name,
    maskedCreditCode: maskCreditCode(row.credit_code),
    cityName: cityByCode(row.city)?.name ?? null,
    verificationStatus: row.verification_status,
    createdAt: row.created_at.toISOString(),
  };
}

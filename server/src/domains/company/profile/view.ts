import { verification, type AgencyLicence, type CompanyCard, type companyDetail } from '@pinjian/contract/company.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { cityByCode, dictLabel, industryName } from '#domains/dictionary/index.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyRow } from './queries.ts';

export type CompanyProfile = Answer<typeof companyDetail>;

/** A company as its own members see it. */
export function memberView(ctx: Ctx, row: CompanyRow, agencyLicence: AgencyLicence | null): CompanyProfile {
  return {
    companyId: row.id,
    name: row.name,
    shortName: row.short_name,
    creditCode: row.credit_code,
    industry: row.industry,
    industryName: industryName(row.industry) ?? null,
    staffSize: row.staff_size,
    staffSizeLabel: labelOf('staff_size', row.staff_size),
    financingStage: row.financing_stage,
    financingStageLabel: labelOf('financing_stage', row.financing_stage),
    companyType: row.company_type,
    companyTypeLabel: labelOf('company_type', row.company_type),
    city: row.city,
    cityName: cityByCode(row.city)?.name ?? null,
    address: row.address,
    website: row.website,
    introduction: row.introduction,
    benefits: row.benefits,
    foundedYear: row.founded_year,
    logoFileId: row.logo_file_id,
    logoUrl: logoOf(ctx, row),
    verificationStatus: row.verification_status,
    agencyLicence,
  };
}

/** The same company as anyone else sees it, once it is verified. */
export function publicView(ctx: Ctx, row: CompanyRow, agencyLicence: AgencyLicence | null): CompanyProfile {
  return { ...memberView(ctx, row, agencyLicence), creditCode: null, logoFileId: null };
}

/** A company beside a position, an application or an interview. */
export function cardView(ctx: Ctx, row: CompanyRow): CompanyCard {
  return {
    companyId: row.id,
    name: displayName(row),
    logoUrl: logoOf(ctx, row),
    industry: row.industry,
    industryName: industryName(row.industry) ?? null,
    staffSize: labelOf('staff_size', row.staff_size),
    financingStage: labelOf('financing_stage', row.financing_stage),
    cityName: cityByCode(row.city)?.name ?? null,
    verified: row.verification_status === verification.verified,
  };
}

/** What a company is called in lists and messages: its short name where it has one. */
export function displayName(row: Pick<CompanyRow, 'name' | 'short_name'>): string {
  return row.short_name ?? row.name;
}

function logoOf(ctx: Ctx, row: CompanyRow): string | null {
  return row.logo_file_id === null ? null : signedUrl(ctx.ports.secretBox, row.logo_file_id, ctx.now());
}

function labelOf(type: 'staff_size' | 'financing_stage' | 'company_type', value: number | null): string | null {
  return value === null ? null : (dictLabel(type, value) ?? null);
}

import type { agencyLicenceInfo as endpoint } from '@pinjian/contract/company.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCompany } from '../profile/queries.ts';
import { agencyLicenceOf } from './find-agency-licence.ts';
import { findLatestVerification } from './queries.ts';

/** What the caller's own company handed in last to recruit for others, and whether it may today. */
export async function agencyLicenceInfo(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'company');
  const company = await findCompany(ctx, companyId);
  if (company === undefined) throw new Refusal(errors.notFound);
  const latest = await findLatestVerification(ctx, companyId, 'agency');
  return {
    creditCode: company.credit_code,
    status: latest?.status ?? null,
    number: latest?.licence_number ?? null,
    validUntil: latest?.valid_until ?? null,
    reason: latest?.reason ?? null,
    current: await agencyLicenceOf(ctx, companyId),
  };
}

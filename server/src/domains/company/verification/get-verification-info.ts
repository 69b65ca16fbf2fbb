import { verification, type verificationInfo as endpoint } from '@pinjian/contract/company.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCompany, findHolder } from '../profile/queries.ts';
import { findLatestVerification } from './queries.ts';

/** How the verification of the caller's own company stands, with its latest submission (decisions §5). */
export async function verificationInfo(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'company');
  const company = await findCompany(ctx, companyId);
  if (company === undefined) throw new Refusal(errors.notFound);
  const latest = await findLatestVerification(ctx, companyId);
  const waits = company.verification_status === verification.inReview && latest !== undefined;
  const holder = waits ? await findHolder(ctx, latest.credit_code, companyId) : undefined;
  return {
    status: company.verification_status,
    companyName: latest?.company_name ?? null,
    creditCode: latest?.credit_code ?? null,
    submittedAt: latest?.submitted_at.toISOString() ?? null,
    decidedAt: latest?.decided_at?.toISOString() ?? null,
    reason: latest?.reason ?? null,
    claim: holder !== undefined,
  };
}

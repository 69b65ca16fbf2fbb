import * as z from 'zod/mini';
import { verification, type companyDetail as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { id } from '@pinjian/contract/ids.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { agencyLicenceOf } from '../verification/find-agency-licence.ts';
import { findCompany } from './queries.ts';
import { memberView, publicView, type CompanyProfile } from './view.ts';

/**
 * A member sees their own company, whatever id they send (decisions §4); everyone else the verified company they name.
 * @throws Refusal 40400 where there is none, or none that is verified.
 */
export async function companyDetail(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  if (actor.kind === 'employer') {
    const own = await findCompany(ctx, requireReading(actor, 'company').companyId);
    if (own === undefined) throw new Refusal(errors.notFound);
    return memberView(ctx, own, await agencyLicenceOf(ctx, own.id));
  }
  const wanted = z.safeParse(id, input.companyId);
  const company = wanted.success ? await publicCompany(ctx, wanted.data) : null;
  if (company === null) throw new Refusal(errors.notFound);
  return company;
}

/** A verified company as anybody sees it; null for every other. */
export async function publicCompany(ctx: Ctx, companyId: string): Promise<CompanyProfile | null> {
  const company = await findCompany(ctx, companyId);
  if (company?.verification_status !== verification.verified) return null;
  return publicView(ctx, company, await agencyLicenceOf(ctx, company.id));
}

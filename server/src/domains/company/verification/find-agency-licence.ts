import { companyErrors, type AgencyLicence } from '@pinjian/contract/company.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findAgencyLicences, findEndedAgencies } from './queries.ts';

/** The day it is in China, where the licences are given out: YYYY-MM-DD. */
export function todayInChina(now: Date): string {
  return new Date(now.getTime() + 8 * 60 * 60_000).toISOString().slice(0, 10);
}

/** The licence by which a company recruits for others today: the one that was let pass last; null where there is none. */
export async function agencyLicenceOf(ctx: Ctx, companyId: string): Promise<AgencyLicence | null> {
  const last = (await findAgencyLicences(ctx, [companyId], todayInChina(ctx.now()))).at(-1);
  return last === undefined ? null : { number: last.number, validUntil: last.validUntil };
}

/** Companies whose licence to recruit for others is over, with its last day: YYYY-MM-DD. */
export async function endedAgencies(ctx: Ctx): Promise<{ readonly companyId: string; readonly endedOn: string }[]> {
  return findEndedAgencies(ctx, todayInChina(ctx.now()));
}

/** @throws Refusal 40321 unless the company may recruit for others (decisions §16). */
export async function requireAgencyLicence(ctx: Ctx, companyId: string): Promise<void> {
  if ((await agencyLicenceOf(ctx, companyId)) === null) throw new Refusal(companyErrors.agencyNotLicensed);
}

import type { AgencyLicence, CompanyCard } from '@pinjian/contract/company.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { agencyLicenceOf, companyCards } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { findCollectedAmong } from './collection/queries.ts';
import { isVisibleToSeekers } from './policy.ts';
import { findPositionsByIds } from './queries.ts';
import { isForOthers } from './rules.ts';
import { cardView } from './view.ts';

/** @throws when there is no such company: a position always has one. */
export async function companyOf(ctx: Ctx, companyId: string): Promise<CompanyCard> {
  const company = (await companyCards(ctx, [companyId])).get(companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}

/** The licence by which a company recruits for another one with this content; null for itself, or without one. */
export async function agencyLicenceFor(
  ctx: Ctx,
  companyId: string,
  content: PositionContent,
): Promise<AgencyLicence | null> {
  return isForOthers(content) ? agencyLicenceOf(ctx, companyId) : null;
}

/**
 * Cards of positions for a seeker, in the order of `ids`. What they may not see (never shown, deleted, taken down) is
 * left out; what has ended is there and says so in `status`.
 */
export async function positionCards(ctx: Ctx, seekerId: string, ids: readonly string[]): Promise<PositionCard[]> {
  return drawCards(ctx, ids, await findCollectedAmong(ctx, seekerId, ids));
}

/** The same for nobody in particular. */
export async function publicCards(ctx: Ctx, ids: readonly string[]): Promise<PositionCard[]> {
  return drawCards(ctx, ids, new Set());
}

async function drawCards(ctx: Ctx, ids: readonly string[], collected: ReadonlySet<string>): Promise<PositionCard[]> {
  const records = new Map((await findPositionsByIds(ctx, ids)).map((record) => [record.id, record]));
  const companies = await companyCards(
    ctx,
    [...records.values()].map(({ companyId }) => companyId),
  );
  return ids.flatMap((id) => {
    const record = records.get(id);
    const company = record === undefined ? undefined : companies.get(record.companyId);
    if (record === undefined || company === undefined || !isVisibleToSeekers(record)) return [];
    return cardView(record, company, collected.has(id));
  });
}

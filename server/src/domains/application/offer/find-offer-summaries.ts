import type { OfferSummary } from '@pinjian/contract/application-offer-terms.ts';
import type { Ctx } from '#server/context.ts';
import { findNewestOffers, type OfferRow } from './queries.ts';

/** The newest offer of each of these applications, as members who read offers see it. */
export async function findOfferSummaries(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, OfferSummary>> {
  const rows = await findNewestOffers(ctx, applicationIds, 'all');
  return new Map(rows.map((row) => [row.application_id, offerSummaryOf(row)]));
}

/** The newest of each that the seeker was sent: drafts are nothing to them. */
export async function findSentOfferSummaries(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<Map<string, OfferSummary>> {
  const rows = await findNewestOffers(ctx, applicationIds, 'sent');
  return new Map(rows.map((row) => [row.application_id, offerSummaryOf(row)]));
}

/** What lists say of an offer. */
export function offerSummaryOf(row: OfferRow): OfferSummary {
  return {
    offerId: row.id,
    state: row.state,
    number: row.number,
    validUntil: row.valid_until?.toISOString() ?? null,
  };
}

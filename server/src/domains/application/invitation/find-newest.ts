import type { OfferSummary } from '@pinjian/contract/application-offer-terms.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import type { Ctx } from '#server/context.ts';
import { findOfferSummaries, findSentOfferSummaries } from '../offer/find-offer-summaries.ts';
import { findNewestRoundRows, type RoundRow } from '../round/queries.ts';
import { findNewestInvitations } from './find-invitation-views.ts';

/** What an application has newest: an invitation to an AI interview, a round with people, an offer. */
export interface Newest {
  readonly invitation: Invitation | undefined;
  readonly round: RoundRow | undefined;
  readonly offer: OfferSummary | undefined;
}

/** The same of each of these applications; the seeker is shown offers that were sent, a company its drafts too. */
export async function findNewest(
  ctx: Ctx,
  applicationIds: readonly string[],
  of: 'seeker' | 'company',
): Promise<(applicationId: string) => Newest> {
  const invitations = await findNewestInvitations(ctx, applicationIds);
  const rounds = await findNewestRoundRows(ctx, applicationIds);
  const findOffers = of === 'seeker' ? findSentOfferSummaries : findOfferSummaries;
  const offers = await findOffers(ctx, applicationIds);
  return (id) => ({ invitation: invitations.get(id), round: rounds.get(id), offer: offers.get(id) });
}

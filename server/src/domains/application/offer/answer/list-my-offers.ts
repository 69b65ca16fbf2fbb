import type { listMyOffers as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findSentOffersOf } from '../queries.ts';
import { isOpen } from '../rules.ts';
import { findMyOfferViews } from './find-my-offers.ts';

/** Everything that the seeker was offered: what waits for an answer first, then the newest. */
export async function listMyOffers(ctx: Ctx<Seeking>): Promise<Answer<typeof endpoint>> {
  const rows = await findSentOffersOf(ctx, ctx.actor.userId);
  return findMyOfferViews(ctx, [
    ...rows.filter((row) => isOpen(row.state)),
    ...rows.filter((row) => !isOpen(row.state)),
  ]);
}

import { offerErrors, type discardOfferDraft as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockOffer, requireMoving } from './find-offer.ts';
import { deleteUnsentOffers, insertAct, noDraft, updateOffer } from './queries.ts';

/**
 * Throws away what is written: the whole offer where nothing of it was ever sent, else only the next version.
 * @throws Refusal 40310, 40311, 40400, 40900, 41013
 */
export async function discardOfferDraft(
  ctx: Ctx<EmployerActor>,
  { offerId, revision }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  await ctx.transaction(async (tx) => {
    const { offer } = await lockOffer(tx, offerId);
    if (offer.draft === null && offer.revision === revision + 1) return;
    if (offer.revision !== revision || offer.draft === null) throw new Refusal(errors.stateChanged);
    if (offer.approval === 'asked') throw new Refusal(offerErrors.beingApproved);
    if (offer.number === 0) return deleteUnsentOffers(tx, offer.application_id);
    await updateOffer(tx, offer, noDraft);
    await insertAct(tx, { offerId, what: 'discarded', number: offer.number + 1, byId: ctx.actor.userId });
  });
  return null;
}

import type { skipOfferApproval as endpoint } from '@pinjian/contract/application-offer.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOfferView, requireMoving } from '../find-offer.ts';
import { findApproval } from '../find-offer-views.ts';
import { insertAct, updateOffer } from '../queries.ts';
import { skipWaitingApprovals } from './queries.ts';
import { lockDraft, requireComplete } from './require-ready.ts';

/**
 * An owner passes over whoever has not approved yet: the reason and the owner stand in the offer's history for good.
 * @throws Refusal 40310, 40311 for who is no owner, 40400, 40900, 40943, 41010, 41019
 */
export async function skipOfferApproval(
  ctx: Ctx<EmployerActor>,
  { reason, ...looked }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  if (ctx.actor.companyRole !== 'owner') throw new Refusal(accountErrors.noPermission);
  await ctx.transaction(async (tx) => {
    const { offer, terms, number, isRepeat } = await lockDraft(tx, looked, ({ approval }) => approval === 'given');
    if (isRepeat) return;
    const approval = await findApproval(tx, offer);
    if (approval === 'none' || approval === 'given') throw new Refusal(applicationErrors.moveNotAllowed);
    requireComplete(terms, tx.now());
    await skipWaitingApprovals(tx, { offerId: offer.id, number }, reason);
    await updateOffer(tx, offer, { approval: 'given', ...(offer.number === 0 ? { state: 'draft' } : {}) });
    await insertAct(tx, { offerId: offer.id, what: 'approvalSkipped', number, byId: ctx.actor.userId, words: reason });
  });
  return findOfferView(ctx, looked.offerId);
}

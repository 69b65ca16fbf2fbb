import type {
  askOfferApproval as endpoint,
  takeBackOfferApproval as takeBackEndpoint,
} from '@pinjian/contract/application-offer.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOfferView, requireMoving } from '../find-offer.ts';
import { insertAct, updateOffer } from '../queries.ts';
import { findSettings } from '../settings/find-settings.ts';
import { replaceApprovals } from './queries.ts';
import { lockDraft, requireComplete } from './require-ready.ts';
import { approversFor, chainOf } from './rules.ts';
import { tellAsked } from './tell-asked.ts';

/**
 * Asks the approvers of the company one after the other; who asks counts as having approved. Where nobody is left to ask it is
 * given at once.
 * @throws Refusal 40310, 40311, 40400, 40900, 40943, 41010, 41019
 */
export async function askOfferApproval(
  ctx: Ctx<EmployerActor>,
  looked: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  await ctx.transaction(async (tx) => {
    const { offer, terms, number, isRepeat } = await lockDraft(
      tx,
      looked,
      ({ approval }) => approval === 'asked' || approval === 'given',
    );
    if (isRepeat) return;
    if (offer.approval === 'asked' || offer.approval === 'given') throw new Refusal(applicationErrors.moveNotAllowed);
    requireComplete(terms, tx.now());
    const { approvers } = await findSettings(tx, offer.company_id);
    const chain = chainOf(approversFor(approvers, terms), ctx.actor.userId);
    const isGiven = chain.every(({ state }) => state === 'approved');
    await replaceApprovals(tx, { offerId: offer.id, number }, chain);
    await updateOffer(tx, offer, {
      approval: isGiven ? 'given' : 'asked',
      ...(offer.number === 0 ? { state: isGiven ? 'draft' : 'approving' } : {}),
    });
    await insertAct(tx, { offerId: offer.id, what: 'approvalAsked', number, byId: ctx.actor.userId });
    if (!isGiven) await tellAsked(tx, offer.id);
  });
  return findOfferView(ctx, looked.offerId);
}

/** Takes terms back from who is asked to approve them. @throws Refusal 40310, 40311, 40400, 40900, 40943 */
export async function takeBackOfferApproval(
  ctx: Ctx<EmployerActor>,
  looked: Received<typeof takeBackEndpoint>,
): Promise<Answer<typeof takeBackEndpoint>> {
  requireMoving(ctx.actor);
  await ctx.transaction(async (tx) => {
    const { offer, number, isRepeat } = await lockDraft(tx, looked, ({ approval }) => approval === null);
    if (isRepeat) return;
    if (offer.approval !== 'asked') throw new Refusal(applicationErrors.moveNotAllowed);
    await replaceApprovals(tx, { offerId: offer.id, number }, []);
    await updateOffer(tx, offer, { approval: null, ...(offer.number === 0 ? { state: 'draft' } : {}) });
    await insertAct(tx, { offerId: offer.id, what: 'approvalTakenBack', number, byId: ctx.actor.userId });
  });
  return findOfferView(ctx, looked.offerId);
}

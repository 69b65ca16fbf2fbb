import { offerErrors, type recordOnboarding as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { hintChange } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOfferView, lockOffer, requireMoving } from './find-offer.ts';
import { hasStarted } from './find-offer-views.ts';
import { insertAct, updateOffer } from './queries.ts';
import { findVersions } from './version-queries.ts';

/**
 * Writes down, from the first day on, that somebody has begun to work, or that they did not come, with the reason.
 * @throws Refusal 40001 for nobody arriving without a reason, 40310, 40311, 40400, 40900; 41015 for an offer that was not
 * accepted, 41016 before the first day
 */
export async function recordOnboarding(
  ctx: Ctx<EmployerActor>,
  { offerId, revision, outcome, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  if (outcome === 'notArrived' && reason === '')
    throw new Refusal(errors.invalidInput, {
      message: '请填写原因',
      data: [{ path: 'reason', message: '请填写原因' }],
    });
  await ctx.transaction(async (tx) => {
    const { offer, application } = await lockOffer(tx, offerId);
    if (offer.revision === revision + 1 && offer.state === outcome && (offer.ending_words ?? '') === reason) return;
    if (offer.revision !== revision) throw new Refusal(errors.stateChanged);
    if (offer.state !== 'accepted') throw new Refusal(offerErrors.offerOver);
    if (!hasStarted(offer, await findVersions(tx, [offerId]), tx.now())) throw new Refusal(offerErrors.notStarted);
    await updateOffer(tx, offer, {
      state: outcome,
      ending_words: reason === '' ? null : reason,
      ended_at: tx.now(),
    });
    await insertAct(tx, { offerId, what: outcome, number: offer.number, byId: ctx.actor.userId, words: reason });
    await hintChange(tx, { userId: application.seeker_id });
    await hintChange(tx, { companyId: application.company_id, about: 'offers', applicationId: application.id });
  });
  return findOfferView(ctx, offerId);
}

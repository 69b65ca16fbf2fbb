import { isDeepStrictEqual } from 'node:util';
import {
  offerErrors,
  type checkOffer as checkEndpoint,
  type saveOffer as endpoint,
} from '@pinjian/contract/application-offer.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockOwn } from '../pipeline/move.ts';
import { findIssues } from './find-issues.ts';
import { findOfferView, requireMoving } from './find-offer.ts';
import { requirePositionFacts } from './find-position-facts.ts';
import { requireCandidate } from './get-candidate-offer.ts';
import { findNewestOffers, insertAct, insertOffer, updateOffer, type OfferRow } from './queries.ts';
import { isDraftable, isOpen } from './rules.ts';

/**
 * Keeps what is written of an offer, of the first version or the next one; whoever approved something else is asked again.
 * @throws Refusal 40310, 40311, 40400; 40900 for another revision than the one looked at, 40943 where no offer can be made,
 * 41013 while it is being approved
 */
export async function saveOffer(
  ctx: Ctx<EmployerActor>,
  { applicationId, revision, terms }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  await requireCandidate(ctx, applicationId);
  const offerId = await ctx.transaction(async (tx) => {
    const application = await lockOwn(tx, applicationId);
    const [newest] = await findNewestOffers(tx, [applicationId], 'all');
    const written =
      newest !== undefined && (newest.state === 'draft' || newest.state === 'approving' || isOpen(newest.state));
    if (!written) {
      if (!isDraftable(application.status)) throw new Refusal(applicationErrors.moveNotAllowed);
      // After one that came to nothing a new one begins.
      if (revision !== 0 && revision !== newest?.revision) throw new Refusal(errors.stateChanged);
      const id = await insertOffer(tx, {
        applicationId,
        companyId: application.company_id,
        terms,
        savedBy: ctx.actor.userId,
      });
      await insertAct(tx, { offerId: id, what: 'drafted', number: 1, byId: ctx.actor.userId });
      return id;
    }
    if (isSaved(newest, { revision, terms, by: ctx.actor.userId })) return newest.id;
    if (newest.revision !== revision) throw new Refusal(revision === 0 ? offerErrors.alreadyOpen : errors.stateChanged);
    if (newest.approval === 'asked') throw new Refusal(offerErrors.beingApproved);
    await updateOffer(tx, newest, {
      draft: JSON.stringify(terms),
      draft_saved_at: tx.now(),
      draft_saved_by: ctx.actor.userId,
      approval: null,
    });
    if (newest.draft === null)
      await insertAct(tx, { offerId: newest.id, what: 'drafted', number: newest.number + 1, byId: ctx.actor.userId });
    return newest.id;
  });
  return findOfferView(ctx, offerId);
}

/** Whether just this was saved from just there: sent twice. */
function isSaved(offer: OfferRow, saved: { revision: number; terms: OfferTerms; by: string }): boolean {
  return (
    offer.revision === saved.revision + 1 &&
    offer.draft_saved_by === saved.by &&
    isDeepStrictEqual(offer.draft, saved.terms)
  );
}

/** What terms lack and where to look again, without keeping them. @throws Refusal 40310, 40311, 40400 */
export async function checkOffer(
  ctx: Ctx<EmployerActor>,
  { applicationId, terms }: Received<typeof checkEndpoint>,
): Promise<Answer<typeof checkEndpoint>> {
  requireReading(ctx.actor, 'offers');
  const application = await requireCandidate(ctx, applicationId);
  return findIssues(terms, await requirePositionFacts(ctx, application.position_id), ctx.now());
}

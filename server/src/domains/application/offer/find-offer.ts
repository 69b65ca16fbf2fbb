import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving, requirePermission, requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockOwn } from '../pipeline/move.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findOfferViews } from './find-offer-views.ts';
import { findOffer, type OfferRow } from './queries.ts';

/** An offer with the application that it was made for. */
export interface Held {
  readonly application: ApplicationRow;
  readonly offer: OfferRow;
}

/** @throws Refusal 40310, 40311 for a member who reads no offers, or may move nobody */
export function requireMoving(actor: EmployerActor): string {
  requireReading(actor, 'offers');
  return requirePermission(actor, 'candidate.move');
}

/**
 * The actor's own offer. @throws Refusal 40400, to a company also for a candidate who is about to be erased, or has taken
 * their application back: with its resume goes whatever the company read of them
 */
export async function requireOwnOffer(ctx: Ctx, offerId: string): Promise<Held> {
  const offer = await findOffer(ctx, offerId);
  const application = offer === undefined ? undefined : await findApplication(ctx, offer.application_id);
  if (offer === undefined || application === undefined || !isOwn(ctx.actor, application))
    throw new Refusal(errors.notFound);
  const isCompany = ctx.actor.kind === 'employer';
  if (isCompany && (application.resume_snapshot === null || (await isLeaving(ctx, application.seeker_id))))
    throw new Refusal(errors.notFound);
  // To a seeker there are no drafts.
  if (ctx.actor.kind === 'seeker' && offer.number === 0) throw new Refusal(errors.notFound);
  return { application, offer };
}

/**
 * The same, held until the transaction ends: by the row of its application, which every move holds, so that no two changes
 * of an offer meet. @throws Refusal 40400
 */
export async function lockOffer(tx: Ctx, offerId: string): Promise<Held> {
  const found = await requireOwnOffer(tx, offerId);
  const application = await lockOwn(tx, found.application.id);
  const { offer } = await requireOwnOffer(tx, offerId);
  return { application, offer };
}

/** What the company reads of one of its offers: the answer to what it did. @throws Refusal 40400 */
export async function findOfferView(ctx: Ctx<EmployerActor>, offerId: string): Promise<Offer> {
  const { application, offer } = await requireOwnOffer(ctx, offerId);
  const [view] = await findOfferViews(ctx, application, [offer]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

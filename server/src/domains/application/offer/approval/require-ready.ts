import { offerErrors } from '@pinjian/contract/application-offer.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { issuesBeforeOffering } from '@pinjian/contract/application-offer-terms.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { objectionsToOffer } from '../find-issues.ts';
import { lockOffer, type Held } from '../find-offer.ts';
import type { OfferRow } from '../queries.ts';

/** An offer with what is written of it, held for a change from the revision that was looked at. */
export interface HeldDraft extends Held {
  readonly terms: OfferTerms;
  /** The number it will be sent under. */
  readonly number: number;
  /** Just this change was made from there before. */
  readonly isRepeat: boolean;
}

/**
 * Holds an offer that something is written of. `isDone` says of one that is a revision further whether that was this change.
 * @throws Refusal 40400, 40900
 */
export async function lockDraft(
  tx: Ctx,
  { offerId, revision }: { readonly offerId: string; readonly revision: number },
  isDone: (offer: OfferRow) => boolean,
): Promise<HeldDraft> {
  const { application, offer } = await lockOffer(tx, offerId);
  const isRepeat = offer.revision === revision + 1 && isDone(offer);
  if (offer.draft === null || (offer.revision !== revision && !isRepeat)) throw new Refusal(errors.stateChanged);
  return { application, offer, terms: offer.draft, number: offer.number + 1, isRepeat };
}

/** @throws Refusal 41010 {issues} for terms that lack something, 41019 {objections} for words that may not stand in them */
export function requireComplete(terms: OfferTerms, now: Date): void {
  const issues = issuesBeforeOffering(terms, dayInBeijing(now));
  const [first] = issues;
  if (first !== undefined) throw new Refusal(offerErrors.incomplete, { message: first.message, data: issues });
  const objections = objectionsToOffer(terms);
  if (objections.length > 0) throw new Refusal(offerErrors.objectionable, { data: { objections } });
}

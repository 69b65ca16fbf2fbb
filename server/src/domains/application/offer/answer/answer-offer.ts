import { offerErrors } from '@pinjian/contract/application-offer.ts';
import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplication } from '../../home/find-my-applications.ts';
import { makeMove, type MoveFacts } from '../../pipeline/move.ts';
import type { ApplicationRow } from '../../pipeline/queries.ts';
import { lockOffer, requireOwnOffer } from '../find-offer.ts';
import type { OfferRow } from '../queries.ts';
import { isOpen } from '../rules.ts';
import { findMyOfferView } from './find-my-offers.ts';

/** What a seeker answers to: the version, state and row version that they looked at. */
interface Answered {
  readonly offerId: string;
  readonly number: number;
  readonly from: Step;
  readonly version: number;
}

interface OfferAnswer {
  readonly move: 'acceptOffer' | 'counterOffer' | 'declineOffer';
  /** What makes this answer another one than the same move with other words. */
  readonly said: readonly (string | number | null)[];
  /** Writes it, in the transaction of the move. */
  readonly write: (tx: Ctx<SeekerActor>, offer: OfferRow) => Promise<MoveFacts>;
  /** What follows it once, in the same transaction. */
  readonly follow?: (tx: Ctx<SeekerActor>, row: ApplicationRow) => Promise<void>;
}

/**
 * Answers the newest version of an offer: of several answers and a revision, withdrawal or expiry at one moment one is made,
 * the others are told that the state has changed.
 * @throws Refusal 40400, 40900 for another version than the newest one, 40943, 41015 for an offer that is over
 */
export async function answerOffer(
  ctx: Ctx<SeekerActor>,
  { offerId, number, from, version }: Answered,
  { move, said, write, follow }: OfferAnswer,
): Promise<{ application: MyApplication; offer: MyOffer }> {
  const applicationId = await ctx.transaction(async (tx) => {
    const { application } = await lockOffer(tx, offerId);
    const { row, repeated } = await makeMove(tx, {
      applicationId: application.id,
      move,
      seen: { from, version },
      details: { offer: { offerId, number, said } },
      carryOut: async () => {
        const { offer } = await requireOwnOffer(tx, offerId);
        if (!isOpen(offer.state) || offer.valid_until === null || offer.valid_until <= tx.now())
          throw new Refusal(offerErrors.offerOver);
        if (offer.number !== number) throw new Refusal(errors.stateChanged);
        return write(tx, offer);
      },
    });
    if (!repeated) await follow?.(tx, row);
    return application.id;
  });
  return {
    application: await findMyApplication(ctx, applicationId),
    offer: await findMyOfferView(ctx, offerId),
  };
}

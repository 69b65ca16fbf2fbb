import { offerErrors, type withdrawOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { objectionsTo } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { makeMove } from '../pipeline/move.ts';
import { findOfferView, lockOffer, requireMoving, requireOwnOffer } from './find-offer.ts';
import { insertAct, noDraft, updateOffer } from './queries.ts';
import { isOpen } from './rules.ts';

/**
 * Takes an offer back that is not accepted: the candidate goes back to the step before and reads the reason.
 * @throws Refusal 40310, 40311, 40400, 40900, 40943, 41015 for one that is over, 41019 {objections}
 */
export async function withdrawOffer(
  ctx: Ctx<EmployerActor>,
  { offerId, from, version, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  const objections = objectionsTo([{ path: 'reason', text: reason }], { except: ['contact', 'exaggeration'] });
  if (objections.length > 0) throw new Refusal(offerErrors.objectionable, { data: { objections } });
  await ctx.transaction(async (tx) => {
    const { application } = await lockOffer(tx, offerId);
    await makeMove(tx, {
      applicationId: application.id,
      move: 'withdrawOffer',
      seen: { from, version },
      details: { offer: { offerId, said: [reason] } },
      carryOut: async () => {
        const { offer } = await requireOwnOffer(tx, offerId);
        if (!isOpen(offer.state)) throw new Refusal(offerErrors.offerOver);
        await updateOffer(tx, offer, { ...noDraft, state: 'withdrawn', ending_words: reason, ended_at: tx.now() });
        await insertAct(tx, {
          offerId,
          what: 'withdrawn',
          number: offer.number,
          byId: ctx.actor.userId,
          words: reason,
        });
        return { words: reason };
      },
    });
  });
  return findOfferView(ctx, offerId);
}

import type { declineOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import { declineReasonLabels } from '@pinjian/contract/application-offer-terms.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { insertAct, noDraft, updateOffer } from '../queries.ts';
import { answerOffer } from './answer-offer.ts';

/** Declines an offer, for a reason and with words for the company. @throws Refusal of `answerOffer` */
export async function declineOffer(
  ctx: Ctx<SeekerActor>,
  { reason, words, ...answered }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const said = [declineReasonLabels[reason], words].filter((part) => part !== '').join('：');
  return answerOffer(ctx, answered, {
    move: 'declineOffer',
    said: [reason, words],
    async write(tx, offer) {
      await updateOffer(tx, offer, {
        ...noDraft,
        state: 'declined',
        decline_reason: reason,
        decline_words: words,
        ended_at: tx.now(),
      });
      await insertAct(tx, {
        offerId: offer.id,
        what: 'declined',
        number: offer.number,
        byId: tx.actor.userId,
        words: said,
      });
      return { words: said };
    },
  });
}

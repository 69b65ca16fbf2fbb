import type { counterOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { insertAct, updateOffer } from '../queries.ts';
import { insertCounter } from '../version-queries.ts';
import { answerOffer } from './answer-offer.ts';

/** Asks for other terms; the version stands and can still be accepted. @throws Refusal of `answerOffer` */
export async function counterOffer(
  ctx: Ctx<SeekerActor>,
  { basePay, startsOn, words, ...answered }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return answerOffer(ctx, answered, {
    move: 'counterOffer',
    said: [basePay, startsOn, words],
    async write(tx, offer) {
      await updateOffer(tx, offer, { state: 'countered', seen_at: offer.seen_at ?? tx.now() });
      await insertCounter(tx, { offerId: offer.id, number: offer.number, basePay, startsOn, words });
      await insertAct(tx, { offerId: offer.id, what: 'countered', number: offer.number, byId: tx.actor.userId, words });
      return {};
    },
  });
}

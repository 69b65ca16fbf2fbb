import { offerErrors, type acceptOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { ApplicationRow } from '../../pipeline/queries.ts';
import { endOpenRound } from '../../round/end-round.ts';
import { requirePositionFacts } from '../find-position-facts.ts';
import { isFilled } from '../get-candidate-offer.ts';
import { countFilled, insertAct, noDraft, updateOffer } from '../queries.ts';
import { nameKey } from '../rules.ts';
import { findVersion, insertPapers } from '../version-queries.ts';
import { answerOffer } from './answer-offer.ts';

/**
 * Accepts the newest version of an offer by typing one's name: time, name and the hash of what was accepted are kept.
 * @throws Refusal of `answerOffer`, 41014 for another name than that of the resume
 */
export async function acceptOffer(
  ctx: Ctx<SeekerActor>,
  { name, ...answered }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return answerOffer(ctx, answered, {
    move: 'acceptOffer',
    said: [],
    async write(tx, offer) {
      const version = await findVersion(tx, offer.id, offer.number);
      if (version === undefined) throw new Error(`offer ${offer.id} without version ${offer.number}`);
      if (nameKey(name) !== nameKey(version.candidate_name)) throw new Refusal(offerErrors.nameDiffers);
      await updateOffer(tx, offer, {
        ...noDraft,
        state: 'accepted',
        accepted_at: tx.now(),
        accepted_number: version.number,
        accepted_hash: version.hash,
        accepted_name: name,
      });
      await insertPapers(tx, offer.id, version.terms.papers);
      await insertAct(tx, { offerId: offer.id, what: 'accepted', number: offer.number, byId: tx.actor.userId });
      // Nobody is interviewed further: calendars keep a round that was, and lose one that would have been.
      await endOpenRound(tx.as({ kind: 'system' as const }), offer.application_id, 'company');
      return {};
    },
    follow: (tx, row) => askToClose(tx, row, answered.offerId),
  });
}

/**
 * Asks the company to close a position whose places are all taken, each time one more is taken: nobody's position is closed for
 * them (decisions §8).
 */
async function askToClose(tx: Ctx<SeekerActor>, row: ApplicationRow, offerId: string): Promise<void> {
  const position = await requirePositionFacts(tx, row.position_id);
  const filled = await countFilled(tx, row.position_id);
  if (!position.isOpen || !isFilled(filled, position)) return;
  await sendMessage(tx, {
    to: { companyId: row.company_id, about: 'positions' },
    type: '7',
    kind: 'offer',
    title: '招聘人数已满',
    content: `「${position.title}」计划招聘 ${position.headCount} 人，已有 ${filled} 人接受 Offer。如果不再招人，请关闭职位。`,
    meta: {
      companyName: await companyName(tx, row.company_id),
      target: { kind: 'position', ids: { positionId: row.position_id } },
    },
    dedupeKey: `offer:${offerId}:filled`,
  });
}

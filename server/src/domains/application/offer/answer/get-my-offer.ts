import type { getMyOffer as endpoint } from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { hintChange } from '#domains/message/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findOwnApplications } from '../../home/queries.ts';
import { lockOwn } from '../../pipeline/move.ts';
import { findOffersOf, insertAct, updateSeen } from '../queries.ts';
import { findMyOfferViews } from './find-my-offers.ts';

/** What the seeker was offered for a position. Opening it for the first time marks it as seen; no version grows by that. */
export async function getMyOffer(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const [application] = await findOwnApplications(ctx, ctx.actor.userId, [positionId]);
  if (application === undefined) return { offer: null, earlier: [], name: '' };
  if ((await findSent(ctx, application.id))[0]?.state === 'sent') await markSeen(ctx, application.id);
  const [offer, ...earlier] = await findMyOfferViews(ctx, await findSent(ctx, application.id));
  return { offer: offer ?? null, earlier, name: application.resume_snapshot?.basics.name ?? '' };
}

async function findSent(ctx: Ctx, applicationId: string) {
  return (await findOffersOf(ctx, applicationId)).filter(({ number }) => number > 0);
}

async function markSeen(ctx: Ctx<SeekerActor>, applicationId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { company_id: companyId } = await lockOwn(tx, applicationId);
    const [newest] = await findSent(tx, applicationId);
    if (newest === undefined || !(await updateSeen(tx, newest.id))) return;
    await insertAct(tx, { offerId: newest.id, what: 'seen', number: newest.number, byId: ctx.actor.userId });
    await hintChange(tx, { companyId, about: 'offers', applicationId });
  });
}

import {
  offerErrors,
  type receiveOfferPaper as receiveEndpoint,
  type tickOfferPaper as tickEndpoint,
} from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { findMyOfferView } from './answer/find-my-offers.ts';
import { findOfferView, lockOffer, requireMoving } from './find-offer.ts';
import { isAccepted } from './rules.ts';
import { tickPaper } from './version-queries.ts';

/** The company has received a paper, or takes that back. @throws Refusal 40310, 40311, 40400, 41015 before the acceptance */
export async function receiveOfferPaper(
  ctx: Ctx<EmployerActor>,
  { offerId, name, received }: Received<typeof receiveEndpoint>,
): Promise<Answer<typeof receiveEndpoint>> {
  requireMoving(ctx.actor);
  await tick(ctx, { offerId, name, column: 'received_at', ticked: received });
  return findOfferView(ctx, offerId);
}

/** The seeker has a paper ready, or takes that back. @throws Refusal 40400, 41015 before the acceptance */
export async function tickOfferPaper(
  ctx: Ctx<SeekerActor>,
  { offerId, name, ready }: Received<typeof tickEndpoint>,
): Promise<Answer<typeof tickEndpoint>> {
  await tick(ctx, { offerId, name, column: 'ready_at', ticked: ready });
  return findMyOfferView(ctx, offerId);
}

interface Tick {
  readonly offerId: string;
  readonly name: string;
  readonly column: 'ready_at' | 'received_at';
  readonly ticked: boolean;
}

async function tick(ctx: Ctx, { offerId, name, column, ticked }: Tick): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { offer } = await lockOffer(tx, offerId);
    if (!isAccepted(offer.state)) throw new Refusal(offerErrors.offerOver);
    if (!(await tickPaper(tx, { offerId, name }, column, ticked))) throw new Refusal(errors.notFound);
  });
}

import {
  offerErrors,
  type reviseOffer as reviseEndpoint,
  type sendOffer as endpoint,
} from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyName } from '#domains/company/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { makeMove, type MoveFacts } from '../pipeline/move.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { requireComplete } from './approval/require-ready.ts';
import { findApproval } from './find-offer-views.ts';
import { findOfferView, lockOffer, requireMoving, requireOwnOffer } from './find-offer.ts';
import { requirePositionFacts } from './find-position-facts.ts';
import { insertAct, noDraft, updateOffer } from './queries.ts';
import { hashOf, isOpen, validUntilOf, type Promised } from './rules.ts';
import { findSettings } from './settings/find-settings.ts';
import { insertVersion } from './version-queries.ts';

/**
 * Sends the first version of an offer: the candidate moves to 5 and has until its last day to answer.
 * @throws Refusal 40310, 40311, 40400, 40900, 40943; 41010 {issues}, 41011 without approval, 41019 {objections}
 */
export async function sendOffer(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return sendVersion(ctx, input, 'sendOffer');
}

/** Sends the next version: the one before can be accepted no more. @throws Refusal of `sendOffer`, 41015 for an offer that is over */
export async function reviseOffer(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof reviseEndpoint>,
): Promise<Answer<typeof reviseEndpoint>> {
  return sendVersion(ctx, input, 'reviseOffer');
}

async function sendVersion(
  ctx: Ctx<EmployerActor>,
  { offerId, revision, from, version }: Received<typeof endpoint>,
  move: 'sendOffer' | 'reviseOffer',
): Promise<Answer<typeof endpoint>> {
  requireMoving(ctx.actor);
  await ctx.transaction(async (tx) => {
    const { application } = await lockOffer(tx, offerId);
    await makeMove(tx, {
      applicationId: application.id,
      move,
      seen: { from, version },
      details: { offer: { offerId, revision } },
      carryOut: (row) => keepVersion(tx, row, { offerId, revision, move }),
    });
  });
  return findOfferView(ctx, offerId);
}

/** Makes a version of what is written, as everybody will read it from now on. */
async function keepVersion(
  tx: Ctx<EmployerActor>,
  row: ApplicationRow,
  { offerId, revision, move }: { offerId: string; revision: number; move: 'sendOffer' | 'reviseOffer' },
): Promise<MoveFacts> {
  const { offer } = await requireOwnOffer(tx, offerId);
  const { draft: terms } = offer;
  if (move === 'reviseOffer' && !isOpen(offer.state)) throw new Refusal(offerErrors.offerOver);
  if (offer.revision !== revision || terms === null) throw new Refusal(errors.stateChanged);
  requireComplete(terms, tx.now());
  const approval = await findApproval(tx, offer);
  if (approval !== 'none' && approval !== 'given') throw new Refusal(offerErrors.approvalNeeded);
  const { letter } = await findSettings(tx, row.company_id);
  const validUntil = validUntilOf(terms, tx.now(), dayInBeijing);
  const promised: Promised = {
    number: offer.number + 1,
    terms,
    letter,
    candidateName: row.resume_snapshot?.basics.name ?? '',
    companyName: await companyName(tx, row.company_id),
    positionTitle: (await requirePositionFacts(tx, row.position_id)).title,
    validUntil: validUntil.toISOString(),
  };
  await insertVersion(tx, { offerId, promised, hash: hashOf(promised), sentBy: tx.actor.userId, validUntil });
  await updateOffer(tx, offer, {
    ...noDraft,
    state: 'sent',
    number: promised.number,
    valid_until: validUntil,
    seen_at: null,
  });
  const what = move === 'sendOffer' ? 'sent' : 'revised';
  await insertAct(tx, { offerId, what, number: promised.number, byId: tx.actor.userId });
  return { deadline: validUntil };
}

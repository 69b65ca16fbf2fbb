import {
  offerErrors,
  type answerOfferApproval as endpoint,
  type delegateOfferApproval as delegateEndpoint,
} from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOfferView } from '../find-offer.ts';
import { insertAct, updateOffer } from '../queries.ts';
import { findColleagues, mayApprove } from '../settings/find-settings.ts';
import { answerApproval, findApprovals, handOverApproval, type NamedApproval } from './queries.ts';
import { lockDraft, type HeldDraft } from './require-ready.ts';
import { tellAnswered, tellAsked } from './tell-asked.ts';

/**
 * Approves terms, or returns them with a reason. The next of the chain is asked then; after the last one they can be sent.
 * @throws Refusal 40001 without a reason to return them, 40310, 40311, 40400, 40900; 41012 for who is not asked now
 */
export async function answerOfferApproval(
  ctx: Ctx<EmployerActor>,
  { approve, reason, ...looked }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireReading(ctx.actor, 'offers');
  if (!approve && reason === '')
    throw new Refusal(errors.invalidInput, {
      message: '请填写退回的原因',
      data: [{ path: 'reason', message: '请填写退回的原因' }],
    });
  await ctx.transaction(async (tx) => {
    const held = await lockDraft(tx, looked, () => true);
    const { offer, number } = held;
    const state = approve ? 'approved' : 'returned';
    const chain = await findApprovals(tx, { offerId: offer.id, number });
    if (held.isRepeat && wasAnswered(chain, { by: ctx.actor.userId, state, reason })) return;
    const mine = requireAsked(held, chain, ctx.actor.userId);
    await answerApproval(tx, mine.id, { state, reason });
    const isGiven = approve && chain.every((each) => each.id === mine.id || each.state !== 'waiting');
    const approval = approve ? (isGiven ? 'given' : 'asked') : 'returned';
    await updateOffer(tx, offer, {
      approval,
      ...(offer.number === 0 && approval !== 'asked' ? { state: 'draft' } : {}),
    });
    await insertAct(tx, { offerId: offer.id, what: state, number, byId: ctx.actor.userId, words: reason });
    if (approval === 'asked') await tellAsked(tx, offer.id);
    else await tellAnswered(tx, offer.id, { approved: approve, reason });
  });
  return findOfferView(ctx, looked.offerId);
}

/** Whether somebody answered just so before: pressed twice. */
function wasAnswered(
  chain: readonly NamedApproval[],
  answer: { readonly by: string; readonly state: string; readonly reason: string },
): boolean {
  return chain.some(
    (each) => each.approver_id === answer.by && each.state === answer.state && each.reason === answer.reason,
  );
}

/** The one of the chain who is asked now, if it is this member. @throws Refusal 40900, 41012 */
function requireAsked({ offer, isRepeat }: HeldDraft, chain: readonly NamedApproval[], userId: string): NamedApproval {
  if (isRepeat) throw new Refusal(errors.stateChanged);
  const next = chain.find(({ state }) => state === 'waiting');
  if (offer.approval !== 'asked' || next?.approver_id !== userId) throw new Refusal(offerErrors.notApprover);
  return next;
}

/**
 * Hands one's own approval to a colleague who reads offers.
 * @throws Refusal 40310, 40311, 40400, 40900, 41012, 41017
 */
export async function delegateOfferApproval(
  ctx: Ctx<EmployerActor>,
  { memberId, ...looked }: Received<typeof delegateEndpoint>,
): Promise<Answer<typeof delegateEndpoint>> {
  const { companyId } = requireReading(ctx.actor, 'offers');
  const colleague = (await findColleagues(ctx, companyId)).find((each) => each.memberId === memberId);
  if (colleague === undefined || !mayApprove(colleague) || memberId === ctx.actor.userId)
    throw new Refusal(offerErrors.cannotApprove);
  await ctx.transaction(async (tx) => {
    const held = await lockDraft(tx, looked, () => true);
    const { offer, number } = held;
    const chain = await findApprovals(tx, { offerId: offer.id, number });
    if (held.isRepeat && chain.some((each) => each.approver_id === memberId && each.delegated_by === ctx.actor.userId))
      return;
    const mine = requireAsked(held, chain, ctx.actor.userId);
    await handOverApproval(tx, mine.id, { approverId: memberId, delegatedBy: ctx.actor.userId });
    await updateOffer(tx, offer, {});
    await insertAct(tx, {
      offerId: offer.id,
      what: 'delegated',
      number,
      byId: ctx.actor.userId,
      words: `转交给 ${colleague.name}`,
    });
    await tellAsked(tx, offer.id);
  });
  return findOfferView(ctx, looked.offerId);
}

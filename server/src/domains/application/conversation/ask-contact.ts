import {
  contactDays,
  conversationErrors,
  type askContact as endpoint,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { refuseRepeat } from '#server/ask-permit.ts';
import type { Ctx, EmployerAgentActor, SignedInActor } from '#server/context.ts';
import { lockApplication } from '../pipeline/queries.ts';
import { agentKindOf, askPermitFor } from '../pipeline/ask-permit.ts';
import { findContactCost, holdContact, releaseContact } from './charge.ts';
import { findNewestRequest, insertRequest, settleRequest } from './contact-queries.ts';
import { findClosing, findParty, requireWriting } from './find-party.ts';
import { insertConversationMessage, lockConversation } from './queries.ts';
import { askFrom, contactStateOf } from './rules.ts';
import { tellOtherSide } from './tell-other-side.ts';
import { conversationView } from './view.ts';

const dayMs = 86_400_000;

/**
 * Asks the other side to exchange contacts; it stands in the conversation and waits five days. Who asks while their own
 * request waits, or once it was agreed to, changes nothing; an agent is told so (41216). What it costs a company to ask a talent who has not applied is
 * held with it.
 * @throws Refusal 40400, 40311, 40982 {closed}, 40986 while the other side's request waits, 40988, 41101, 41102
 */
export async function askContact(
  ctx: Ctx<SignedInActor | EmployerAgentActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, applicationId);
  requireWriting(ctx);
  await ctx.transaction(async (tx) => {
    const credits = (await findContactCost(tx, party.row)) ?? 0;
    await askPermitFor(tx, applicationId, { act: 'askContact', credits });
    // Before the conversation and the wallet, as every move does.
    const row = (await lockApplication(tx, applicationId)) ?? party.row;
    const held = await lockConversation(tx, applicationId);
    const now = tx.now();
    const request = await findNewestRequest(tx, applicationId);
    const state = request && contactStateOf(request, now);
    if (state === 'agreed' || (state === 'asked' && request?.side === party.side)) return refuseRepeat(tx.actor);
    const closed = await findClosing(tx, party);
    if (closed !== null) throw new Refusal(conversationErrors.closed, { data: { closed } });
    if (state === 'asked') throw new Refusal(conversationErrors.contactAsked);
    const from = askFrom(request, party.side, now);
    if (from === null || from > now)
      throw new Refusal(conversationErrors.contactTooSoon, { data: { askFrom: from?.toISOString() ?? null } });
    // Its days are over and the clock has not come by yet.
    if (request?.state === 'asked') {
      await settleRequest(tx, request.id, { state: 'expired', answeredBy: null });
      await releaseContact(tx, request.id);
    }
    const requestId = await insertRequest(tx, {
      applicationId,
      side: party.side,
      askerId: party.userId,
      expiresAt: new Date(now.getTime() + contactDays * dayMs),
    });
    if (party.side === 'company') await holdContact(tx, { row, requestId, memberId: party.userId });
    await insertConversationMessage(tx, held, {
      side: party.side,
      writerId: party.userId,
      agent: agentKindOf(ctx.actor),
      key: `contact:${requestId}`,
      kind: 'contact',
      requestId,
    });
    await tellOtherSide(tx, party.row, party.side);
  });
  return conversationView(ctx, await findParty(ctx, applicationId));
}

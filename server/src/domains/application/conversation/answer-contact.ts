import { conversationErrors, type answerContact as endpoint } from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findContact } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockApplication } from '../pipeline/queries.ts';
import { holdContact, releaseContact, takeContact } from './charge.ts';
import { findNewestRequest, markContactAgreed, settleRequest, type ContactRequestRow } from './contact-queries.ts';
import { findClosing, findParty, requireWriting, type Party } from './find-party.ts';
import { insertConversationMessage, lockConversation } from './queries.ts';
import { contactStateOf } from './rules.ts';
import { tellOtherSide } from './tell-other-side.ts';
import { conversationView } from './view.ts';

/**
 * Agrees to the other side's request, or refuses it. Agreed, both see the phone that the other signs in with, and a mail
 * that was confirmed, as they are at this moment; what that costs the company is taken then, and given back on a no. The
 * same answer again changes nothing.
 * @throws Refusal 40400 for a request that is not the other side's, 40311, 40982 {closed}, 40987 for one that was settled,
 * 41101 and 41102 for a company that agrees without the credits
 */
export async function answerContact(
  ctx: Ctx<SignedInActor>,
  { applicationId, requestId, agree }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, applicationId);
  requireWriting(ctx);
  await ctx.transaction(async (tx) => {
    // Before the conversation and the wallet, as every move does.
    await lockApplication(tx, applicationId);
    const held = await lockConversation(tx, applicationId);
    const request = await findNewestRequest(tx, applicationId);
    if (request?.id !== requestId || request.side === party.side) throw new Refusal(errors.notFound);
    const state = contactStateOf(request, tx.now());
    if (state === (agree ? 'agreed' : 'refused')) return;
    if (state !== 'asked') throw new Refusal(conversationErrors.contactSettled);
    const closed = await findClosing(tx, party);
    if (closed !== null) throw new Refusal(conversationErrors.closed, { data: { closed } });
    if (agree) await exchange(tx, party, request);
    else {
      await settleRequest(tx, requestId, { state: 'refused', answeredBy: party.userId });
      await releaseContact(tx, requestId);
    }
    await insertConversationMessage(tx, held, {
      side: party.side,
      writerId: party.userId,
      key: `contact:${requestId}`,
      kind: 'contact',
      requestId,
    });
    await tellOtherSide(tx, party.row, party.side);
  });
  return conversationView(ctx, await findParty(ctx, applicationId));
}

async function exchange(tx: Ctx, party: Party, request: ContactRequestRow): Promise<void> {
  const { row, userId, side } = party;
  // A member who is erased by now can give nothing.
  const memberId = side === 'company' ? userId : request.asker_id;
  await settleRequest(tx, request.id, {
    state: 'agreed',
    answeredBy: userId,
    seekerContact: await sealedContact(tx, row.seeker_id),
    ...(memberId === null ? {} : { companyContact: await sealedContact(tx, memberId) }),
  });
  await markContactAgreed(tx, { seekerId: row.seeker_id, companyId: row.company_id });
  if (side === 'company') await holdContact(tx, { row, requestId: request.id, memberId: userId });
  await takeContact(tx, request.id);
}

async function sealedContact(tx: Ctx, userId: string): Promise<Buffer> {
  const contact = await findContact(tx, userId);
  if (contact === null) throw new Refusal(errors.notFound);
  return tx.ports.secretBox.encrypt(JSON.stringify({ phone: contact.phone, mail: contact.mail }));
}

import {
  conversationErrors,
  type withdrawConversationMessage as endpoint,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { hintConversation } from '#domains/message/index.ts';
import { findParty, requireWriting } from './find-party.ts';
import { findConversationMessage, lockConversation, withdrawStored } from './queries.ts';
import { withdrawUntil } from './rules.ts';
import { recipientOf } from './tell-other-side.ts';
import { messageView } from './view.ts';

/**
 * Takes back what the caller wrote within the last two minutes: its words are gone, that there were some is seen.
 * @throws Refusal 40400 for what is not theirs, 40311, 40985
 */
export async function withdrawConversationMessage(
  ctx: Ctx<SignedInActor>,
  { applicationId, messageId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, applicationId);
  requireWriting(ctx);
  return ctx.transaction(async (tx) => {
    await lockConversation(tx, applicationId);
    const record = await findConversationMessage(tx, applicationId, messageId);
    if (record?.writer_id !== party.userId || record.kind === 'contact') throw new Refusal(errors.notFound);
    if (record.withdrawn_at !== null) return messageView(tx, record, party);
    if (withdrawUntil(record.created_at) <= tx.now()) throw new Refusal(conversationErrors.tooLateToWithdraw);
    await withdrawStored(tx, messageId);
    for (const side of ['seeker', 'company'] as const) await hintConversation(tx, recipientOf(party.row, side));
    const gone = { withdrawn_at: tx.now(), words_cipher: null, file_id: null, file: null };
    return messageView(tx, { ...record, ...gone }, party);
  });
}

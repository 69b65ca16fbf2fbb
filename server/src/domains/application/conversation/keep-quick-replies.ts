import {
  conversationErrors,
  quickRepliesLimit,
  type addQuickReply as addEndpoint,
  type listQuickReplies as listEndpoint,
  type removeQuickReply as removeEndpoint,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { deleteQuickReply, findQuickReplies, insertQuickReply, lockQuickReplies } from './quick-reply-queries.ts';

/** The caller's own quick replies; those that everybody has are the web's. */
export async function listQuickReplies(ctx: Ctx<SignedInActor>): Promise<Answer<typeof listEndpoint>> {
  const rows = await findQuickReplies(ctx, ctx.actor.userId);
  return rows.map(({ id, words }) => ({ replyId: id, words }));
}

/**
 * Keeps words to send again; those that are kept already stay as they are.
 * @throws Refusal 40989
 */
export async function addQuickReply(
  ctx: Ctx<SignedInActor>,
  { words }: Received<typeof addEndpoint>,
): Promise<Answer<typeof addEndpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockQuickReplies(tx, userId);
    const kept = await findQuickReplies(tx, userId);
    const same = kept.find((each) => each.words === words);
    if (same !== undefined) return { replyId: same.id, words };
    if (kept.length >= quickRepliesLimit) throw new Refusal(conversationErrors.tooManyQuickReplies);
    return { replyId: await insertQuickReply(tx, userId, words), words };
  });
}

/** Forgets one of the caller's; one that is gone already, or not theirs, is none's loss. */
export async function removeQuickReply(
  ctx: Ctx<SignedInActor>,
  { replyId }: Received<typeof removeEndpoint>,
): Promise<Answer<typeof removeEndpoint>> {
  await deleteQuickReply(ctx, ctx.actor.userId, replyId);
  return null;
}

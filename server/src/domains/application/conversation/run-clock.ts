import { conversationYears, type Side } from '@pinjian/contract/application-conversation.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { releaseContact } from './charge.ts';
import { findExpiredRequests, settleRequest } from './contact-queries.ts';
import { hintConversation } from '#domains/message/index.ts';
import { lockApplication } from '../pipeline/queries.ts';
import { findDue, findQuietSince, lockConversation } from './queries.ts';
import { deleteConversations } from './removal-queries.ts';
import { recipientOf, tellWaiting } from './tell-other-side.ts';

/** Conversations of one run; what is left is the next one's. */
const rowsPerRun = 500;
const sides: readonly Side[] = ['seeker', 'company'];

/** Tells what was written in quiet hours once they are over. Each in a transaction of its own: told once, or again later. */
export async function tellAfterQuietHours(ctx: Ctx<SystemActor>): Promise<void> {
  for (const side of sides)
    for (const applicationId of await findDue(ctx, side, rowsPerRun))
      await ctx.transaction(async (tx) => {
        const held = await lockConversation(tx, applicationId);
        const due = side === 'seeker' ? held.seeker_due_at : held.company_due_at;
        // Another copy was first.
        if (due === null || due > tx.now()) return;
        await tellWaiting(tx, applicationId, side);
      });
}

/** Ends requests to exchange contacts that nobody answered within five days. */
export async function expireContactRequests(ctx: Ctx<SystemActor>): Promise<void> {
  for (const { id, application_id: applicationId } of await findExpiredRequests(ctx, rowsPerRun))
    await ctx.transaction(async (tx) => {
      const row = await lockApplication(tx, applicationId);
      await settleRequest(tx, id, { state: 'expired', answeredBy: null });
      await releaseContact(tx, id);
      if (row === undefined) return;
      for (const side of sides) await hintConversation(tx, recipientOf(row, side));
    });
}

/** Removes conversations in which nothing was written for three years; their files follow, as nothing names them. */
export async function forgetOldConversations(ctx: Ctx<SystemActor>): Promise<void> {
  const before = new Date(ctx.now());
  before.setUTCFullYear(before.getUTCFullYear() - conversationYears);
  const old = await findQuietSince(ctx, before, rowsPerRun);
  await ctx.transaction((tx) => deleteConversations(tx, old));
}

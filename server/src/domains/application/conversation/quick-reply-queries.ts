import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** What somebody keeps to send again, the newest first. */
export async function findQuickReplies(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('application_quick_reply')
    .select(['id', 'words'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What one person keeps is counted one after the other: the limit holds for two at once. */
export async function lockQuickReplies(tx: Ctx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`application.reply ${userId}`}, 0))`.execute(tx.db);
}

export async function insertQuickReply(tx: Ctx, userId: string, words: string): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('application_quick_reply')
    .values({ id, user_id: userId, words, created_at: tx.now() })
    .execute();
  return id;
}

export async function deleteQuickReply(ctx: Ctx, userId: string, replyId: string): Promise<void> {
  await ctx.db.deleteFrom('application_quick_reply').where('user_id', '=', userId).where('id', '=', replyId).execute();
}

import type { Ctx } from '#server/context.ts';

/** Tables of message that hold people's data. */
export const personalTables = [
  'message_message',
  'message_read',
  'message_preference',
  'message_outside_send',
] as const;

/** Every message to an identity itself with their read marks, the oldest first. What a company was told is the company's. */
export async function findMessagesTo(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('message_message as message')
    .leftJoin('message_read as mark', (join) =>
      join.onRef('mark.message_id', '=', 'message.id').on('mark.user_id', '=', userId),
    )
    .select(['message.title', 'message.content', 'message.message_type', 'message.meta', 'message.created_at'])
    .select('mark.read_at')
    .where('message.recipient_id', '=', userId)
    .orderBy('message.created_at')
    .orderBy('message.id')
    .execute();
}

/** What was sent to an identity outside the product, the oldest first. */
export async function findSendsTo(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('message_outside_send as send')
    .innerJoin('message_message as message', 'message.id', 'send.message_id')
    .select(['send.channel', 'send.state', 'send.created_at', 'message.title'])
    .where('send.user_id', '=', userId)
    .orderBy('send.created_at')
    .orderBy('send.id')
    .execute();
}

/** Removes what an identity was told, what they have read, and what they chose. */
export async function eraseMessages(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('message_outside_send').where('user_id', '=', userId).execute();
  await tx.db.deleteFrom('message_read').where('user_id', '=', userId).execute();
  await tx.db.deleteFrom('message_preference').where('user_id', '=', userId).execute();
  await tx.db.deleteFrom('message_message').where('recipient_id', '=', userId).execute();
}

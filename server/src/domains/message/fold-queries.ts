import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { NewRow } from './queries.ts';

/** Writes a message or, where its recipient has one of this key, writes it anew: as of now, and read by nobody. */
export async function upsertMessage(tx: Ctx, message: NewRow): Promise<{ id: string; isNew: boolean }> {
  const words = { title: message.title, content: message.content, meta: JSON.stringify(message.meta) };
  const row = await tx.db
    .insertInto('message_message')
    .values({
      id: newId(),
      ...message.address,
      message_type: message.type,
      ...words,
      dedupe_key: message.dedupeKey,
      created_at: tx.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['recipient_id', 'dedupe_key']).doUpdateSet({ ...words, created_at: tx.now() }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  if (!row.is_new) await tx.db.deleteFrom('message_read').where('message_id', '=', row.id).execute();
  return { id: row.id, isNew: row.is_new };
}

/** Marks the message of a key as read by somebody; false where there is none, or it was. */
export async function insertMarkByKey(
  tx: Ctx,
  of: { readonly recipientId: string; readonly dedupeKey: string; readonly userId: string },
): Promise<boolean> {
  const message = await tx.db
    .selectFrom('message_message')
    .select('id')
    .where('recipient_id', '=', of.recipientId)
    .where('dedupe_key', '=', of.dedupeKey)
    .executeTakeFirst();
  if (message === undefined) return false;
  const result = await tx.db
    .insertInto('message_read')
    .values({ message_id: message.id, user_id: of.userId, read_at: tx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

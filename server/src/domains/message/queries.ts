import { sql, type RawBuilder } from 'kysely';
import { messagePageSize, type MessageMeta, type MessageType } from '@pinjian/contract/message.ts';
import { isAssigned } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { Reader } from './policy.ts';
import type { Address } from './rules.ts';

interface NewRow {
  readonly address: Address;
  readonly type: MessageType;
  readonly title: string;
  readonly content: string;
  readonly meta: MessageMeta;
  readonly dedupeKey: string;
}

/** The message's id, or null when the recipient has been told already. */
export async function insertMessage(tx: Ctx, message: NewRow): Promise<string | null> {
  const row = await tx.db
    .insertInto('message_message')
    .values({
      id: newId(),
      ...message.address,
      message_type: message.type,
      title: message.title,
      content: message.content,
      meta: JSON.stringify(message.meta),
      dedupe_key: message.dedupeKey,
      created_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['recipient_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The condition that somebody reads a message: sent to them, or to their company about something that they read. The
 * list, its cursor and the read marks ask it; the table of the contract says what it comes to.
 */
function isReadable({ userId, member }: Reader): RawBuilder<boolean> {
  const own = sql`message.recipient_id = ${userId}`;
  if (member === null) return sql<boolean>`${own}`;
  const joinedAt = sql`(select joined_at from account_membership
    where user_id = ${userId} and company_id = ${member.companyId})`;
  return sql<boolean>`(${own} or message.recipient_id = ${member.companyId} and (
    message.about = any(${member.all})
    or message.about = any(${member.sinceJoined}) and message.created_at >= ${joinedAt}
    or message.about = any(${member.assigned})
      and ${isAssigned(sql`${userId}::uuid`, sql.ref('message.application_id'))}
  ))`;
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/**
 * One page of a reader's messages, newest first. `types` null is all; `before` is the id of one of these messages, and
 * anything else finds nothing.
 */
export async function findMessages(
  ctx: Ctx,
  reader: Reader,
  filter: { types: readonly MessageType[] | null; before: string | undefined },
) {
  let query = ctx.db
    .selectFrom('message_message as message')
    .leftJoin('message_read as mark', (join) =>
      join.onRef('mark.message_id', '=', 'message.id').on('mark.user_id', '=', reader.userId),
    )
    .select(['message.id', 'message.title', 'message.content', 'message.message_type', 'message.meta'])
    .select(['message.created_at', 'mark.read_at'])
    .where(isReadable(reader))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(messagePageSize);
  if (filter.types !== null) query = query.where('message.message_type', 'in', filter.types);
  if (filter.before !== undefined) {
    const known = sql`(select created_at, id from message_message as message where id = ${filter.before} and ${isReadable(reader)})`;
    query = query.where(sql<boolean>`(message.created_at, message.id) < ${known}`);
  }
  return query.execute();
}

/** Marks those of `ids` that the reader reads as read; the others are passed over. False when nothing changed. */
export async function insertReadMarks(ctx: Ctx, reader: Reader, ids: readonly string[]): Promise<boolean> {
  const result = await ctx.db
    .insertInto('message_read')
    .columns(['message_id', 'user_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('message_message as message')
        .select((row) => [
          'message.id',
          row.cast<string>(row.val(reader.userId), 'uuid').as('user_id'),
          row.cast<Date>(row.val(ctx.now()), 'timestamptz').as('read_at'),
        ])
        .where(isReadable(reader))
        .where('message.id', 'in', ids)
        // Two tabs that mark the same messages at once lock them in one order.
        .orderBy('message.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

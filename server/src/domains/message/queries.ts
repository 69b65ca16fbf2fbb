import { sql, type RawBuilder } from 'kysely';
import { messagePageSize, type MailFile, type MessageMeta, type MessageType } from '@pinjian/contract/message.ts';
import { things, type Thing } from '@pinjian/contract/reading.ts';
import { isAmongAssigned, isAssigned } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { MemberReader, Reader } from './policy.ts';
import type { Address } from './rules.ts';

export interface NewRow {
  readonly address: Address;
  readonly type: MessageType;
  readonly title: string;
  readonly content: string;
  readonly meta: MessageMeta;
  readonly mailFile?: MailFile;
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
      mail_file: message.mailFile === undefined ? null : JSON.stringify(message.mailFile),
      dedupe_key: message.dedupeKey,
      created_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['recipient_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const isOwn = ({ userId }: Reader) => sql<boolean>`message.recipient_id = ${userId}`;
const isOfCompany = ({ companyId }: MemberReader) => sql<boolean>`message.recipient_id = ${companyId}`;

const isSinceJoined = ({ userId }: Reader, { companyId }: MemberReader) =>
  sql<boolean>`message.created_at >= (select joined_at from account_membership
    where user_id = ${userId} and company_id = ${companyId})`;

const isAssignedTo = ({ userId }: Reader) => isAssigned(sql`${userId}::uuid`, sql.ref('message.application_id'));
const isAmongTheirs = ({ userId }: Reader) => isAmongAssigned(sql`${userId}::uuid`, sql.ref('message.application_id'));

/**
 * The conditions that somebody reads a message, one for each recipient: sent to them, or to their company about something
 * that they read. The list, its cursor and the read marks ask them; the table of the contract says what they come to.
 */
function readable(reader: Reader): RawBuilder<boolean>[] {
  const { member } = reader;
  if (member === null) return [isOwn(reader)];
  const company = sql<boolean>`${isOfCompany(member)} and (
    message.about = any(${member.all})
    or message.about = any(${member.sinceJoined}) and ${isSinceJoined(reader, member)}
    or message.about = any(${member.assigned}) and ${isAssignedTo(reader)}
  )`;
  return [isOwn(reader), company];
}

/** The same, one for each thing, which an index leads to. */
function readableByThing(reader: Reader, member: MemberReader): RawBuilder<boolean>[] {
  const about = (thing: Thing) => sql<boolean>`${isOfCompany(member)} and message.about = ${thing}`;
  return [
    isOwn(reader),
    ...member.all.map(about),
    ...member.sinceJoined.map((thing) => sql<boolean>`${about(thing)} and ${isSinceJoined(reader, member)}`),
    ...member.assigned.map((thing) => sql<boolean>`${about(thing)} and ${isAmongTheirs(reader)}`),
  ];
}

/**
 * Conditions that together find what a list shows, none of it twice, and of which each walks down an index to the newest:
 * whoever reads most of what a company is told walks through all of it, type by type where types are asked for; whoever
 * reads little walks through each thing for itself, or would pass by all the rest.
 */
function walks(reader: Reader, types: readonly MessageType[] | null): RawBuilder<boolean>[] {
  const { member } = reader;
  if (member !== null && member.all.length * 2 < things.length) {
    const ofTypes = types === null ? sql`` : sql` and message.message_type = any(${types})`;
    return readableByThing(reader, member).map((condition) => sql<boolean>`${condition}${ofTypes}`);
  }
  if (types === null) return readable(reader);
  return readable(reader).flatMap((condition) =>
    types.map((type) => sql<boolean>`${condition} and message.message_type = ${type}`),
  );
}

function isReadable(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(readable(reader), sql` or `)})`;
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

interface MessageFilter {
  readonly types: readonly MessageType[] | null;
  readonly before: string | undefined;
}

/**
 * One page of a reader's messages, newest first. `types` null is all; `before` is the id of one of these messages, and
 * anything else finds nothing.
 */
export async function findMessages(ctx: Ctx, reader: Reader, filter: MessageFilter) {
  // The newest of each walk for itself: by the index, however many there are.
  const pages = walks(reader, filter.types).map(
    (condition) => sql`select id from (${newestIds(ctx, reader, condition, filter)}) as newest`,
  );
  return ctx.db
    .selectFrom('message_message as message')
    .leftJoin('message_read as mark', (join) =>
      join.onRef('mark.message_id', '=', 'message.id').on('mark.user_id', '=', reader.userId),
    )
    .select(['message.id', 'message.title', 'message.content', 'message.message_type', 'message.meta'])
    .select(['message.created_at', 'mark.read_at'])
    .where(sql<boolean>`message.id in (${sql.join(pages, sql` union all `)})`)
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(messagePageSize)
    .execute();
}

function newestIds(ctx: Ctx, reader: Reader, condition: RawBuilder<boolean>, { before }: MessageFilter) {
  let query = ctx.db
    .selectFrom('message_message as message')
    .select('message.id')
    .where(condition)
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(messagePageSize);
  if (before !== undefined) {
    const known = sql`(select created_at, id from message_message as message where id = ${before} and ${isReadable(reader)})`;
    query = query.where(sql<boolean>`(message.created_at, message.id) < ${known}`);
  }
  return query;
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

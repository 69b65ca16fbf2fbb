import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { sql, type Selectable } from 'kysely';
import { conversationPageSize, type Side } from '@pinjian/contract/application-conversation.ts';
import { newId } from '#platform/core/ids.ts';
import { findFiles } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationConversationMessageTable, ApplicationConversationTable } from '#server/tables.ts';

export type ConversationRow = Selectable<ApplicationConversationTable>;
export type StoredMessage = Selectable<ApplicationConversationMessageTable>;

export async function findConversation(ctx: Ctx, applicationId: string): Promise<ConversationRow | undefined> {
  return ctx.db
    .selectFrom('application_conversation')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The conversation, made where there is none yet, and held: what is written in it is written one after the other. */
export async function lockConversation(tx: Ctx, applicationId: string): Promise<ConversationRow> {
  const now = tx.now();
  await tx.db
    .insertInto('application_conversation')
    .values({ application_id: applicationId, newest: 0, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
  return tx.db
    .selectFrom('application_conversation')
    .selectAll()
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface NewWords {
  readonly side: Side;
  readonly writerId: string;
  readonly key: string;
  /** The kind of agent that wrote it in the writer's name; left out: they did themselves. */
  readonly agent?: AgentKind | null;
  readonly kind: StoredMessage['kind'];
  readonly wordsCipher?: Buffer | null;
  readonly fileId?: string | null;
  readonly requestId?: string | null;
}

/** Writes the next message of a conversation that is held. */
export async function insertConversationMessage(
  tx: Ctx,
  { application_id, newest }: ConversationRow,
  words: NewWords,
): Promise<StoredMessage> {
  const now = tx.now();
  const place = newest + 1;
  const row = await tx.db
    .insertInto('application_conversation_message')
    .values({
      id: newId(),
      application_id,
      place,
      side: words.side,
      writer_id: words.writerId,
      agent_kind: words.agent ?? null,
      message_key: words.key,
      kind: words.kind,
      words_cipher: words.wordsCipher ?? null,
      file_id: words.fileId ?? null,
      request_id: words.requestId ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.db
    .updateTable('application_conversation')
    .set({ newest: place, updated_at: now })
    .where('application_id', '=', application_id)
    .execute();
  return row;
}

/** What somebody sent with a key before. */
export async function findSentBefore(
  ctx: Ctx,
  of: { readonly applicationId: string; readonly writerId: string; readonly key: string },
): Promise<StoredMessage | undefined> {
  return ctx.db
    .selectFrom('application_conversation_message')
    .selectAll()
    .where('application_id', '=', of.applicationId)
    .where('writer_id', '=', of.writerId)
    .where('message_key', '=', of.key)
    .executeTakeFirst();
}

/** How many messages somebody wrote since an instant. */
export async function countWrittenSince(ctx: Ctx, writerId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_conversation_message')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('writer_id', '=', writerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** What one person sends is counted one after the other, of all their conversations. */
export async function lockWriter(tx: Ctx, writerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`application.write ${writerId}`}, 0))`.execute(tx.db);
}

function messages(ctx: Ctx, applicationId: string) {
  return ctx.db
    .selectFrom('application_conversation_message as message')
    .leftJoin('account_identity as writer', 'writer.id', 'message.writer_id')
    .leftJoin('account_membership as membership', 'membership.user_id', 'message.writer_id')
    .leftJoin('application_contact_request as request', 'request.id', 'message.request_id')
    .selectAll('message')
    .select(['writer.username as writer_name', 'membership.company_role as writer_role'])
    .select([
      'request.state as request_state',
      'request.side as request_side',
      'request.expires_at as request_expires_at',
    ])
    .where('message.application_id', '=', applicationId);
}

export type MessageRecord = Awaited<ReturnType<typeof findConversationMessages>>[number];

/** Messages with the files that they are. */
async function withFiles<Row extends { readonly file_id: string | null }>(ctx: Ctx, rows: readonly Row[]) {
  const files = await findFiles(
    ctx.db,
    rows.flatMap((row) => row.file_id ?? []),
  );
  return rows.map((row) => ({ ...row, file: row.file_id === null ? null : (files.get(row.file_id) ?? null) }));
}

/** A page of messages and one more where there are older ones, the newest first. */
export async function findConversationMessages(ctx: Ctx, applicationId: string, before: number | undefined) {
  let query = messages(ctx, applicationId);
  if (before !== undefined) query = query.where('message.place', '<', before);
  const rows = await query
    .orderBy('message.place', 'desc')
    .limit(conversationPageSize + 1)
    .execute();
  return withFiles(ctx, rows);
}

export async function findConversationMessage(ctx: Ctx, applicationId: string, messageId: string) {
  const row = await messages(ctx, applicationId).where('message.id', '=', messageId).executeTakeFirst();
  return row && (await withFiles(ctx, [row]))[0];
}

/** Takes the words of a message out; what is gone for good stays gone. */
export async function withdrawStored(tx: Ctx, messageId: string): Promise<void> {
  await tx.db
    .updateTable('application_conversation_message')
    .set({ withdrawn_at: tx.now(), words_cipher: null, file_id: null })
    .where('id', '=', messageId)
    .execute();
}

/** Takes the words of a message out in the name of the platform. */
export async function eraseStored(tx: Ctx, messageId: string): Promise<void> {
  await tx.db
    .updateTable('application_conversation_message')
    .set({ erased_at: tx.now(), words_cipher: null, file_id: null })
    .where('id', '=', messageId)
    .execute();
}

/** How far somebody has read; 0 for who never has. */
export async function findReadPlace(ctx: Ctx, applicationId: string, readerId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('application_conversation_read')
    .select('place')
    .where('application_id', '=', applicationId)
    .where('reader_id', '=', readerId)
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** How far a side has read: the one of it who has read most. */
export async function findSideRead(ctx: Ctx, applicationId: string, side: Side): Promise<number> {
  const row = await ctx.db
    .selectFrom('application_conversation_read')
    .select((select) => select.fn.max('place').as('place'))
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** Messages of a side beyond a place that still say something. */
export async function countBeyond(ctx: Ctx, applicationId: string, side: Side, place: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_conversation_message')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('side', '=', side)
    .where('place', '>', place)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks a conversation as read up to a place; false where it was before. */
export async function advanceRead(
  tx: Ctx,
  mark: { readonly applicationId: string; readonly readerId: string; readonly side: Side; readonly place: number },
): Promise<boolean> {
  const result = await tx.db
    .insertInto('application_conversation_read')
    .values({
      application_id: mark.applicationId,
      reader_id: mark.readerId,
      side: mark.side,
      place: mark.place,
      read_at: tx.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'reader_id'])
        .doUpdateSet({ place: mark.place, side: mark.side, read_at: tx.now() })
        .where('application_conversation_read.place', '<', mark.place),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const dueColumns = { seeker: 'seeker_due_at', company: 'company_due_at' } as const;

/** When a side is told what waits for it; null: nothing waits. */
export async function setDue(tx: Ctx, applicationId: string, side: Side, at: Date | null): Promise<void> {
  await tx.db
    .updateTable('application_conversation')
    .set({ [dueColumns[side]]: at })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Conversations of which a side is to be told now, the longest waiting first. */
export async function findDue(ctx: Ctx, side: Side, limit: number): Promise<string[]> {
  const column = dueColumns[side];
  const rows = await ctx.db
    .selectFrom('application_conversation')
    .select('application_id')
    .where(column, '<=', ctx.now())
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map((row) => row.application_id);
}

/** Conversations in which nothing was written since an instant, the oldest first. */
export async function findQuietSince(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('application_conversation')
    .select('application_id')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.application_id);
}

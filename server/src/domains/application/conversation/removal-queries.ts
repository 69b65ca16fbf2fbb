import type { Ctx } from '#server/context.ts';

/** Removes conversations whole, with what was asked, read and complained of in them. */
export async function deleteConversations(tx: Ctx, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const of = [...applicationIds];
  await tx.db.deleteFrom('application_complaint').where('application_id', 'in', of).execute();
  await tx.db.deleteFrom('application_conversation_read').where('application_id', 'in', of).execute();
  await tx.db.deleteFrom('application_conversation_message').where('application_id', 'in', of).execute();
  await tx.db.deleteFrom('application_contact_request').where('application_id', 'in', of).execute();
  await tx.db.deleteFrom('application_conversation').where('application_id', 'in', of).execute();
}

/**
 * Removes what somebody wrote, read, asked and kept: with a seeker the conversations go; of a member the words go, and
 * that there were some stays.
 */
export async function eraseConversations(tx: Ctx, userId: string): Promise<void> {
  const own = await tx.db
    .selectFrom('application_conversation as conversation')
    .innerJoin('application_application as application', 'application.id', 'conversation.application_id')
    .select('conversation.application_id')
    .where('application.seeker_id', '=', userId)
    .execute();
  await deleteConversations(
    tx,
    own.map((row) => row.application_id),
  );
  await tx.db
    .updateTable('application_complaint')
    .set({ complainant_id: null, note_cipher: null })
    .where('complainant_id', '=', userId)
    .execute();
  await tx.db.deleteFrom('application_conversation_read').where('reader_id', '=', userId).execute();
  await tx.db
    .updateTable('application_conversation_message')
    .set({ writer_id: null, words_cipher: null, file_id: null, erased_at: tx.now() })
    .where('writer_id', '=', userId)
    .execute();
  const mine = tx.db
    .updateTable('application_contact_request')
    .set({ company_contact_cipher: null })
    .where((where) =>
      where.or([
        where.and([where('asker_id', '=', userId), where('side', '=', 'company')]),
        where.and([where('answered_by', '=', userId), where('side', '=', 'seeker')]),
      ]),
    );
  await mine.execute();
  await tx.db
    .updateTable('application_contact_request')
    .set({ asker_id: null })
    .where('asker_id', '=', userId)
    .execute();
  await tx.db
    .updateTable('application_contact_request')
    .set({ answered_by: null })
    .where('answered_by', '=', userId)
    .execute();
  await tx.db.deleteFrom('application_quick_reply').where('user_id', '=', userId).execute();
}

/** Conversations that somebody wrote in, with every message of them that they can read. */
export async function findWrittenBy(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('application_conversation_message as message')
    .innerJoin('application_application as application', 'application.id', 'message.application_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .innerJoin('company_company as company', 'company.id', 'application.company_id')
    .select(['message.application_id', 'message.side', 'message.kind', 'message.words_cipher', 'message.created_at'])
    .select(['message.file_id', 'message.writer_id', 'position.title', 'company.name as company_name'])
    .where((where) => where.or([where('application.seeker_id', '=', userId), where('message.writer_id', '=', userId)]))
    .orderBy('message.application_id')
    .orderBy('message.place')
    .execute();
}

export async function findQuickRepliesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('application_quick_reply')
    .select(['words', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

import { findFiles } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { findQuickRepliesOf, findWrittenBy } from './removal-queries.ts';

/** What somebody may take along of their conversations: both sides' words of a seeker, a member's own words. */
export async function exportConversations(ctx: Ctx, userId: string): Promise<object> {
  const rows = await findWrittenBy(ctx, userId);
  const files = await findFiles(
    ctx.db,
    rows.flatMap((row) => row.file_id ?? []),
  );
  const byApplication = Map.groupBy(rows, (row) => row.application_id);
  return {
    conversations: [...byApplication.values()].map((messages) => ({
      companyName: messages[0]?.company_name,
      position: messages[0]?.title,
      messages: messages.map((row) => ({
        writtenBy: row.writer_id === userId ? 'me' : row.side,
        text: row.words_cipher === null ? '' : ctx.ports.secretBox.decrypt(row.words_cipher),
        file: row.file_id === null ? null : files.get(row.file_id)?.name,
        at: row.created_at.toISOString(),
      })),
    })),
    quickReplies: (await findQuickRepliesOf(ctx, userId)).map((row) => ({
      text: row.words,
      createdAt: row.created_at.toISOString(),
    })),
  };
}

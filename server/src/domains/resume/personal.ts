import { removeFileRow } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { deleteResumeRow, findResumesOf } from './queries.ts';
import { removeFilesTask } from './tasks.ts';

/** What a person may take along: their resumes as they wrote them, and the text of the files they sent. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const rows = await findResumesOf(ctx, userId);
  return {
    resumes: rows.map((row) => ({
      title: row.title,
      isDefault: row.is_default,
      content: row.content,
      sourceText: row.source_text,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

/** Removes every resume of a person with its file; joins the transaction that erases the rest. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction(async (inner) => {
    const rows = await findResumesOf(inner, userId);
    const fileIds = rows.flatMap((row) => row.source_file_id ?? []);
    for (const row of rows) await deleteResumeRow(inner, row.id);
    for (const fileId of fileIds) await removeFileRow(inner.db, fileId);
    if (fileIds.length > 0) await inner.enqueue(removeFilesTask, { fileIds });
    for (const row of rows) await inner.emit('resume.deleted', { resumeId: row.id, userId });
  });
}

/** A person's resumes: all of them are theirs alone. */
export const personal = { export: exportData, erase };

import { removeFileRow } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { deleteVisibility, findConsents, findVisibility } from './privacy/queries.ts';
import { deleteReadings, deleteResumeRow, findResumesOf } from './queries.ts';
import { personalTables } from './personal-queries.ts';
import { deleteSharesOf, findOpeningTimes, findOwnLooks, findSharesOf } from './share/queries.ts';
import { removeFilesTask } from './tasks.ts';
import { findTerms } from './terms/queries.ts';
import { findVersions } from './versions/queries.ts';

/**
 * What a person may take along: their resumes as they wrote them, with earlier versions, what their words were taken
 * for, and the text of the files they sent; who may see them, and when they agreed to what.
 */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const rows = await findResumesOf(ctx, userId);
  const resumes: object[] = [];
  for (const row of rows) {
    const versions = await findVersions(ctx, row.id);
    const terms = await findTerms(ctx, row.id);
    resumes.push({
      title: row.title,
      isDefault: row.is_default,
      parseState: row.parse_state,
      template: row.template,
      printStyle: row.print_style,
      arrangement: row.arrangement,
      content: row.content,
      sourceText: row.source_text,
      unplaced: row.unplaced.map(({ text }) => text),
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      terms: terms.map(({ kind, words, code }) => ({ kind, words, code })),
      versions: versions.map(({ content, saved_at }) => ({ content, savedAt: saved_at.toISOString() })),
    });
  }
  const consents = await findConsents(ctx, userId);
  return {
    resumes,
    ...(await exportShares(ctx, userId)),
    ...(await findVisibility(ctx, userId)),
    findableConsents: consents.map(({ text_version, agreed_at, revoked_at }) => ({
      consentVersion: text_version,
      agreedAt: agreed_at.toISOString(),
      revokedAt: revoked_at?.toISOString() ?? null,
    })),
  };
}

/** The links by which they shared their resumes, how those were looked at, and when they looked at those of others. */
async function exportShares(ctx: Ctx, userId: string): Promise<object> {
  const shares: object[] = [];
  for (const share of await findSharesOf(ctx, userId)) {
    const openings = await findOpeningTimes(ctx, share.id);
    shares.push({
      title: share.title,
      withContact: share.with_contact,
      mayDownload: share.may_download,
      hasPassword: share.password_hash !== null,
      createdAt: share.created_at.toISOString(),
      expiresAt: share.expires_at?.toISOString() ?? null,
      stoppedAt: share.ended_at?.toISOString() ?? null,
      openings: openings.map(lookOf),
    });
  }
  return { shares, lookedAtShared: (await findOwnLooks(ctx, userId)).map(lookOf) };
}

const lookOf = ({ opened_at, device }: { readonly opened_at: Date; readonly device: string }) => ({
  openedAt: opened_at.toISOString(),
  device,
});

/** Removes every resume of a person with its file; joins the transaction that erases the rest. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction(async (inner) => {
    const rows = await findResumesOf(inner, userId);
    const fileIds = rows.flatMap((row) => row.source_file_id ?? []);
    await deleteSharesOf(inner, userId);
    for (const row of rows) await deleteResumeRow(inner, row.id);
    for (const fileId of fileIds) await removeFileRow(inner.db, fileId);
    if (fileIds.length > 0) await inner.enqueue(removeFilesTask, { fileIds });
    await deleteReadings(inner, userId);
    await deleteVisibility(inner, userId);
    for (const row of rows) await inner.emit('resume.deleted', { resumeId: row.id, userId });
  });
}

/** Names that a person goes by in their resumes. */
async function wordsOf(ctx: Ctx, userId: string): Promise<string[]> {
  return (await findResumesOf(ctx, userId)).map((row) => row.content.basics.name);
}

/** A person's resumes: all of them are theirs alone. */
export const personal = { tables: personalTables, export: exportData, erase, wordsOf };

import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { deleteResume as endpoint } from '@pinjian/contract/resume.ts';
import { removeFileRow } from '#platform/files/stored-file.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from './policy.ts';
import { deleteResumeRow, findResumesOf, lockResumesOf, moveDefault } from './queries.ts';
import { endShare } from './share/queries.ts';
import { removeFilesTask } from './tasks.ts';

/**
 * Deletes a resume and its file; what was sent to companies stays as it was sent. The default passes to the confirmed
 * one that was changed last.
 * @throws Refusal 40400, also for one that is deleted already.
 */
export async function deleteResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const row = await lockOwnResume(tx, ctx.actor, input.resumeId);
    await endShare(tx, row.id);
    await deleteResumeRow(tx, row.id);
    if (row.source_file_id !== null) {
      await removeFileRow(tx.db, row.source_file_id);
      await tx.enqueue(removeFilesTask, { fileIds: [row.source_file_id] });
    }
    if (row.is_default) {
      const heir = (await findResumesOf(tx, userId)).find((each) => each.confirmed_at !== null);
      await moveDefault(tx, userId, heir?.id ?? null);
    }
    await tx.emit('resume.deleted', { resumeId: row.id, userId });
    return null;
  });
}

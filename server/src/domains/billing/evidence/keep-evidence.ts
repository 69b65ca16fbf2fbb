import { errors } from '@pinjian/contract/errors.ts';
import { isOwnUpload } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findFiles, passFile } from '#platform/files/stored-file.ts';
import type { AdminActor, Ctx } from '#server/context.ts';

/** The purpose that files bear on which a decision about money rests. */
const purpose = 'evidence';

/**
 * Makes an admin's uploads a case's own: they stay with it, whatever becomes of the admin. What the case has is kept as it is.
 * @param caseId what the decision is about: a refund, an adjustment, money that was sent back
 * @throws Refusal 40001 for a file that is no upload of theirs
 */
export async function keepEvidence(tx: Ctx<AdminActor>, caseId: string, fileIds: readonly string[]): Promise<void> {
  for (const fileId of new Set(fileIds)) {
    const file = (await findFiles(tx.db, [fileId])).get(fileId);
    if (file?.ownerId === caseId && file.purpose === purpose) continue;
    if (file === undefined || !(await isOwnUpload(tx, tx.actor.userId, fileId))) {
      const message = '请重新上传依据';
      throw new Refusal(errors.invalidInput, { message, data: [{ path: 'evidence', message }] });
    }
    await passFile(tx.db, fileId, { ownerId: caseId, purpose, name: file.name });
  }
}

/** Lets the files of a case that still bear their uploader's name be the case's own. */
export async function passToCase(tx: Ctx, caseId: string, fileId: string): Promise<void> {
  const file = (await findFiles(tx.db, [fileId])).get(fileId);
  if (file !== undefined && file.ownerId !== caseId)
    await passFile(tx.db, fileId, { ownerId: caseId, purpose, name: file.name });
}

/** Gives a case's files to a seeker who is erased: they go with everything else of theirs. */
export async function handEvidenceOver(tx: Ctx, fileIds: readonly string[], userId: string): Promise<void> {
  for (const file of (await findFiles(tx.db, fileIds)).values())
    await passFile(tx.db, file.id, { ownerId: userId, purpose, name: file.name });
}

import type { uploadedFile } from '@pinjian/contract/account-file.ts';
import type { UploadedFile } from '@pinjian/contract/endpoint.ts';
import { lockFilesOf } from '#platform/files/quota.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { keepFile, storeFile } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { refuseTooMuch } from './refuse-too-much.ts';

/**
 * Keeps an uploaded file for its owner and answers where it can be seen for the next ten minutes.
 * @throws Refusal 42900 for an owner who has uploaded too much today
 */
export async function keepUpload(
  ctx: Ctx,
  file: UploadedFile,
  owner: { readonly ownerId: string; readonly purpose: string },
): Promise<(typeof uploadedFile)['_zod']['output']> {
  const { files, secretBox } = ctx.ports;
  await refuseTooMuch(ctx, owner.ownerId);
  const stored = await storeFile(files, file, (written) =>
    ctx.transaction(async (tx) => {
      await lockFilesOf(tx.db, owner.ownerId);
      await refuseTooMuch(tx, owner.ownerId);
      return { isKept: true, answer: await keepFile(tx.db, written, { ...owner, now: tx.now() }) };
    }),
  );
  const url = signedUrl(secretBox, stored.id, ctx.now());
  return { fileId: stored.id, url, name: stored.name, size: stored.size, type: stored.type };
}

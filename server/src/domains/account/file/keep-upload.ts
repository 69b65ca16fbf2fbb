import type { uploadedFile } from '@pinjian/contract/account-file.ts';
import type { UploadedFile } from '@pinjian/contract/endpoint.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { storeFile } from '#platform/files/stored-file.ts';
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
  const stored = await ctx.transaction(async (tx) => {
    await refuseTooMuch(tx, owner.ownerId);
    return storeFile({ db: tx.db, files }, file, { ...owner, now: tx.now() });
  });
  const url = signedUrl(secretBox, stored.id, ctx.now());
  return { fileId: stored.id, url, name: stored.name, size: stored.size, type: stored.type };
}

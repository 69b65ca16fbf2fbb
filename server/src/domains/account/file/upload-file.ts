import type { uploadFile as endpoint } from '@pinjian/contract/account-file.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { uploadPurpose } from './check-picture.ts';
import { keepUpload } from './keep-upload.ts';

/** Keeps a file for the caller. What it is for is said by the call that names it; one that no call names is removed. */
export async function uploadFile(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return keepUpload(ctx, input.file, { ownerId: ctx.actor.userId, purpose: uploadPurpose });
}

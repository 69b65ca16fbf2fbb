import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import { findVerification } from './queries.ts';

/** Signed address of the picture of a submission's licence, 10 min; null where there is no such submission. */
export async function signLicencePicture(ctx: Ctx, verificationId: string): Promise<string | null> {
  const row = await findVerification(ctx, verificationId);
  return row === undefined ? null : signedUrl(ctx.ports.secretBox, row.licence_file_id, ctx.now());
}

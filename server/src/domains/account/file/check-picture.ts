import { findFile } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';

/** The purpose that files of /admin/oss/upload bear, until the call that names them says what they are. */
export const uploadPurpose = 'upload';

interface Owner {
  /** A userId or a companyId. */
  readonly ownerId: string;
  readonly purpose: string;
}

/** Whether a file is one that this person uploaded, of any kind that people upload. */
export async function isOwnUpload(ctx: Ctx, ownerId: string, fileId: string): Promise<boolean> {
  const file = await findFile(ctx.db, fileId);
  return file?.ownerId === ownerId && file.purpose === uploadPurpose;
}

/** Whether a file is a picture that this owner uploaded for this purpose. */
export async function isOwnPicture(ctx: Ctx, { ownerId, purpose }: Owner, fileId: string): Promise<boolean> {
  const file = await findFile(ctx.db, fileId);
  return file?.ownerId === ownerId && file.purpose === purpose && file.kind === 'image';
}

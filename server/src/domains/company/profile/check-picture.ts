import { findFile } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';

/** The purpose that uploaded files of a company bear. */
export const companyFilePurpose = 'company';

/** Whether a file is a picture that this company uploaded. */
export async function isCompanyPicture(ctx: Ctx, companyId: string, fileId: string): Promise<boolean> {
  const file = await findFile(ctx.db, fileId);
  return file?.ownerId === companyId && file.purpose === companyFilePurpose && file.kind === 'image';
}

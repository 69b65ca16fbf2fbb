import { isOwnPicture } from '#domains/account/index.ts';
import type { Ctx } from '#server/context.ts';

/** The purpose that uploaded files of a company bear. */
export const companyFilePurpose = 'company';

/** Whether a file is a picture that this company uploaded. */
export async function isCompanyPicture(ctx: Ctx, companyId: string, fileId: string): Promise<boolean> {
  return isOwnPicture(ctx, { ownerId: companyId, purpose: companyFilePurpose }, fileId);
}

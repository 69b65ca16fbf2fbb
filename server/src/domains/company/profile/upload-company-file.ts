import type { uploadCompanyFile as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { keepUpload, requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { companyFilePurpose } from './check-picture.ts';

/** Keeps a picture of the company: its logo or its licence. Where it is used is said by the call that names it. */
export async function uploadCompanyFile(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  return keepUpload(ctx, input.file, { ownerId: companyId, purpose: companyFilePurpose });
}

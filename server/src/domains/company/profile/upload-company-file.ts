import type { uploadCompanyFile as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { storeFile } from '#platform/files/stored-file.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { companyFilePurpose } from './check-picture.ts';

/** Keeps a picture of the company: its logo or its licence. Where it is used is said by the call that names it. */
export async function uploadCompanyFile(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  const { files, secretBox } = ctx.ports;
  const owner = { ownerId: companyId, purpose: companyFilePurpose, now: ctx.now() };
  const stored = await storeFile({ db: ctx.db, files }, input.file, owner);
  const url = signedUrl(secretBox, stored.id, ctx.now());
  return { fileId: stored.id, url, name: stored.name, size: stored.size, type: stored.type };
}

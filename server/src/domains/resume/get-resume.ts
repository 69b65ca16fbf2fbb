import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getResume as endpoint } from '@pinjian/contract/resume.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { findFile } from '#platform/files/stored-file.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from './policy.ts';
import { detailOf } from './view.ts';

/** One's own resume with what the reader was unsure of and the file it came from. @throws Refusal 40400 */
export async function getResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const fileId = row.source_file_id;
  const file = fileId === null ? undefined : await findFile(ctx.db, fileId);
  return detailOf(row, file, file === undefined ? '' : signedUrl(ctx.ports.secretBox, file.id, ctx.now()));
}

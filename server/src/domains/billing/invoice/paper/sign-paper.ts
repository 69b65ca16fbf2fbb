import { signedUrl } from '#platform/files/signed-url.ts';
import { findFile } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { findPapers } from '../queries.ts';

/** The address of a paper's PDF, 10 min; null where there is none. */
export async function signPaper(
  ctx: Ctx,
  invoiceId: string,
  paper: 'blue' | 'red',
): Promise<{ readonly url: string; readonly name: string } | null> {
  const row = (await findPapers(ctx, [invoiceId])).find((each) => each.paper === paper);
  const file = row?.file_id === null || row === undefined ? undefined : await findFile(ctx.db, row.file_id);
  return file === undefined ? null : { url: signedUrl(ctx.ports.secretBox, file.id, ctx.now()), name: file.name };
}

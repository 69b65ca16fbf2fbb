import type { showDocumentPicture as endpoint } from '@pinjian/contract/console-document.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findDocument, holdRealName } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordLook } from '../picture/record-look.ts';
import { requireAdmin } from '../policy.ts';

/**
 * The picture of a document, for a few minutes. That it was looked at is written down with it; the case itself holds no
 * way to it.
 * @throws Refusal 40400, also once it is decided.
 */
export async function showDocumentPicture(
  ctx: Ctx<AdminActor>,
  { checkId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'realName.decide');
  return ctx.transaction(async (tx) => {
    // Held, so that two tabs at once leave one record, and nobody decides it while it is handed out.
    const isOpen = await holdRealName(tx, checkId);
    const url = isOpen ? (await findDocument(tx, checkId))?.documentUrl : null;
    if (url === null || url === undefined) throw new Refusal(errors.notFound);
    await recordLook(tx, 'realName', checkId);
    return { url };
  });
}

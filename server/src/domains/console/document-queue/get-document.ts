import type { getDocument as endpoint } from '@pinjian/contract/console-document.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { findDocument } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { isOwnDocument } from '../own-case/find-own.ts';
import { requireAdmin } from '../policy.ts';

/** One document; what was typed is masked, and its picture is another call's. */
export async function getDocument(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'realName.decide');
  const found = await findDocument(ctx, input.checkId);
  if (found === null) throw new Refusal(errors.notFound);
  return {
    checkId: found.checkId,
    documentType: found.documentType,
    maskedName: maskName(found.name),
    maskedNumber: found.maskedNumber,
    personId: found.personId,
    isOwn: isOwnDocument(ctx, found),
    submittedAt: found.submittedAt.toISOString(),
    hasPicture: found.documentUrl !== null,
    status: found.status,
    earlier: found.earlier.map((each) => ({
      ...each,
      submittedAt: each.submittedAt.toISOString(),
      decidedAt: each.decidedAt?.toISOString() ?? null,
    })),
  };
}

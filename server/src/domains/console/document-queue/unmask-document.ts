import type { unmaskDocument as endpoint } from '@pinjian/contract/console-document.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findDocument } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/**
 * Shows name and number that belong to a document, to compare them; that it was looked at is written down first.
 * @throws Refusal 40400, also once it is decided: the number is gone then.
 */
export async function unmaskDocument(
  ctx: Ctx<AdminActor>,
  { checkId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'person.unmask');
  return ctx.transaction(async (tx) => {
    const found = await findDocument(tx, checkId);
    if (found?.status !== 0) throw new Refusal(errors.notFound);
    await recordAudit(tx, {
      act: 'unmasked',
      object: { kind: 'realName', id: checkId },
      reason,
      facts: { fields: 'name,number' },
    });
    return { name: found.name, number: found.number };
  });
}

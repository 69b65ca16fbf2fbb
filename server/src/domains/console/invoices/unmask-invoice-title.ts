import type { unmaskInvoiceTitle as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findFullTitle } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/** The title in full, for who has to issue it; that it was looked at, and why, is written down with it. @throws Refusal 403, 40400 */
export async function unmaskInvoiceTitle(
  ctx: Ctx<AdminActor>,
  { invoiceId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'invoice.issue');
  return ctx.transaction(async (tx) => {
    const title = await findFullTitle(tx, invoiceId);
    if (title === null) throw new Refusal(errors.notFound);
    await recordAudit(tx, {
      act: 'unmasked',
      object: { kind: 'invoice', id: invoiceId },
      reason,
      facts: { fields: 'title' },
    });
    return title;
  });
}

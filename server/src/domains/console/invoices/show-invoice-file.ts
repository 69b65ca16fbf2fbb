import { invoiceErrors } from '@pinjian/contract/billing-invoice.ts';
import type { showInvoiceFile as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { signPaper } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireInvoiceCase } from './find-case.ts';

/** The PDF of a paper, for ten minutes; that it was looked at is written down. @throws Refusal 403, 40400, 41130 */
export async function showInvoiceFile(
  ctx: Ctx<AdminActor>,
  { invoiceId, paper }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (inner) => {
    const tx = inner.as(ctx.actor);
    await requireInvoiceCase(tx, invoiceId);
    const signed = await signPaper(tx, invoiceId, paper);
    if (signed === null) throw new Refusal(invoiceErrors.notIssued);
    await recordAudit(tx, { act: 'invoiceShown', object: { kind: 'invoice', id: invoiceId }, facts: { paper } });
    return signed;
  });
}

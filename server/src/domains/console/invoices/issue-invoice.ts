import type { issueInvoice as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { issueByHand } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readInvoiceCase, requireDecidable } from './find-case.ts';

/** Enters what was issued at the tax office's platform. @throws Refusal 403, 40400, 40900, 40993, 41126, 41127, 41128 */
export async function issueInvoice(
  ctx: Ctx<AdminActor>,
  { invoiceId, number, fileId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireDecidable(ctx, invoiceId);
  await issueByHand(ctx, { invoiceId, adminId: ctx.actor.userId, number, fileId }, (tx) =>
    recordAudit(tx.as(ctx.actor), {
      act: 'invoiceIssued',
      object: { kind: 'invoice', id: invoiceId },
      facts: { number, uploaded: fileId !== null },
    }),
  );
  return readInvoiceCase(ctx, invoiceId);
}

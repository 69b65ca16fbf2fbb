import type { rejectInvoice as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { rejectInvoice as reject } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readInvoiceCase, requireDecidable } from './find-case.ts';

/** Turns a request down, in words for its payer. @throws Refusal 403, 40400, 40900, 40993, 41128 */
export async function rejectInvoice(
  ctx: Ctx<AdminActor>,
  { invoiceId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireDecidable(ctx, invoiceId);
  await reject(ctx, { invoiceId, adminId: ctx.actor.userId, reason }, (tx) =>
    recordAudit(tx.as(ctx.actor), { act: 'invoiceRejected', object: { kind: 'invoice', id: invoiceId }, reason }),
  );
  return readInvoiceCase(ctx, invoiceId);
}

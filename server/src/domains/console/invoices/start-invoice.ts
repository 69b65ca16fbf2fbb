import type { startInvoice as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { startInvoice as start } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readInvoiceCase, requireDecidable } from './find-case.ts';

/** Begins with an invoice. @throws Refusal 403, 40400, 40900, 40993, 41128 */
export async function startInvoice(
  ctx: Ctx<AdminActor>,
  { invoiceId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireDecidable(ctx, invoiceId);
  await start(ctx, { invoiceId, adminId: ctx.actor.userId }, (tx) =>
    recordAudit(tx.as(ctx.actor), { act: 'invoiceStarted', object: { kind: 'invoice', id: invoiceId } }),
  );
  return readInvoiceCase(ctx, invoiceId);
}

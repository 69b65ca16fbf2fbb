import type { flushInvoice as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { flushByHand, handFlushToVendor } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readInvoiceCase, requireDecidable } from './find-case.ts';

/**
 * Takes an invoice back: enters the red one, or hands it to the vendor where no number is given.
 * @throws Refusal 403, 40001 without a number where no vendor does it, 40400, 40900, 40993, 41126, 41127, 41128
 */
export async function flushInvoice(
  ctx: Ctx<AdminActor>,
  { invoiceId, number, fileId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireDecidable(ctx, invoiceId);
  const object = { kind: 'invoice', id: invoiceId } as const;
  if (number === null) {
    await handFlushToVendor(ctx, { invoiceId, reason }, (tx) =>
      recordAudit(tx.as(ctx.actor), { act: 'invoiceFlushHanded', object, reason }),
    );
  } else {
    await flushByHand(ctx, { invoiceId, adminId: ctx.actor.userId, number, fileId, reason }, (tx) =>
      recordAudit(tx.as(ctx.actor), { act: 'invoiceFlushed', object, reason, facts: { number } }),
    );
  }
  return readInvoiceCase(ctx, invoiceId);
}

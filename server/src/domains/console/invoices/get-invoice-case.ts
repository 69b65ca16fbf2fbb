import type { getInvoiceCase as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { readInvoiceCase } from './find-case.ts';

/** One invoice, its title masked. @throws Refusal 403, 40400 */
export async function getInvoiceCase(
  ctx: Ctx<AdminActor>,
  { invoiceId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return readInvoiceCase(ctx, invoiceId);
}

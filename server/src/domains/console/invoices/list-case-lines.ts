import type { listInvoiceCaseLines as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { listCaseLines } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { pageOf } from '../view.ts';
import { requireInvoiceCase } from './find-case.ts';

/** What an invoice is made of. @throws Refusal 403, 40400 */
export async function listInvoiceCaseLines(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { invoice } = await requireInvoiceCase(ctx, input.invoiceId);
  return pageOf(await listCaseLines(ctx, input), invoice.lines, input);
}

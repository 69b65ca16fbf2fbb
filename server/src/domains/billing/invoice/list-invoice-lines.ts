import type { listInvoiceLines as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwn } from './find-own.ts';
import { findLinesOf } from './line-queries.ts';
import { lineView } from './view.ts';

/** What one of the payer's invoices is made of. @throws Refusal 403, 40310, 40311, 40400 */
export async function listInvoiceLines(
  ctx: Ctx<SignedInActor>,
  { invoiceId, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { lines } = await requireOwn(ctx, invoiceId);
  const rows = await findLinesOf(ctx, invoiceId, { current, pageSize });
  return {
    records: rows.map(lineView),
    total: Math.min(lines, totalCap),
    current,
    pageSize,
    totalCapped: lines > totalCap,
  };
}

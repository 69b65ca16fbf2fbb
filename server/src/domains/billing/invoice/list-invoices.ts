import type { listInvoices as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { countInvoices, findInvoicePage } from './queries.ts';
import { summaryViews } from './view.ts';

/** The payer's invoices. @throws Refusal 403, 40310, 40311 */
export async function listInvoices(
  ctx: Ctx<SignedInActor>,
  { state, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const records = await summaryViews(ctx, await findInvoicePage(ctx, { payer, state, current, pageSize }));
  const count = await countInvoices(ctx, { payer, state }, totalCap + 1);
  return { records, total: Math.min(count, totalCap), current, pageSize, totalCapped: count > totalCap };
}

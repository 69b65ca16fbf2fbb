import type { listInvoiceCases as endpoint } from '@pinjian/contract/console-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { countInvoiceCases, listInvoiceCases as list } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';
import { payerView } from './view.ts';

/** Invoices that wait, or are done, with how many there are of each. @throws Refusal 403 */
export async function listInvoiceCases(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'invoice.issue');
  const rows = await list(ctx, input);
  const records = [];
  for (const row of rows) records.push({ ...row, payer: await payerView(ctx, row.payer) });
  const counts = await countInvoiceCases(ctx);
  return {
    ...pageOf(records, counts.get(input.list) ?? 0, input),
    counts: [...counts].map(([name, count]) => ({ list: name, count: Math.min(count, totalCap) })),
    byPerson: ctx.ports.invoicing.byPerson,
  };
}

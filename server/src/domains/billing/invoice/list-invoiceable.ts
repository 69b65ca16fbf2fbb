import type { listInvoiceable as endpoint } from '@pinjian/contract/billing-invoice.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { findInvoiceable, sumInvoiceable } from './line-queries.ts';
import { mayInvoice } from './policy.ts';
import { spanOfMonth } from './rules.ts';
import { lineView } from './view.ts';

/** Months that a screen can choose from. */
const mostMonths = 24;

/** What can be invoiced. @throws Refusal 403, 40310, 40311 */
export async function listInvoiceable(
  ctx: Ctx<SignedInActor>,
  { month, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const months = await sumInvoiceable(ctx, payer);
  const asked = months.filter((each) => month === undefined || each.month === month);
  const lines = asked.reduce((sum, each) => sum + each.lines, 0);
  const rows = await findInvoiceable(ctx, {
    payer,
    span: month === undefined ? null : spanOfMonth(month),
    current,
    pageSize,
  });
  return {
    records: rows.map(lineView),
    total: Math.min(lines, totalCap),
    current,
    pageSize,
    totalCapped: lines > totalCap,
    fen: asked.reduce((sum, each) => sum + each.fen, 0),
    lines,
    months: months.slice(0, mostMonths),
    byPerson: ctx.ports.invoicing.byPerson,
    mayWrite: mayInvoice(ctx.actor),
  };
}

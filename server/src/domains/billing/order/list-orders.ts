import type { listOrders as endpoint, OrderKind, OrderState } from '@pinjian/contract/billing-order.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { countOrderRows, listOrderRows } from './queries.ts';
import { orderSummaryOf } from './view.ts';

const statesOf: Readonly<Record<OrderKind, readonly OrderState[]>> = {
  all: [],
  open: ['open'],
  confirming: ['confirming'],
  paid: ['paid', 'refunding', 'partlyRefunded'],
  refunded: ['refunding', 'partlyRefunded', 'refunded'],
  closed: ['closed'],
};

/** Orders of the caller's wallet, newest first. @throws Refusal 40310, 40311 */
export async function listOrders(
  ctx: Ctx<SignedInActor>,
  { kind, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const filter = { states: statesOf[kind], payer: requirePayer(ctx.actor) };
  const rows = await listOrderRows(ctx, filter, { current, pageSize });
  const total = await countOrderRows(ctx, filter, totalCap + 1);
  return {
    records: rows.map(orderSummaryOf),
    total: Math.min(total, totalCap),
    current,
    pageSize,
    totalCapped: total > totalCap,
  };
}

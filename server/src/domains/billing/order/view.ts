import type { Order, OrderSummary } from '@pinjian/contract/billing-order.ts';
import type { Ctx } from '#server/context.ts';
import { paymentViews } from '../payment/view.ts';
import { findPaymentsOf } from '../payment/queries.ts';
import type { OrderRow } from './queries.ts';
import { stateOf } from './rules.ts';

export function orderSummaryOf(row: OrderRow): OrderSummary {
  return {
    orderId: row.id,
    number: row.number,
    product: row.product,
    title: row.title,
    unit: row.unit,
    units: row.units,
    days: row.days,
    fen: row.fen,
    state: stateOf(row),
    closedWhy: row.closed_why,
    refundedFen: row.refunding_fen + row.refunded_fen,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

/** An order with its payments, as its payer reads it. */
export async function orderView(ctx: Ctx, row: OrderRow): Promise<Order> {
  const payments = await paymentViews(ctx, await findPaymentsOf(ctx, [row.id]));
  return { ...orderSummaryOf(row), madeBy: row.payer.startsWith('company:') ? row.made_by : null, payments };
}

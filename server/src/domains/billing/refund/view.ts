import type { Refund } from '@pinjian/contract/billing-refund.ts';
import type { Ctx } from '#server/context.ts';
import { findOrders } from '../order/queries.ts';
import { findPayment } from '../payment/queries.ts';
import { findPartsOf, type PartRow, type RefundRow } from './queries.ts';

export interface PartFacts extends PartRow {
  readonly number: string;
  readonly title: string;
  readonly channel: Refund['parts'][number]['channel'];
}

/** Parts with the order and the way that each goes back by. */
export async function partFacts(ctx: Ctx, parts: readonly PartRow[]): Promise<PartFacts[]> {
  const orders = await findOrders(ctx, [...new Set(parts.map((part) => part.order_id))]);
  const facts: PartFacts[] = [];
  for (const part of parts) {
    const order = orders.find(({ id }) => id === part.order_id);
    const payment = await findPayment(ctx, part.payment_id);
    if (order === undefined || payment === undefined) throw new Error(`the part ${part.id} belongs to nothing`);
    facts.push({ ...part, number: order.number, title: order.title, channel: payment.channel });
  }
  return facts;
}

/** Refunds as their payer reads them. */
export async function refundViews(ctx: Ctx, rows: readonly RefundRow[]): Promise<Refund[]> {
  const parts = await partFacts(
    ctx,
    await findPartsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
  );
  return rows.map((row) => ({
    refundId: row.id,
    fen: row.approved_fen !== null && row.state !== 'secondAsked' ? row.approved_fen : row.fen,
    state: row.state,
    reason: row.reason,
    words: row.words,
    refusedWhy: row.refused_why,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    doneAt: row.done_at?.toISOString() ?? null,
    parts: parts
      .filter((part) => part.refund_id === row.id)
      .map((part) => ({
        orderId: part.order_id,
        number: part.number,
        title: part.title,
        channel: part.channel,
        fen: part.fen,
        state: part.state,
        doneAt: part.done_at?.toISOString() ?? null,
      })),
  }));
}

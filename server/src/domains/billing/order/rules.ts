import type { OrderClosing, OrderState } from '@pinjian/contract/billing-order.ts';

interface Money {
  readonly state: 'open' | 'confirming' | 'paid' | 'closed';
  readonly fen: number;
  readonly refunding_fen: number;
  readonly refunded_fen: number;
}

/** Where an order stands for whoever reads it; the list's SQL says the same. */
export function stateOf({ state, fen, refunding_fen: refunding, refunded_fen: refunded }: Money): OrderState {
  if (state !== 'paid') return state;
  if (refunding > 0) return 'refunding';
  if (refunded >= fen) return 'refunded';
  return refunded > 0 ? 'partlyRefunded' : 'paid';
}

/** An order that nobody paid in time is fulfilled all the same where the money was on its way: so long after its end. */
const lateHours = 24;

/** What is done with money that came, of the right amount or not. */
export type Judgement = 'fulfil' | 'return' | 'doubt';

/**
 * What a payment leads to. Another amount is for a person to look at. An order that another payment fulfilled takes no
 * second one. An order that was closed because its time was over is fulfilled up to a day later: whoever pays then wants it,
 * and it was sold at this price. What the payer cancelled, and what comes later still, goes back whole.
 */
export function judge(
  order: { readonly state: Money['state']; readonly closed_why: OrderClosing | null; readonly closed_at: Date | null },
  paid: { readonly asked: number; readonly received: number; readonly at: Date },
): Judgement {
  if (paid.received !== paid.asked) return 'doubt';
  if (order.state === 'open' || order.state === 'confirming') return 'fulfil';
  if (order.state === 'paid' || order.closed_at === null) return 'return';
  const isLate = paid.at.getTime() > order.closed_at.getTime() + lateHours * 3_600_000;
  return order.closed_why === 'expired' && !isLate ? 'fulfil' : 'return';
}

/** Seconds until a vendor is asked again, after so many times: soon at first, hourly in the end. */
export function pauseAfter(asks: number): number {
  return [10, 20, 40, 60, 120, 300, 600, 1800][asks] ?? 3600;
}

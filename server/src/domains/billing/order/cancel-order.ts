import { orderErrors, type cancelOrder as endpoint } from '@pinjian/contract/billing-order.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { closeOrder } from './close-order.ts';
import { requireOwnOrder } from './get-order.ts';
import { orderView } from './view.ts';

/**
 * Ends an order that is not paid yet, at the vendor too. One that turns out to be paid is a paid one: nothing is refused
 * then. Again is the same result.
 * @throws Refusal 40310, 40311, 40400, 41313 while nobody knows whether it was paid
 */
export async function cancelOrder(
  ctx: Ctx<SignedInActor>,
  { orderId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireOwnOrder(ctx, orderId);
  const order = await closeOrder(ctx, orderId, 'cancelled');
  if (order === undefined || order.state === 'open' || order.state === 'confirming')
    throw new Refusal(orderErrors.beingConfirmed);
  return orderView(ctx, order);
}

import type { getOrder as endpoint } from '@pinjian/contract/billing-order.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { findOrder, type OrderRow } from './queries.ts';
import { orderView } from './view.ts';

/** An order of the caller's wallet. @throws Refusal 40310, 40311, 40400 */
export async function requireOwnOrder(ctx: Ctx<SignedInActor>, orderId: string): Promise<OrderRow> {
  const payer = requirePayer(ctx.actor);
  const order = await findOrder(ctx, orderId);
  if (order?.payer !== payer) throw new Refusal(errors.notFound);
  return order;
}

/** @throws Refusal 40310, 40311, 40400 */
export async function getOrder(
  ctx: Ctx<SignedInActor>,
  { orderId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return orderView(ctx, await requireOwnOrder(ctx, orderId));
}

import type { checkPayment as endpoint } from '@pinjian/contract/billing-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findOrder } from '../order/queries.ts';
import { requirePayer } from '../policy.ts';
import { askPayment, markUnsure } from './ask-payment.ts';
import { findPayment, type PaymentRow } from './queries.ts';
import { paymentViews } from './view.ts';

/** A vendor is asked at most so often about one payment. */
const pauseMs = 3000;

/** A payment of the caller's. @throws Refusal 40310, 40311, 40400 */
export async function requireOwnPayment(ctx: Ctx<SignedInActor>, paymentId: string): Promise<PaymentRow> {
  const payer = requirePayer(ctx.actor);
  const payment = await findPayment(ctx, paymentId);
  const order = payment === undefined ? undefined : await findOrder(ctx, payment.order_id);
  if (payment === undefined || order?.payer !== payer) throw new Refusal(errors.notFound);
  return payment;
}

/**
 * Finds out whether a payment was made, for a payer who says so. Without an answer it reads 确认中 and is settled later by
 * itself.
 * @throws Refusal 40310, 40311, 40400
 */
export async function checkPayment(
  ctx: Ctx<SignedInActor>,
  { paymentId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payment = await requireOwnPayment(ctx, paymentId);
  const isOpen = payment.state === 'open' || payment.state === 'confirming';
  const askedAgo = ctx.now().getTime() - (payment.asked_at?.getTime() ?? -Infinity);
  if (isOpen && payment.vendor !== 'bank' && askedAgo >= pauseMs && !(await askPayment(ctx, paymentId)))
    await markUnsure(ctx, paymentId);
  const [view] = await paymentViews(ctx, [await requireOwnPayment(ctx, paymentId)]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

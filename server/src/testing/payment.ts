import type { Order } from '@pinjian/contract/billing-order.ts';
import type { Payment, PaymentChannel } from '@pinjian/contract/billing-payment.ts';
import type { SandboxPaymentAct } from '@pinjian/contract/sandbox-payment.ts';
import type { Product } from '@pinjian/contract/billing-price.ts';
import { newId } from '#platform/core/ids.ts';
import { createOrder } from '#domains/billing/order/create-order.ts';
import { getOrder } from '#domains/billing/order/get-order.ts';
import { closeOrdersTask, askPaymentsTask, sendPartsTask } from '#domains/billing/tasks.ts';
import { startPayment } from '#domains/billing/payment/start-payment.ts';
import { findAccounts } from '#domains/wallet/index.ts';
import type { Payer } from '#domains/wallet/index.ts';
import { actOnSandboxPayment } from '#server/sandbox/payment-calls.ts';
import { sendDelayedNoticesTask } from '#server/sandbox/tasks.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';

const prices: Readonly<Record<Product, number>> = {
  simulations5: 5900,
  monthCard: 18_900,
  quarterCard: 38_000,
  recharge500: 50_000,
  recharge700: 70_000,
  recharge1000: 100_000,
  test: 1,
};

/** An order of a product at its price. */
export async function ordered(mine: Ctx<SignedInActor>, product: Product): Promise<Order> {
  return createOrder(mine, { key: newId(), product, fen: prices[product] });
}

/** An order with an attempt to pay it, that stands at the cashier. */
export async function atCashier(
  mine: Ctx<SignedInActor>,
  product: Product,
  channel: PaymentChannel = 'sandbox',
): Promise<{ order: Order; payment: Payment; tradeNo: string }> {
  const order = await ordered(mine, product);
  const payment = await startPayment(mine, { orderId: order.orderId, channel });
  return { order, payment, tradeNo: payment.paymentId.replaceAll('-', '') };
}

/** Does something at the cashier. */
export async function act(system: Ctx, tradeNo: string, what: SandboxPaymentAct, fen?: number): Promise<number[]> {
  const done = await actOnSandboxPayment(system, {
    tradeNo,
    act: what,
    ...(fen === undefined ? {} : { fen }),
  });
  return done.answers;
}

/** An order that is paid. */
export async function paidOrder(system: Ctx, mine: Ctx<SignedInActor>, product: Product): Promise<Order> {
  const { order, tradeNo } = await atCashier(mine, product);
  await act(system, tradeNo, 'pay');
  return getOrder(mine, order);
}

/** What the background does every minute about money. */
export async function runMoneyTasks(system: Ctx): Promise<void> {
  for (const each of [sendDelayedNoticesTask, askPaymentsTask, closeOrdersTask, sendPartsTask])
    await each.run(system as never, {});
}

/** What stands on a payer's accounts, credits less debits; what is held taken off. */
export async function balances(ctx: Ctx, payer: Payer): Promise<Readonly<Record<string, number>>> {
  const rows = await findAccounts(ctx, payer);
  return Object.fromEntries(rows.map((row) => [row.name, row.credits_posted - row.debits_posted]));
}

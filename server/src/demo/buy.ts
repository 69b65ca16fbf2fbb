import { createOrder } from '@pinjian/contract/billing-order.ts';
import { startPayment } from '@pinjian/contract/billing-payment.ts';
import type { Product } from '@pinjian/contract/billing-price.ts';
import { findProduct, receiveNotice } from '#domains/billing/index.ts';
import { newId } from '#platform/core/ids.ts';
import { listCashierTrades, payAtCashier } from '#platform/payment/cashier.ts';
import { sandboxNotice } from '#platform/payment/embedded.ts';
import type { SignedInActor, SystemActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';

const system: SystemActor = { kind: 'system' };

/** An order that waits at the sandbox cashier. */
export interface Waiting {
  readonly orderId: string;
  readonly paymentId: string;
  readonly tradeNo: string;
  readonly fen: number;
}

/** Orders a product and goes to the cashier with it; nothing is paid yet. */
export async function goToCashier(stage: Stage, actor: SignedInActor, product: Product): Promise<Waiting> {
  const { fen } = await findProduct(stage.as(system), product);
  const { orderId } = await call(stage.as(actor), createOrder, { key: newId(), product, fen });
  stage.advance(20_000);
  const { paymentId } = await call(stage.as(actor), startPayment, { orderId, channel: 'sandbox' });
  return { orderId, paymentId, tradeNo: paymentId.replaceAll('-', ''), fen };
}

/** Pays at the cashier, what is asked or another amount; the cashier tells us of it, signed, as it tells everybody. */
export async function payThere(stage: Stage, { tradeNo, fen: asked }: Waiting, fen = asked): Promise<void> {
  stage.advance(40_000);
  const { cashier } = stage;
  if (!(await payAtCashier(cashier, { tradeNo, fen, evenClosed: true }))) throw new Error(`${tradeNo} was not paid`);
  const [trade] = await listCashierTrades(cashier, tradeNo);
  if (trade === undefined) throw new Error(`the cashier does not know ${tradeNo}`);
  const raw = sandboxNotice(cashier, trade, { sentAt: stage.now() });
  await receiveNotice(stage.as(system), { vendor: 'sandbox', raw });
  await stage.settle();
}

/** Buys something; answers the order. */
export async function buy(stage: Stage, actor: SignedInActor, product: Product): Promise<string> {
  const waiting = await goToCashier(stage, actor, product);
  await payThere(stage, waiting);
  return waiting.orderId;
}

import { randomInt } from 'node:crypto';
import {
  maxOpenOrders,
  orderErrors,
  orderMinutes,
  type createOrder as endpoint,
} from '@pinjian/contract/billing-order.ts';
import { priceErrors, priceLabels, products } from '@pinjian/contract/billing-price.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer, unitOfPayer } from '../policy.ts';
import { unitOf } from '../price/data/first-prices.ts';
import { findProduct } from '../price/find-prices.ts';
import { countOpenOrders, findOrderByKey, insertOrder, type OrderRow } from './queries.ts';
import { orderView } from './view.ts';

/** The day in Beijing, and twelve digits that tell nobody how many orders there are. */
function newNumber(now: Date): string {
  const digits = () => String(randomInt(1_000_000)).padStart(6, '0');
  return `${dayInBeijing(now).replaceAll('-', '')}${digits()}${digits()}`;
}

/**
 * Orders a product at the price that the payer was shown. The same key again is the same order, with what became of it.
 * @throws Refusal 40310, 40311; 40901 for a key of another order, 41310 for what is not sold here or not to them, 41311 {fen},
 * 41312
 */
export async function createOrder(
  ctx: Ctx<SignedInActor>,
  { key, product: wanted, fen }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const order = await ctx.transaction(async (tx): Promise<OrderRow> => {
    const before = await findOrderByKey(tx, payer, key);
    if (before !== undefined) return sameOrder(before, wanted, fen);
    const product = products.find((each) => each === wanted);
    const unit = unitOfPayer(payer);
    if (product === undefined || unitOf(product, unit) !== unit) throw new Refusal(orderErrors.productUnknown);
    const price = await findProduct(tx, product).catch((error: unknown) => {
      const isOff = error instanceof Refusal && error.code === priceErrors.notOnSale.code;
      throw isOff ? new Refusal(orderErrors.productUnknown) : error;
    });
    if (price.fen !== fen) throw new Refusal(orderErrors.priceChanged, { data: { fen: price.fen } });
    if ((await countOpenOrders(tx, payer)) >= maxOpenOrders) throw new Refusal(orderErrors.tooManyOpen);
    const now = tx.now();
    await insertOrder(tx, {
      id: newId(),
      number: newNumber(now),
      payer,
      key,
      product,
      title: priceLabels[product],
      unit,
      units: price.units,
      days: price.days,
      fen,
      state: 'open',
      made_by: tx.actor.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + orderMinutes * 60_000),
    });
    // Where the same key came at the same moment, it is the one that was first.
    const made = await findOrderByKey(tx, payer, key);
    if (made === undefined) throw new Error('an order that was just made is gone');
    return sameOrder(made, product, fen);
  });
  return orderView(ctx, order);
}

function sameOrder(order: OrderRow, product: string, fen: number): OrderRow {
  if (order.product !== product || order.fen !== fen) throw new Refusal(errors.keyReused);
  return order;
}

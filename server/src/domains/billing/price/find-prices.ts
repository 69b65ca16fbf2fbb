import { priceItems, type PriceItem, type Product } from '@pinjian/contract/billing-price.ts';
import { priceErrors } from '@pinjian/contract/billing-price.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { firstPrices, type Price } from './data/first-prices.ts';
import { findPricesAt } from './queries.ts';

/** The whole price list as it holds at an instant. */
export async function pricesAt(ctx: Ctx, at: Date): Promise<ReadonlyMap<PriceItem, Price>> {
  const prices = new Map(firstPrices.map((price) => [price.item, price]));
  for (const { item, fen, units, days, on_sale: onSale } of await findPricesAt(ctx, at)) {
    const named = priceItems.find((each) => each === item);
    if (named !== undefined) prices.set(named, { item: named, fen, units, days, onSale });
  }
  return prices;
}

/** What an item costs now. */
export async function priceOf(ctx: Ctx, item: PriceItem): Promise<Price> {
  const price = (await pricesAt(ctx, ctx.now())).get(item);
  if (price === undefined) throw new Error(`${item} has no price`);
  return price;
}

/** Whether a price can be bought here: what tries payments out never in production. */
export function isOnSale(ctx: Ctx, { item, onSale }: Price): boolean {
  return onSale && (item !== 'test' || !ctx.ports.config.sandbox.production);
}

/**
 * What a product costs and brings now.
 * @throws Refusal 41103 for what is not on sale
 */
export async function findProduct(ctx: Ctx, product: Product): Promise<Price & { readonly fen: number }> {
  const price = await priceOf(ctx, product);
  if (price.fen === null || !isOnSale(ctx, price)) throw new Refusal(priceErrors.notOnSale);
  return { ...price, fen: price.fen };
}

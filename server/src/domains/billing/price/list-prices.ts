import {
  priceLabels,
  products,
  useItems,
  type listPrices as endpoint,
  type PriceItem,
} from '@pinjian/contract/billing-price.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { unitOf } from './data/first-prices.ts';
import { isOnSale, pricesAt } from './find-prices.ts';

/** What whoever asks may buy, and what its use costs: seekers' and companies' prices are two lists. */
export async function listPrices(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  if (ctx.actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  const unit = ctx.actor.kind === 'seeker' ? ('simulation' as const) : ('credit' as const);
  const isTheirs = (item: PriceItem) => unitOf(item, unit) === unit;
  const prices = await pricesAt(ctx, ctx.now());
  return {
    products: products.filter(isTheirs).flatMap((product) => {
      const price = prices.get(product);
      if (price === undefined || price.fen === null || !isOnSale(ctx, price)) return [];
      return [{ product, label: priceLabels[product], fen: price.fen, unit, units: price.units, days: price.days }];
    }),
    uses: useItems.filter(isTheirs).flatMap((item) => {
      const price = prices.get(item);
      return price === undefined ? [] : [{ item, label: priceLabels[item], unit, units: price.units }];
    }),
    freeSimulations: unit === 'simulation' ? (prices.get('freeSimulations')?.units ?? 0) : null,
  };
}

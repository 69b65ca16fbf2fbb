import type { proposePriceChange as endpoint } from '@pinjian/contract/console-price.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { proposePrice } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';
import { findPriceChange } from './list-console-prices.ts';

/** Proposes another price, for another admin to agree to. @throws Refusal 40001, 41106 while one for the item waits */
export async function proposePriceChange(
  ctx: Ctx<AdminActor>,
  { item, fen = null, units, days = null, onSale, validFrom = null, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'price.decide');
  return ctx.transaction(async (tx) => {
    const from = validFrom === null ? null : new Date(validFrom);
    const id = await proposePrice(tx, { item, fen, units, days, onSale, validFrom: from, reason });
    const facts = { item, units, onSale, ...(fen !== null && { fen }), ...(days !== null && { days }) };
    await recordAudit(tx, { act: 'priceProposed', object: { kind: 'priceChange', id }, reason, facts });
    return findPriceChange(tx, id);
  });
}

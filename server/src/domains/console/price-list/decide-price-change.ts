import type {
  decidePriceChange as endpoint,
  takeBackPriceChange as takeBackEndpoint,
} from '@pinjian/contract/console-price.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { decidePrice, takeBackPrice } from '#domains/billing/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin, requireReason } from '../policy.ts';
import { findPriceChange } from './list-console-prices.ts';

/**
 * A second admin's yes or no to a price.
 * @throws Refusal 40001 for a no without a reason, 40400, 41104 for who proposed it, 41105 where it was settled
 */
export async function decidePriceChange(
  ctx: Ctx<AdminActor>,
  { changeId, outcome, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'price.decide');
  requireReason(outcome === 'rejected', reason);
  return ctx.transaction(async (tx) => {
    const { item } = await decidePrice(tx, { changeId, outcome, answer: reason ?? null });
    await recordAudit(tx, {
      act: outcome === 'approved' ? 'priceApproved' : 'priceRejected',
      object: { kind: 'priceChange', id: changeId },
      facts: { item },
      ...(reason === undefined ? {} : { reason }),
    });
    return findPriceChange(tx, changeId);
  });
}

/** Takes back a price that oneself proposed. @throws Refusal 40400, 41105 where it was settled */
export async function takeBackPriceChange(
  ctx: Ctx<AdminActor>,
  { changeId }: Received<typeof takeBackEndpoint>,
): Promise<Answer<typeof takeBackEndpoint>> {
  requireAdmin(ctx.actor, 'price.decide');
  return ctx.transaction(async (tx) => {
    const { item } = await takeBackPrice(tx, changeId);
    await recordAudit(tx, { act: 'priceTakenBack', object: { kind: 'priceChange', id: changeId }, facts: { item } });
    return findPriceChange(tx, changeId);
  });
}

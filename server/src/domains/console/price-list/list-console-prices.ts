import type { PriceChange, listConsolePrices as endpoint } from '@pinjian/contract/console-price.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findPriceBoard, listPriceChanges } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { priceChangeView, priceRowView } from './view.ts';

/** The price list: what holds, what follows, what was, and what is proposed. */
export async function listConsolePrices(ctx: Ctx<AdminActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = requireAdmin(ctx.actor, 'price.decide');
  const { present, others } = await findPriceBoard(ctx);
  const changes = await listPriceChanges(ctx);
  return {
    present: present.map(priceRowView),
    others: others.map(priceRowView),
    changes: changes.flatMap((row) => priceChangeView(row, userId)),
  };
}

/** One proposal as it stands. @throws Refusal 40400 */
export async function findPriceChange(ctx: Ctx<AdminActor>, changeId: string): Promise<PriceChange> {
  const rows = await listPriceChanges(ctx);
  const [view] = rows.filter((row) => row.id === changeId).flatMap((row) => priceChangeView(row, ctx.actor.userId));
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

import { priceLabels } from '@pinjian/contract/billing-price.ts';
import type { UseView, listUses as endpoint } from '@pinjian/contract/billing-use.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requirePayer } from '../policy.ts';
import { countUses, findUses, type NamedUse } from './queries.ts';

/** What was held, taken and given back, the latest first. */
export async function listUses(
  ctx: Ctx<SignedInActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requirePayer(ctx.actor);
  const rows = await findUses(ctx, payer, input);
  const total = await countUses(ctx, payer, input);
  return {
    records: rows.map(useView),
    total: Math.min(total, totalCap),
    current: input.current,
    pageSize: input.pageSize,
    totalCapped: total > totalCap,
  };
}

function useView(row: NamedUse): UseView {
  return {
    useId: row.id,
    item: row.item,
    label: priceLabels[row.item],
    unit: row.unit,
    units: row.units,
    state: row.state,
    subject: { kind: row.subject_kind, id: row.subject_id },
    positionId: row.position_id,
    memberId: row.member_id,
    memberName: row.member_name ?? '',
    positionTitle: row.position_title ?? '',
    heldAt: row.held_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}

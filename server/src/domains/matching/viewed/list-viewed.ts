import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listViewedPositions as endpoint } from '@pinjian/contract/matching-position-list.ts';
import { positionCards } from '#domains/position/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findViewed } from './queries.ts';
import { isNoting, viewedSince } from './note-viewed.ts';

/** What the caller opened lately, the last first; what seekers do not see any more is left out. */
export async function listViewedPositions(
  ctx: Ctx<SeekerActor>,
  { current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const seekerId = ctx.actor.userId;
  const viewed = await findViewed(ctx, seekerId, viewedSince(ctx.now()));
  const at = new Map(viewed.map((row) => [row.position_id, row.at]));
  const cards = await positionCards(ctx, seekerId, [...at.keys()]);
  const records = cards.flatMap((position) => {
    const viewedAt = at.get(position.positionId)?.toISOString();
    return viewedAt === undefined ? [] : [{ position, viewedAt }];
  });
  return {
    records: records.slice((current - 1) * pageSize, current * pageSize),
    total: records.length,
    totalCapped: false,
    current,
    pageSize,
    notes: await isNoting(ctx, seekerId),
  };
}

import type { listPositions as endpoint } from '@pinjian/contract/position.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { countByStatus, findCompanyPage } from './queries.ts';
import { findPendingAmong } from './review/queries.ts';
import { rowView } from './view.ts';

/** The company's positions, those changed last first, with how many stand where; empty without a company. */
export async function listPositions(
  ctx: Ctx<Employing>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { current, pageSize, q } = input;
  const page = { current, pageSize };
  if (ctx.actor.companyId === null) return { records: [], total: 0, totalCapped: false, counts: [], ...page };
  const { companyId } = requireReading(ctx.actor, 'positions');
  const status = Object.values(positionStatus).find((each): each is PositionStatus => each === input.status);
  const counts = await countByStatus(ctx, { companyId, q });
  const total = counts
    .filter((each) => status === undefined || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const records = await findCompanyPage(
    ctx,
    { companyId, q, status },
    { offset: (current - 1) * pageSize, limit: pageSize },
  );
  const inReview = await findPendingAmong(
    ctx,
    records.map(({ id }) => id),
  );
  return {
    records: records.map((record) => rowView(record, inReview.has(record.id))),
    total: Math.min(total, totalCap),
    totalCapped: total > totalCap,
    counts,
    ...page,
  };
}

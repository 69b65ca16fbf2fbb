import type { listPositionReviews as endpoint } from '@pinjian/contract/console-position-review.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { countPositionReviews, listPositionReviews as list } from '#domains/position/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { pageOf } from '../view.ts';
import { requireAdmin } from '../policy.ts';

/** Positions whose words a person is to judge, who has waited longest first. */
export async function listPositionReviews(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  const rows = await list(ctx, input);
  const records = rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }));
  return pageOf(records, (await countPositionReviews(ctx)).count, input);
}

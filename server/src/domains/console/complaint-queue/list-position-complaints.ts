import type { listPositionComplaints as endpoint } from '@pinjian/contract/console-position-complaint.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { countComplaints, listComplaints } from '#domains/position/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';

/** What seekers find wrong with positions, who has waited longest first. */
export async function listPositionComplaints(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'review.decide');
  const rows = await listComplaints(ctx, input);
  const records = rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }));
  return pageOf(records, (await countComplaints(ctx)).count, input);
}

import type { listAudit as endpoint } from '@pinjian/contract/console.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { countAudit, findAudit } from './queries.ts';
import { auditView } from './view.ts';

/** What admins did, newest first. */
export async function listAudit(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const admin = requireAdmin(ctx.actor, 'audit.read');
  const rows = await findAudit(ctx, input, input);
  const total = await countAudit(ctx, input);
  return {
    records: rows.map((row) => auditView(ctx.ports.secretBox, row, admin.userId)),
    total: Math.min(total, totalCap),
    current: input.current,
    pageSize: input.pageSize,
    totalCapped: total > totalCap,
  };
}

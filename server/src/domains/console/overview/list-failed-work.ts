import type { listFailedWork as endpoint } from '@pinjian/contract/console.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { findFailedWork, waitingOf } from './queries.ts';

/** Tasks and events that failed as often as they are repeated. */
export async function listFailedWork(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'task.retry');
  const { current, pageSize } = input;
  const { count } = await waitingOf.failedWork(ctx);
  const rows = await findFailedWork(ctx, Math.min(current * pageSize, totalCap));
  return {
    records: rows.slice((current - 1) * pageSize, current * pageSize).map((row) => ({
      workId: row.id,
      kind: row.kind,
      name: row.name,
      attempts: row.attempts,
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt.toISOString(),
      error: row.error,
    })),
    total: Math.min(count, totalCap),
    current,
    pageSize,
    totalCapped: count > totalCap,
  };
}

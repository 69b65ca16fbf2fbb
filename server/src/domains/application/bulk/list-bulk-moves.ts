import type { listBulkMoves as endpoint } from '@pinjian/contract/application-bulk.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findRecentBulkMoves } from './queries.ts';
import { bulkMoveViews } from './view.ts';

/** One that has ended is shown to whoever comes back so much later. */
const shownAfterMs = 600_000;
const shownAtMost = 20;

/** The actor's bulk moves that are under way or have just ended, the latest first. */
export async function listBulkMoves(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'candidate.move');
  const since = new Date(ctx.now().getTime() - shownAfterMs);
  const of = { moverId: ctx.actor.userId, companyId, since, limit: shownAtMost };
  return bulkMoveViews(ctx, await findRecentBulkMoves(ctx, of));
}

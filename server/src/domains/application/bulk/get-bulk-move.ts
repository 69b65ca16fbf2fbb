import type { getBulkMove as endpoint } from '@pinjian/contract/application-bulk.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findBulkMove, type BulkRecord } from './queries.ts';
import { findBulkMoveView } from './view.ts';

/** How far a bulk move is, and what became of each candidate. */
export async function getBulkMove(
  ctx: Ctx<EmployerActor>,
  { bulkId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return findBulkMoveView(ctx, requireOwnBulkMove(ctx.actor, await findBulkMove(ctx, bulkId)));
}

/**
 * A bulk move that the actor asked for, in the company where they still move candidates.
 * @throws Refusal 40310, 40311, and 40400 for anyone else's.
 */
function requireOwnBulkMove(actor: EmployerActor, bulk: BulkRecord | undefined): BulkRecord {
  const companyId = requirePermission(actor, 'candidate.move');
  if (bulk?.mover_id !== actor.userId || bulk.company_id !== companyId) throw new Refusal(errors.notFound);
  return bulk;
}

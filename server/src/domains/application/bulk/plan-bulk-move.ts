import {
  bulkWaitSeconds,
  type passResumes as passEndpoint,
  type rejectCandidates as rejectEndpoint,
} from '@pinjian/contract/application-bulk.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireReason } from '../pipeline/reject-candidate.ts';
import { countOpenBulkMoves, findBulkByKey, insertBulkMove, insertBulkRows, type NewBulkMove } from './queries.ts';
import { runBulkMoveTask } from './run-bulk-move.ts';
import { findBulkMoveView } from './view.ts';

/** One person can have so many under way; more is a script or a stuck key. */
const openAtMost = 20;

/** Plans the passing of many resumes; it runs in ten seconds, each of them on its own. */
export async function passResumes(
  ctx: Ctx<EmployerActor>,
  { key, items }: Received<typeof passEndpoint>,
): Promise<Answer<typeof passEndpoint>> {
  return planBulkMove(ctx, { key, move: 'passResume', details: {} }, items);
}

/** Plans the rejection of many candidates for one reason. */
export async function rejectCandidates(
  ctx: Ctx<EmployerActor>,
  { key, items, reason, note, releaseNow }: Received<typeof rejectEndpoint>,
): Promise<Answer<typeof rejectEndpoint>> {
  requireReason(reason);
  return planBulkMove(ctx, { key, move: 'reject', details: { reason, note, releaseNow } }, items);
}

type Items = Received<typeof passEndpoint>['items'];

/** @throws Refusal 40310, 40311, and 42900 when too many of this person's are under way. */
async function planBulkMove(
  ctx: Ctx<EmployerActor>,
  planned: Pick<NewBulkMove, 'key' | 'move' | 'details'>,
  items: Items,
): Promise<Answer<typeof passEndpoint>> {
  const companyId = requirePermission(ctx.actor, 'candidate.move');
  const bulk = await ctx.transaction(async (tx) => {
    const id = newId();
    const dueAt = new Date(tx.now().getTime() + bulkWaitSeconds * 1000);
    const made = await insertBulkMove(tx, { ...ctx.actor, companyId }, { id, dueAt, ...planned });
    if (made) {
      // Counted with this one.
      if ((await countOpenBulkMoves(tx, ctx.actor.userId)) > openAtMost) throw new Refusal(errors.tooSoon);
      await insertBulkRows(tx, { id, companyId }, withoutDoubles(items));
      await tx.enqueue(runBulkMoveTask, { bulkId: id }, { startAfter: dueAt });
    }
    return findBulkByKey(tx, ctx.actor.userId, planned.key);
  });
  // A key of this person in a company that they have left since.
  if (bulk?.company_id !== companyId) throw new Refusal(errors.notFound);
  return findBulkMoveView(ctx, bulk);
}

/** Each candidate once, as they were named first. */
function withoutDoubles(items: Items): Items {
  return [...new Map(items.toReversed().map((item) => [item.applicationId, item])).values()].toReversed();
}

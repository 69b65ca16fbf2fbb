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
import { requireAdding } from '../pipeline/add-talent.ts';
import { findOrInsertApplication } from '../pipeline/queries.ts';
import {
  countOpenBulkMoves,
  findBulkByKey,
  findPlannedCandidates,
  insertBulkMove,
  insertBulkRows,
  type BulkRecord,
  type NewBulkMove,
} from './queries.ts';
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

/**
 * Plans the adding of many talents for one position. Who is not to be found stands in it without a name: it says of them
 * what it says of nobody.
 * @throws Refusal of `requireAdding`, 40901, 42900
 */
export async function planAdditions(
  ctx: Ctx<EmployerActor>,
  planned: { readonly key: string; readonly positionId: string; readonly seekerIds: readonly (string | null)[] },
): Promise<Answer<typeof passEndpoint>> {
  const companyId = await requireAdding(ctx, planned.positionId);
  return ctx.transaction(async (tx) => {
    const items: Items = [];
    for (const seekerId of planned.seekerIds) {
      const of = seekerId === null ? null : { seekerId, positionId: planned.positionId, companyId };
      const applicationId = of === null ? newId() : await findOrInsertApplication(tx, of);
      // What is meant does not depend on the step.
      items.push({ applicationId, from: 0, version: 1 });
    }
    return planBulkMove(tx, { key: planned.key, move: 'addTalent', details: {} }, items);
  });
}

type Items = Received<typeof passEndpoint>['items'];

/**
 * A key stands for one act: the same again answers with it, another one under the same key is refused. Were a key good
 * for one act of each kind, a client that mixes its keys up would have the same people passed and rejected.
 * @throws Refusal 40310, 40311, 40901, and 42900 when too many of this person's are under way.
 */
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
  if (!(await isSameAct(ctx, bulk, planned, items))) throw new Refusal(errors.keyReused);
  return findBulkMoveView(ctx, bulk);
}

/** Whether what is asked for is what the key stands for: the same move, for the same reason, of no other candidates. */
async function isSameAct(
  ctx: Ctx,
  bulk: BulkRecord,
  { move, details }: Pick<NewBulkMove, 'move' | 'details'>,
  items: Items,
): Promise<boolean> {
  const { reason, note, releaseNow } = bulk.details;
  if (bulk.move !== move || reason !== details.reason || note !== details.note || releaseNow !== details.releaseNow)
    return false;
  const planned = await findPlannedCandidates(ctx, bulk.id);
  // A row without a name is of somebody whom the company did not have then, or has no more: it may be any of them, once.
  const nameless = planned.filter((id) => id === null).length;
  const others = new Set(items.map((item) => item.applicationId).filter((id) => !planned.includes(id)));
  return others.size <= nameless;
}

/** Each candidate once, as they were named first. */
function withoutDoubles(items: Items): Items {
  return [...new Map(items.toReversed().map((item) => [item.applicationId, item])).values()].toReversed();
}

import { errors } from '@pinjian/contract/errors.ts';
import { findEmployer } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { task } from '#server/bind.ts';
import type { Ctx, EmployerActor, SystemActor } from '#server/context.ts';
import { inviteToAiInterview } from '../invitation/invite-to-ai-interview.ts';
import { addApplication } from '../pipeline/add-talent.ts';
import { passResume } from '../pipeline/pass-resume.ts';
import { rejectCandidate } from '../pipeline/reject-candidate.ts';
import {
  findBulkMove,
  findPendingPlaces,
  finishBulkMove,
  lockPendingRow,
  settleRow,
  undoPendingRows,
  type BulkRecord,
  type BulkRowRecord,
} from './queries.ts';

/** A candidate whose move fails for no reason of the product is tried again for so long, then reported as skipped. */
const giveUpMs = 600_000;

export const runBulkMoveTask = task<{ readonly bulkId: string }>({
  name: 'application.run-bulk-move',
  run: (ctx, { bulkId }) => runBulkMove(ctx, bulkId),
});

/**
 * Makes the moves of a bulk move that are still to be made, each with its outcome in a transaction of its own and as
 * the member who asked for it: what they may do is judged anew. Stopped at any point, or run twice at once, it goes on
 * where it was and makes no move twice.
 * @throws AggregateError when moves failed for no reason of the product: to be run again.
 */
export async function runBulkMove(ctx: Ctx<SystemActor>, bulkId: string): Promise<void> {
  const bulk = await findBulkMove(ctx, bulkId);
  if (bulk === undefined || bulk.finished_at !== null) return;
  const failures: unknown[] = [];
  for (const place of await findPendingPlaces(ctx, bulkId)) {
    const failure = await runRow(ctx, bulk, place);
    if (failure !== null) failures.push(failure);
  }
  await endBulkMove(ctx, bulkId);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} moves of ${bulkId} failed`);
}

/** Ends a bulk move if there is nothing left to do, once it is undone in any case. */
export async function endBulkMove(ctx: Ctx, bulkId: string): Promise<void> {
  const bulk = await findBulkMove(ctx, bulkId);
  if (bulk?.undone_at !== null) await undoPendingRows(ctx, bulkId);
  await finishBulkMove(ctx, bulkId);
}

/** One candidate; answers what kept it from having an outcome, null when it has one. */
async function runRow(ctx: Ctx<SystemActor>, bulk: BulkRecord, place: number): Promise<Error | null> {
  const row = { bulkId: bulk.id, place };
  try {
    await ctx.transaction(async (tx) => {
      const pending = await lockPendingRow(tx, bulk.id, place);
      // Looked at again behind the lock: undone meanwhile, it is the undoing's.
      if (pending === undefined || (await findBulkMove(tx, bulk.id))?.undone_at !== null) return;
      await makePlannedMove(tx, bulk, pending);
      await settleRow(tx, row, { outcome: 'done' });
    });
  } catch (error) {
    // The refused move has left nothing behind; that it was refused is written after it.
    if (error instanceof Refusal) await settleRow(ctx, row, { outcome: 'skipped', ...reasonOf(error) });
    else if (ctx.now().getTime() - bulk.due_at.getTime() > giveUpMs) {
      ctx.log.error({ ...row, error }, 'a bulk move was given up');
      await settleRow(ctx, row, { outcome: 'skipped', ...errors.internal });
    } else return error instanceof Error ? error : new Error(String(error));
  }
  return null;
}

function reasonOf({ code, message }: Refusal): { code: number; message: string } {
  return { code, message };
}

async function makePlannedMove(tx: Ctx<SystemActor>, bulk: BulkRecord, pending: BulkRowRecord): Promise<void> {
  const { application_id: applicationId, from_step: from, version } = pending;
  const mover = await findEmployer(tx, { userId: bulk.mover_id, familyId: bulk.family_id });
  if (mover === null) throw new Refusal(errors.notAllowed);
  if (applicationId === null) throw new Refusal(errors.notFound);
  const mine: Ctx<EmployerActor> = tx.as(mover);
  const chosen = { applicationId, from, version };
  if (bulk.move === 'addTalent') return addApplication(mine, applicationId);
  if (bulk.move === 'passResume') return void (await passResume(mine, chosen));
  if (bulk.move === 'inviteToAiInterview') return void (await inviteToAiInterview(mine, chosen));
  const { reason = 0, note = '', releaseNow = false } = bulk.details;
  await rejectCandidate(mine, { ...chosen, reason, note, releaseNow });
}

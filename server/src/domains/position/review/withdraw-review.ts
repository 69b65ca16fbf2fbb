import type { withdrawPositionReview as endpoint } from '@pinjian/contract/position-review.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { lockPosition, updatePosition } from '../queries.ts';
import { stateView } from '../view.ts';
import { closeReview, findPendingReview, statusBefore } from './queries.ts';

/** Takes a position back from review, to write on. One that is in none, or was decided meanwhile, stays as it is. */
export async function withdrawPositionReview(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    const pending = await findPendingReview(tx, record.id);
    if (pending === undefined) return stateView(record);
    await closeReview(tx, pending.id, { state: 'withdrawn', reason: null });
    const status = record.status === positionStatus.review ? statusBefore(pending) : record.status;
    await updatePosition(tx, record.id, { status });
    return stateView({ ...record, status, updatedAt: tx.now() });
  });
}

import type { withdrawPositionReview as endpoint } from '@pinjian/contract/position-review.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { lockPosition } from '../queries.ts';
import { stateView } from '../view.ts';
import { findPendingReview } from './queries.ts';
import { takeBackReview } from './take-back-review.ts';

/**
 * Takes a position back from review, to write on. What the platform looks at again by itself is not its company's to
 * take back. One that is in none, or was decided meanwhile, stays as it is.
 */
export async function withdrawPositionReview(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    const pending = await findPendingReview(tx, record.id);
    return stateView(pending?.looked_again === true ? record : await takeBackReview(tx, record));
  });
}
